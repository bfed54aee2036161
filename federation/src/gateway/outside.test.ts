import type { IncomingHttpHeaders } from 'node:http';
import { startGateway, type TestGateway } from '../testing/gateway.ts';

const PROXY = '10.0.0.5';
const PERSON = '203.0.113.9';

let seen: IncomingHttpHeaders = {};
const routes: NonNullable<Parameters<typeof startGateway>[0]>['routes'] = (api) => {
  api.get('/api/v1/seen', async ({ headers }) => {
    seen = headers;
    return {};
  });
  api.get('/api/internal/v1/*', async () => 'internal');
  api.get('/api/docs', async () => 'docs');
  api.get('/api/docs-of-others', async () => 'open');
};

let running: TestGateway;
beforeAll(async () => {
  running = await startGateway({ routes, trustProxy: PROXY, strictTransport: true });
});
afterAll(() => running.close());

describe('the address of a person', () => {
  const ask = async (remoteAddress: string, forwarded: Record<string, string>) => {
    await running.gateway.inject({
      url: '/api/v1/seen',
      remoteAddress,
      headers: { host: 'cabinet.example', ...forwarded },
    });
    const { 'x-forwarded-for': address, 'x-forwarded-proto': protocol, 'x-forwarded-host': host } = seen;
    return { address, protocol, host };
  };

  it('is what a trusted proxy says, and so is the protocol', async () => {
    expect(await ask(PROXY, { 'x-forwarded-for': PERSON, 'x-forwarded-proto': 'https' })).toEqual({
      address: PERSON,
      protocol: 'https',
      host: 'cabinet.example',
    });
  });

  it('is the last one that no trusted proxy has added', async () => {
    const { address } = await ask(PROXY, { 'x-forwarded-for': `1.2.3.4, ${PERSON}, 127.0.0.1` });
    expect(address).toBe(PERSON);
  });

  it('is that of the connection when somebody else says otherwise', async () => {
    const claimed = {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
    };
    expect(await ask(PERSON, claimed)).toEqual({
      address: PERSON,
      protocol: 'http',
      host: 'cabinet.example',
    });
  });
});

describe('what is closed from outside', () => {
  const CLOSED = [
    '/api/internal',
    '/api/internal/v1/charges',
    '/api/%69nternal/v1/charges',
    '/api/./internal/v1/charges',
    '/api/%2e/internal/v1/charges',
    '/api//internal/v1/charges',
    '/api/docs',
    '/api/docs/json',
    '/api/DOCS',
  ];

  it.each(CLOSED)('%s does not exist', async (url) => {
    const answer = await running.gateway.inject(url);
    expect([answer.statusCode, answer.json().details?.code]).toEqual([404, 'RES.001']);
  });

  it('opens when told to, and nothing else is closed', async () => {
    const open = await startGateway({ routes, closed: [] });
    expect((await open.gateway.inject('/api/internal/v1/charges')).body).toBe('internal');
    expect((await open.gateway.inject('/api/docs')).body).toBe('docs');
    expect((await running.gateway.inject('/api/docs-of-others')).body).toBe('open');
    await open.close();
  });
});

