import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { layOut, openFolderStore, pageEntry } from '../registry/index.mjs';
import { aContract, aRegistryRemote } from '../testing/builders.ts';
import { makeHost } from '../testing/dist.mjs';
import { createGateway } from './gateway.mjs';

const INLINE = 'document.documentElement.lang';
const PAGE = `<html><head><script>${INLINE}</script></head><body><div id="root"></div><!--registry--></body></html>`;

const remote = aRegistryRemote({
  preload: { orders: ['12.js'], welcome: ['remoteEntry.js'], mine: ['12.js'] },
  preloadKernel: { orders: ['ui'], mine: ['ui', 'core/money'] },
  contract: aContract({
    routes: [
      ...aContract().routes,
      { id: 'one', path: '/one/:oneId', title: 'Одно', guard: { session: true } },
      { id: 'mine', path: '/mine', title: '</script><b>', guard: { session: true }, skeleton: 'list' },
    ],
  }),
});

let site: string;
let api: FastifyInstance;
let gateway: FastifyInstance;

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'site-'));
  const files = {
    'index.html': PAGE,
    'host.0123abcd.js': 'host',
    'assets.json': JSON.stringify({
      shell: ['shell.0123abcd.js'],
      login: ['login.0123abcd.js'],
      '@cabinet/kernel/ui': ['kernel.0123abcd.js'],
      '@cabinet/kernel/core/money': ['money.0123abcd.js', 'kernel.0123abcd.js'],
    }),
    'prerendered.json': JSON.stringify({
      pages: {
        '/login': {
          head: '<style>form{}</style><script>hide()</script>',
          root: '<form></form>',
          script: 'early()',
        },
      },
      shell: {
        head: '<style>.bar{}</style>',
        templates: { wide: '<nav></nav>', icons: '<svg></svg>' },
        screens: { page: '<p></p>', list: '<ul></ul>' },
        script: 'stamp()',
      },
      commonHead: '<style data-global-styles>html{}</style>',
      sessionScript: 'ask()',
    }),
  };
  await makeHost(site, { files });
  await mkdir(path.join(site, 'mfe/orders/1.2.3-abc123'), { recursive: true });
  await writeFile(path.join(site, 'mfe/orders/1.2.3-abc123/12.js'), 'chunk');
  await layOut(openFolderStore(site), [remote], 'a test');
  api = fastify({ routerOptions: { maxParamLength: 384 } });
  api.get('/api/v1/echo', async (request) => ({
    host: request.headers.host,
    address: request.headers['x-forwarded-for'],
  }));
  api.get<{ Params: { id: string } }>('/api/v1/models/:id/access', async ({ params: { id } }) => ({ id }));
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  gateway = await createGateway({ site, apiUrls: [apiUrl] });
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  await rm(site, { recursive: true, force: true });
});

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');
const page = (url: string, cookie = '') => gateway.inject({ url, headers: { cookie } });

describe('the page', () => {
  it('carries the registry as data that cannot break out of its element', async () => {
    const { body } = await page('/');
    const data = /<script type="application\/json" id="registry">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(data).not.toContain('<');
    expect(JSON.parse(data).remotes).toEqual([pageEntry(remote)]);
  });

  it('allows its inline script by hash and nothing else inline', async () => {
    const policy = String((await page('/')).headers['content-security-policy']);
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe(`script-src 'self' 'sha256-${hashOf(INLINE)}'`);
  });

  it.each([
    ['/', ''],
    ['/login', ''],
    ['/mine', 'cabinet_session=x'],
  ])('%s carries the global styles in its head', async (url, cookie) => {
    expect((await page(url, cookie)).body).toMatch(/<style data-global-styles>html\{\}<\/style>.*<\/head>/);
  });

  it('is never cached', async () => {
    expect((await page('/')).headers['cache-control']).toBe('no-cache');
  });

  it("preloads the open route's files with their integrity for a visitor with a session", async () => {
    const { body } = await page('/mine', 'cabinet_session=x');
    expect(body).toContain(
      'href="/mfe/orders/1.2.3-abc123/12.js" crossorigin="anonymous" integrity="sha384-BBBB"',
    );
    expect(body).toContain('href="/shell.0123abcd.js"');
  });

  it("preloads the entry points of the kernel that the open route's screen imports, each file once", async () => {
    const { body } = await page('/mine', 'cabinet_session=x');
    const hosts = [...body.matchAll(/href="\/(\w+)\.0123abcd\.js"/g)].map(([, name]) => name);
    expect(hosts).toEqual(['shell', 'kernel', 'money']);
    expect((await page('/orders', 'cabinet_session=x')).body).not.toContain('href="/kernel.');
  });

  it("keeps the preload links for the page to unfold, so that they do not hold the host's script up: the shell's first", async () => {
    const { body } = await page('/mine', 'cabinet_session=x');
    const [, ofShell = ''] = /<template id="shell-preloads">(.*?)<\/template>/.exec(body) ?? [];
    const [, links = ''] = /<template id="preloads">(.*?)<\/template>/.exec(body) ?? [];
    expect(ofShell).toBe('<link rel="preload" as="script" href="/shell.0123abcd.js">');
    expect(links).toContain('12.js');
    expect(links).not.toContain('shell.0123abcd.js');
    expect(body.replace(links, '').replace(ofShell, '')).not.toContain('rel="preload"');
  });

  it('preloads nothing of a remote without a session, and nothing of a route with a permission', async () => {
    expect((await page('/mine')).body).not.toContain('href="/mfe/');
    expect((await page('/mine')).body).toContain('href="/login.0123abcd.js"');
    expect((await page('/orders', 'cabinet_session=x')).body).not.toContain('href="/mfe/');
  });

  it('preloads a public route for everybody', async () => {
    expect((await page('/welcome')).body).toContain('href="/mfe/orders/1.2.3-abc123/remoteEntry.js"');
  });
});

