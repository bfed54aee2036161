import { inspect } from 'node:util';
import { jest } from '@jest/globals';
import { S3_CREDENTIALS, startS3, type TestS3 } from '../testing/s3.ts';
import { openS3Store } from './s3-store.mjs';

// The test puts a thousand objects, and the client waits between its tries.
jest.setTimeout(60_000);

/*
 * The server is s3rver. It passes over the conditions of a PUT, as do the others that were found on npm. The front
 * before it evaluates them as the reference of S3 says, with one request for an object at a time. So these tests prove
 * what the store asks for and how it takes the answers, not how a given service keeps its word.
 */
let s3: TestS3;
beforeEach(async () => {
  s3 = await startS3();
});
afterEach(() => s3.close());

const open = (env: Record<string, string> = {}) =>
  openS3Store(s3.url('cabinet'), { ...S3_CREDENTIALS, ...env });
const text = (content: string) => Buffer.from(content);

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error) => error,
  );

describe('what the service is told of an object', () => {
  it.each([
    ['a/remoteEntry.js', 'text/javascript; charset=utf-8', null],
    ['a/remoteEntry.js.br', 'text/javascript; charset=utf-8', 'br'],
    ['a/style.css.gz', 'text/css; charset=utf-8', 'gzip'],
    ['a/release.json', 'application/json; charset=utf-8', null],
    ['index.html', 'text/html; charset=utf-8', null],
    ['logo.svg', 'image/svg+xml', null],
    ['logo.png', 'image/png', null],
    ['golos.woff2', 'font/woff2', null],
    ['1.0.0-abc/LICENSE', 'application/octet-stream', null],
  ])('%s is %s, encoded as %s, for ever', async (key, type, encoding) => {
    await open().put(key, text('content'));
    const { headers } = await s3.fetch('HEAD', `cabinet/${key}`);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is that what changes must be asked for each time', async () => {
    await open().swap('state.json', text('{}'), null);
    const { headers } = await s3.fetch('HEAD', 'cabinet/state.json');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
  });
});

describe('the address', () => {
  it('keeps stores of one bucket apart by their prefix', async () => {
    const other = openS3Store(s3.url(''), S3_CREDENTIALS);
    await open().put('a.js', text('a'));
    expect((await other.list('')).map(({ key }) => key)).toContain('cabinet/a.js');
    expect(await other.read('a.js')).toBeNull();
  });

  it.each([
    ['s3://releases?endpoint=http://store.example:9000', /at store\.example needs https/],
    ['s3://releases?endpoint=http://127.0.0.1.example', /needs https/],
    ['s3://releases?endpoint=store.example', /^The endpoint of the object store is an address/],
    ['s3://releases?endpoint=https://user:hidden@store.example', /carries credentials/],
    ['s3://user:hidden@releases', /carries credentials/],
    ['s3://releases?secret=hidden', /has no setting «secret»/],
    ['s3://releases?pathStyle=yes', /pathStyle of the object store is true or false/],
    ['s3://Releases_?secret=hidden', /has an address such as s3:\/\/bucket/],
    ['releases', /has an address such as s3:\/\/bucket/],
  ])('%s is refused', (url, sentence) => {
    const opening = () => openS3Store(url, S3_CREDENTIALS);
    expect(opening).toThrow(sentence);
    expect(opening).not.toThrow(/hidden/);
  });

  it.each([
    's3://releases',
    's3://releases/cabinet?region=eu-central-1',
    's3://releases/a/b/?endpoint=https://store.example:9000/s3&pathStyle=false',
    's3://releases?endpoint=http://localhost:9000',
    's3://releases?endpoint=http://[::1]:9000',
  ])('%s is opened', (url) => {
    expect(openS3Store(url, S3_CREDENTIALS).address).toBe(url);
  });
});