describe('headers', () => {
  const NOTHING = "default-src 'none'; frame-ancestors 'none'";
  const headersOf = async (url: string, headers = {}) =>
    (await running.gateway.inject({ url, headers, remoteAddress: PROXY })).headers;

  it('let no document without a policy of its own run or load anything', async () => {
    for (const url of ['/registry.json', '/assets.json', '/none.json', '/gateway/healthz', '/api/v1/seen'])
      expect([url, (await headersOf(url))['content-security-policy']]).toEqual([url, NOTHING]);
  });

  it('of /index.html are those of the page', async () => {
    const [page, file] = await Promise.all([headersOf('/'), headersOf('/index.html')]);
    expect(file['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self'/);
    expect({ ...file, date: '' }).toEqual({ ...page, date: '' });
  });

  it('keep browsers on https that came so', async () => {
    const https = await headersOf('/', { 'x-forwarded-proto': 'https' });
    expect(https['strict-transport-security']).toBe('max-age=31536000');
    expect((await headersOf('/'))['strict-transport-security']).toBeUndefined();
  });

  it('keep browsers on https at all names below where the settings ask for it', async () => {
    const { gateway, close } = await startGateway({
      trustProxy: PROXY,
      strictTransport: true,
      strictSubdomains: true,
    });
    const { headers } = await gateway.inject({
      url: '/gateway/healthz',
      headers: { 'x-forwarded-proto': 'https' },
      remoteAddress: PROXY,
    });
    await close();
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('keep no browser on https where the settings do not ask for it', async () => {
    const demo = await startGateway({ trustProxy: PROXY });
    const asked = { url: '/', headers: { 'x-forwarded-proto': 'https' }, remoteAddress: PROXY };
    const { headers } = await demo.gateway.inject(asked);
    await demo.close();
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('without TLS', () => {
  const HOME = 'https://cabinet.example.com';
  let strict: TestGateway;
  beforeAll(async () => {
    strict = await startGateway({ routes, trustProxy: PROXY, strictTransport: true, publicUrl: HOME });
  });
  afterAll(() => strict.close());

  const over = (protocol: string, url: string, method: 'GET' | 'POST' = 'GET') =>
    strict.gateway.inject({
      url,
      method,
      remoteAddress: PROXY,
      headers: { 'x-forwarded-proto': protocol, 'x-forwarded-host': 'evil.example', host: 'evil.example' },
    });

  it.each(['/', '/company/users?page=2', '//evil.example/', '/apiary'])(
    'the page %s leads to https',
    async (url) => {
      const { statusCode, headers } = await over('http', url);
      expect([statusCode, headers.location]).toEqual([308, `${HOME}${url}`]);
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it.each(['/api', '/api/v1/seen', '/API/v1/seen', '/%61pi/v1/seen', '//api/v1/seen', '/internal/x'])(
    'the call %s is refused, not redirected',
    async (url) => {
      const { statusCode, headers, body } = await over('http', url);
      expect([statusCode, headers.location]).toEqual([403, undefined]);
      expect(JSON.parse(body).message).toBe('Этот адрес вызывают только по https');
    },
  );

  it.each(['/%zz', '/%ff'])('%s, which is no address, is refused', async (url) => {
    expect((await over('http', url)).statusCode).toBe(400);
  });

  it('nothing is sent to a page', async () => {
    expect((await over('http', '/login', 'POST')).statusCode).toBe(403);
  });

  it('does not mean a call over https, nor one of this machine', async () => {
    expect((await over('https', '/api/v1/seen')).statusCode).toBe(200);
    expect((await strict.gateway.inject('/api/v1/seen')).statusCode).toBe(200);
    expect((await strict.gateway.inject('/gateway/healthz')).statusCode).toBe(200);
  });

  it('everything goes on where the cabinet has no https', async () => {
    const open = await startGateway({
      routes,
      trustProxy: PROXY,
      strictTransport: true,
      publicUrl: 'http://cabinet.internal',
    });
    const asked = { url: '/api/v1/seen', headers: { 'x-forwarded-proto': 'http' }, remoteAddress: PROXY };
    const { statusCode } = await open.gateway.inject(asked);
    await open.close();
    expect(statusCode).toBe(200);
  });
});

describe('security.txt', () => {
  const URL_OF_IT = '/.well-known/security.txt';
  const CONTACT = 'mailto:security@example.com';

  it('names whom to tell of a weakness, for less than a year from the start on', async () => {
    const { gateway, close } = await startGateway({
      securityContact: CONTACT,
      publicUrl: 'https://cabinet.example.com',
    });
    const { statusCode, headers, body } = await gateway.inject(URL_OF_IT);
    const days = (Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
    await close();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(days).toBeGreaterThan(363);
    expect(days).toBeLessThan(365);
    expect(body.replace(/^Expires: .*$/m, 'Expires: …')).toBe(
      `Contact: ${CONTACT}\nExpires: …\nPreferred-Languages: ru, en\nCanonical: https://cabinet.example.com${URL_OF_IT}\n`,
    );
  });

  it('says nothing of its address where nobody has told it, and is not there without a contact', async () => {
    const { gateway, close } = await startGateway({ securityContact: CONTACT });
    const { body } = await gateway.inject(URL_OF_IT);
    await close();
    expect(body).toMatch(/^Contact: /);
    expect(body).not.toContain('Canonical');
    const missing = await running.gateway.inject(URL_OF_IT);
    expect(missing.statusCode).toBe(404);
    expect(missing.body).not.toContain('<html');
  });
});

describe('a session', () => {
  const vary = async (cookie: string) =>
    (await running.gateway.inject({ url: '/login', headers: { cookie } })).body.includes('preloads');

  it.each([
    ['cabinet_session=x', true],
    ['theme=dark; __Host-cabinet_session=x', true],
    ['my_cabinet_session=x', false],
    ['cabinet_session_old=x', false],
    ['note=cabinet_session=x', false],
    ['', false],
  ])('is seen in «%s»: %s', async (cookie, expected) => {
    expect(await vary(cookie)).toBe(expected);
  });
});