describe('the name that a page gives to what it loads', () => {
  it('is its address, unless that carries the secret of a letter', async () => {
    const policyOf = async (url: string) => (await gateway.inject(url)).headers['referrer-policy'];
    expect(await policyOf('/mine?page=2')).toBe('same-origin');
    expect(await policyOf('/group/invite/accept?token=secret')).toBe('no-referrer');
    expect(await policyOf('/group/invite/accept?from=mail&token=secret')).toBe('no-referrer');
  });
});

describe('a page that the build has drawn', () => {
  const DRAWN = '<div id="root"><form></form></div><script>early()</script>';

  it('comes with its content and styles to a visitor, and its scripts by their hashes', async () => {
    const { body, headers } = await page('/login');
    expect(body).toContain(DRAWN);
    expect(body).toMatch(/<style>form\{\}<\/style><script>hide\(\)<\/script>.*<\/head>/);
    expect(String(headers['content-security-policy'])).toContain(
      `'sha256-${hashOf('hide()')}' 'sha256-${hashOf('early()')}'; style-src`,
    );
    expect(headers.vary).toContain('cookie');
  });

  it('comes empty to somebody with a session', async () => {
    const { body, headers } = await page('/login', 'cabinet_session=x');
    expect(body).toContain('<div id="root"></div>');
    expect(body).not.toContain('form');
    expect(String(headers['content-security-policy'])).not.toContain(hashOf('early()'));
  });

  it('lets a browser with a session ask who it is before anything else is there', async () => {
    const { body, headers } = await page('/mine', 'cabinet_session=x');
    expect(body.indexOf('<script>ask()</script>')).toBeLessThan(body.indexOf('<link rel="preload"'));
    expect(body).toContain('<script>ask()</script>');
    expect(String(headers['content-security-policy'])).toContain(hashOf('ask()'));
    expect((await page('/mine')).body).not.toContain('ask()');
  });

  it.each(['/', '/login/', '/constructor', '/__proto__'])('leaves %s empty', async (url) => {
    expect((await page(url)).body).toContain('<div id="root"></div>');
  });
});

describe('a private page of somebody with a session', () => {
  const session = 'cabinet_session=x';

  it('brings the shell in templates, the shape of the screen, and the script that puts them together, by its hash', async () => {
    const { body, headers } = await page('/mine', session);
    expect(body).toMatch(/<style>\.bar\{\}<\/style>.*<\/head>/);
    expect(body).toContain(
      '<div id="root"></div><template data-template="wide"><nav></nav></template><template data-template="icons"><svg></svg></template>',
    );
    expect(body).toContain('<script>stamp()</script>');
    expect(String(headers['content-security-policy'])).toContain(hashOf('stamp()'));
  });

  it('names the screen as data that cannot break out, unless its route needs a permission', async () => {
    expect((await page('/mine', session)).body).toContain(
      '<template data-template="screen" data-title="&lt;/script>&lt;b>"><ul></ul></template>',
    );
    expect((await page('/orders', session)).body).toContain(
      '<template data-template="screen"><p></p></template>',
    );
  });

  it.each([
    ['/mine', ''],
    ['/welcome', session],
    ['/nowhere', session],
    ['/login', session],
  ])('is drawn nowhere else: %s with «%s»', async (url, cookie) => {
    expect((await page(url, cookie)).body).not.toContain('data-template');
  });
});

describe('the page on its way', () => {
  const read = async (encoding: string) =>
    gateway.inject({ url: '/login', headers: { 'accept-encoding': encoding } });

  it.each(['br', 'gzip, deflate, br', 'gzip, br;q=0.5'])('is compressed for %s', async (encoding) => {
    const [response, again] = [await read(encoding), await read(encoding)];
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe((await page('/login')).body);
    expect(again.rawPayload).toEqual(response.rawPayload);
  });

  it.each(['', 'gzip', 'br;q=0', 'gzip, br; q=0.0'])('is plain for «%s»', async (encoding) => {
    expect((await read(encoding)).headers['content-encoding']).toBeUndefined();
  });
});