describe('credentials', () => {
  let strict: TestS3;
  beforeEach(async () => {
    strict = await startS3({ checksSignatures: true });
  });
  afterEach(() => strict.close());

  it('are given to nobody whose certificate is not checked', () => {
    expect(() => open({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toThrow(
      /anybody could pass for the object store/,
    );
  });

  it.each(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])('%s must be there', (name) => {
    expect(() => open({ [name]: '' })).toThrow(`The object store needs the environment variable ${name}.`);
  });

  const WRONG: Record<string, string>[] = [
    { AWS_ACCESS_KEY_ID: 'SOMEBODYELSE' },
    { AWS_SECRET_ACCESS_KEY: 'wrong-secret', AWS_SESSION_TOKEN: 'wrong-token' },
  ];

  it.each(WRONG)('%j are refused in a sentence that does not repeat them', async (env) => {
    const store = openS3Store(strict.url('cabinet'), { ...S3_CREDENTIALS, ...env });
    const works = [store.read('a'), store.peek('a'), store.list(''), store.swap('a', text('a'), null)];
    const errors = await Promise.all([...works, store.remove(['a'])].map(failure));
    for (const error of errors) {
      expect(String(error)).toMatch(
        /^Error: The object store refuses the credentials \(403( (InvalidAccessKeyId|SignatureDoesNotMatch))?\)\.$/,
      );
      for (const value of Object.values(env))
        expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(value);
    }
  });

  it.each([undefined, 'temporary'])('sign every request (session token: %s)', async (token) => {
    const store = openS3Store(strict.url('cabinet'), { ...S3_CREDENTIALS, AWS_SESSION_TOKEN: token });
    expect(await store.put('a.js', text('a'))).toBe(true);
    expect(await store.swap('state.json', text('one'), null)).toBe(true);
    expect(await store.swap('state.json', text('two'), await store.peek('state.json'))).toBe(true);
    await store.remove(['a.js']);
    expect(await store.read('a.js')).toBeNull();
  });
});

describe('a listing', () => {
  it('has all pages of more than a thousand objects', async () => {
    const keys = Array.from({ length: 1_010 }, (_, index) => `many/${String(index).padStart(4, '0')}.js`);
    for (let from = 0; from < keys.length; from += 20)
      await Promise.all(keys.slice(from, from + 20).map((key) => s3.fetch('PUT', `cabinet/${key}`)));
    expect((await open().list('many/')).map(({ key }) => key)).toEqual(keys);
    expect(s3.front.requests).toHaveLength(2);
  });
});

describe('a service that is not well', () => {
  it('is asked again when it hangs up or fails', async () => {
    const store = open();
    await store.put('a.js', text('a'));
    s3.front.faults.push(
      'hang up',
      { status: 503, code: 'SlowDown' },
      { status: 500, code: 'InternalError' },
    );
    expect((await store.read('a.js'))?.body.toString()).toBe('a');
  });

  it('is waited for while it is down for a moment', async () => {
    const store = open();
    await store.put('a.js', text('a'));
    await s3.front.close();
    const reading = store.read('a.js');
    setTimeout(s3.front.open, 100);
    expect((await reading)?.body.toString()).toBe('a');
  });

  it('is named when it stays away', async () => {
    await s3.front.close();
    const error = await failure(open().read('a.js'));
    // Under Jest the client does not recognise an error of Node, and drops its code.
    expect(String(error)).toContain(`The object store ${s3.url('cabinet')} cannot be reached (`);
    await s3.front.open();
  });

  it('is quoted when it keeps failing', async () => {
    s3.front.faults.push(
      ...Array<{ status: number; code: string }>(7).fill({ status: 500, code: 'InternalError' }),
    );
    await expect(open().read('a.js')).rejects.toThrow('The object store fails (500 InternalError).');
  });

  it('has no such bucket', async () => {
    const store = openS3Store(s3.url('cabinet', 'elsewhere'), S3_CREDENTIALS);
    const sentence = 'The object store has no bucket «elsewhere».';
    await expect(store.read('a.js')).rejects.toThrow(sentence);
    await expect(store.put('a.js', text('a'))).rejects.toThrow(sentence);
    await expect(store.list('')).rejects.toThrow(sentence);
  });
});

describe('a write whose answer is lost', () => {
  it('is known as our own when it is sent again', async () => {
    const store = open();
    await store.swap('state.json', text('one'), null);
    const seen = await store.peek('state.json');
    s3.front.faults.push('lose the answer');
    expect(await store.swap('state.json', text('two'), seen)).toBe(true);
    s3.front.faults.push('lose the answer');
    expect(await store.put('a.js', text('a'))).toBe(true);
  });

  it('is not taken for the same words of somebody else', async () => {
    const store = open();
    await store.swap('state.json', text('same'), null);
    s3.front.faults.push('hang up');
    expect(await store.swap('state.json', text('same'), null)).toBe(false);
  });
});

describe('a write while another one is under way', () => {
  const conflict = { status: 409, code: 'ConditionalRequestConflict' };

  it('is lost when it swaps', async () => {
    const store = open();
    await store.swap('state.json', text('one'), null);
    const seen = await store.peek('state.json');
    s3.front.faults.push(conflict);
    expect(await store.swap('state.json', text('two'), seen)).toBe(false);
  });

  it('is tried again when it puts, as the key may still be free', async () => {
    const store = open();
    await store.put('a.js', text('a'));
    s3.front.faults.push(conflict);
    expect(await store.put('b.js', text('b'))).toBe(true);
    s3.front.faults.push(...Array<typeof conflict>(5).fill(conflict));
    await expect(store.put('c.js', text('c'))).rejects.toThrow(
      'Others keep writing c.js in the object store.',
    );
  });
});

describe('conditions', () => {
  it('are asked about once a process, out of sight', async () => {
    const store = open();
    await Promise.all([store.put('a.js', text('a')), store.swap('state.json', text('{}'), null)]);
    await store.swap('state.json', text('[]'), await store.peek('state.json'));
    const probes = s3.front.requests.filter((each) => each.includes('.conditions-probe'));
    expect(probes).toHaveLength(3);
    expect((await store.list('')).map(({ key }) => key)).toEqual(['a.js', 'state.json']);
  });

  it('are asked about again when the question failed', async () => {
    const store = open();
    s3.front.faults.push({ status: 400, code: 'BadRequest' });
    await expect(store.put('a.js', text('a'))).rejects.toThrow('The object store fails (400 BadRequest).');
    expect(await store.put('a.js', text('a'))).toBe(true);
  });

  const SENTENCE = /^The object store passes over If-Match and If-None-Match/;

  it('must be honoured, else nothing is written', async () => {
    const store = openS3Store(s3.unconditionalUrl('cabinet'), S3_CREDENTIALS);
    await expect(store.swap('state.json', text('{}'), null)).rejects.toThrow(SENTENCE);
    await expect(store.put('a.js', text('a'))).rejects.toThrow(SENTENCE);
    expect(await store.list('')).toEqual([]);
  });

  it('must be known', async () => {
    s3.front.faults.push({ status: 501, code: 'NotImplemented' }, { status: 501, code: 'NotImplemented' });
    await expect(open().put('a.js', text('a'))).rejects.toThrow(SENTENCE);
  });
});