describe('files', () => {
  it('come from immutable directories for a year', async () => {
    const response = await gateway.inject('/mfe/orders/1.2.3-abc123/12.js');
    expect(response.body).toBe('chunk');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('of the host are immutable when their name carries a hash', async () => {
    expect((await gateway.inject('/host.0123abcd.js')).headers['cache-control']).toContain('immutable');
  });

  it('that do not exist are 404, never the page', async () => {
    expect((await gateway.inject('/mfe/orders/1.2.3-abc123/missing.js')).statusCode).toBe(404);
    expect((await gateway.inject('/missing.0123abcd.js')).statusCode).toBe(404);
  });

  it('are not what an address of a screen names, though it ends as they do', async () => {
    for (const id of ['llama3.70b', encodeURIComponent('meta-llama/llama-3.3-70b.gguf')])
      expect((await gateway.inject(`/one/${id}`)).headers['content-type']).toContain('text/html');
  });

  it('outside the site are out of reach', async () => {
    expect((await gateway.inject('/mfe/..%2f..%2fregistry.json')).statusCode).not.toBe(200);
  });
});

describe('the registry', () => {
  it('is served without caching', async () => {
    const response = await gateway.inject('/registry.json');
    expect(response.json().remotes).toEqual([pageEntry(remote)]);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-cache, private', vary: 'cookie' });
  });

  it('is not sent to who has it', async () => {
    const { etag } = (await gateway.inject('/registry.json')).headers;
    const ask = (tag: string) => gateway.inject({ url: '/registry.json', headers: { 'if-none-match': tag } });
    expect(await ask(String(etag))).toMatchObject({ statusCode: 304, body: '' });
    expect(await ask('"other"')).toMatchObject({ statusCode: 200 });
  });

  it('is read again when the file changes, and then names the build that was live before', async () => {
    const store = openFolderStore(site);
    const former = { ...remote, kernelImports: {} };
    const { base: _base, ...release } = former;
    await store.put('mfe/orders/1.2.3-abc123/release.json', Buffer.from(JSON.stringify(release)));
    const other = aRegistryRemote({ build: 'def456', base: '/mfe/orders/1.2.3-def456/' });
    await layOut(store, [other], 'a test');
    const [entry] = (await gateway.inject('/registry.json')).json().remotes;
    expect(entry).toEqual(pageEntry(other, remote));
    await layOut(store, [remote], 'a test');
    // The build to which a rollback would lead is not stored, and the page is served all the same.
    expect((await gateway.inject('/registry.json')).json().remotes).toEqual([pageEntry(remote)]);
  });
});

describe('the words of the palette', () => {
  afterAll(() => layOut(openFolderStore(site), [remote], 'a test'));

  it('stand in the registry for whoever asks for them, and in no page', async () => {
    const [line] = remote.contract.menu;
    const contract = { ...remote.contract, menu: line ? [{ ...line, synonyms: 'покупки' }] : [] };
    await layOut(
      openFolderStore(site),
      [aRegistryRemote({ build: 'worded', base: '/mfe/orders/1.2.3-worded/', contract })],
      'a test',
    );
    const worded = await gateway.inject('/registry.json?words');
    expect(worded.json().remotes[0].contract.menu[0].synonyms).toBe('покупки');
    expect((await gateway.inject('/registry.json')).body).not.toContain('покупки');
    expect((await page('/')).body).not.toContain('покупки');
    const again = await gateway.inject({
      url: '/registry.json?words',
      headers: { 'if-none-match': String(worded.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});

describe('the API behind the gateway', () => {
  it("sees the browser's host and address", async () => {
    const response = await gateway.inject({ url: '/api/v1/echo', headers: { host: 'cabinet.example' } });
    expect(response.json()).toEqual({ host: 'cabinet.example', address: '127.0.0.1' });
  });

  it('gets the id of a model in one piece, slashes and colons included', async () => {
    for (const id of ['meta-llama/llama-3.3-70b', 'llama3:8b', '@cf/Qwen2.5-72B', `a/${'b/'.repeat(60)}c`]) {
      const response = await gateway.inject(`/api/v1/models/${encodeURIComponent(id)}/access`);
      expect(response.json()).toEqual({ id });
    }
  });

  it('answers SYS.002 in the envelope while it is down', async () => {
    const lonely = await createGateway({ site, apiUrls: ['http://127.0.0.1:9'] });
    const response = await lonely.inject('/api/v1/echo');
    expect(response.statusCode).toBe(503);
    expect(response.json().details.code).toBe('SYS.002');
    await lonely.close();
  });
});
