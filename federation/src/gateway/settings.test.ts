import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readSettings, SettingsError } from './settings.mjs';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe('settings of the gateway', () => {
  it('need nothing: the address, the API beside it, no origin but its own', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      apiUrls: ['http://127.0.0.1:3001'],
      frameOrigins: [],
      chatUrl: '',
      publicLinks: { support: '', offer: '', privacy: '' },
    });
  });

  it('close documents and internal calls in production, each with its own switch, and open both in the demonstration', () => {
    expect(readSettings({}).closed).toEqual(['/api/docs', '/api/internal']);
    expect(readSettings({ API_DOCS: '1' }).closed).toEqual(['/api/internal']);
    expect(readSettings({ GATEWAY_INTERNAL: '1' }).closed).toEqual(['/api/docs']);
    expect(readSettings({ CABINET_MODE: 'demo' }).closed).toEqual([]);
  });

  it('speak of https in production only', () => {
    expect(readSettings({}).strictTransport).toBe(true);
    expect(readSettings({ CABINET_MODE: 'demo' }).strictTransport).toBe(false);
  });

  it('name whom to tell of a weakness, by mail or by a page', () => {
    for (const SECURITY_CONTACT of ['mailto:security@example.com', 'https://example.com/security'])
      expect(readSettings({ SECURITY_CONTACT }).securityContact).toBe(SECURITY_CONTACT);
    expect(readSettings({}).securityContact).toBeUndefined();
  });

  it('list origins, with spaces and slashes behind them or without', () => {
    const FRAME_ORIGINS = 'https://www.payanyway.ru, https://demo.moneta.ru/';
    expect(readSettings({ FRAME_ORIGINS }).frameOrigins).toEqual([
      'https://www.payanyway.ru',
      'https://demo.moneta.ru',
    ]);
  });

  const BUCKET = { RELEASE_STORE: 's3://releases/site' };
  const OWN = { GATEWAY_STORE_KEY_ID: 'reader', GATEWAY_STORE_KEY: 'secret-of-the-reader' };

  it('take the credentials of the gateway to the store, and those of who writes in the demonstration only', () => {
    const WRITER = { AWS_ACCESS_KEY_ID: 'writer', AWS_SECRET_ACCESS_KEY: 'secret-of-the-writer' };
    expect(readSettings({ ...BUCKET, ...OWN, AWS_REGION: 'eu' }).storeEnv).toEqual({
      AWS_REGION: 'eu',
      AWS_ACCESS_KEY_ID: 'reader',
      AWS_SECRET_ACCESS_KEY: 'secret-of-the-reader',
      AWS_SESSION_TOKEN: undefined,
    });
    expect(readSettings({ ...BUCKET, ...WRITER, CABINET_MODE: 'demo' }).storeEnv).toMatchObject(WRITER);
    expect(readSettings({ RELEASE_STORE: '/srv/releases', ...WRITER }).storeEnv).toMatchObject(WRITER);
    const problems = problemsOf({ ...BUCKET, ...OWN, ...WRITER });
    expect(problems).toEqual([expect.stringMatching(/^AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: /)]);
    expect(problems.join()).not.toMatch(/secret-of|"writer"/);
  });

  it('refuse in production to believe a part of the internet, and tell of networks that hold more than proxies', () => {
    expect(problemsOf({ TRUST_PROXY: '128.0.0.0/1' })).toEqual([
      expect.stringContaining('TRUST_PROXY trusts 128.0.0.0/1'),
    ]);
    const { looseProxies } = readSettings({ TRUST_PROXY: '10.1.2.3, 10.2.3.0/24, 10.244.0.0/16' });
    expect(looseProxies).toEqual(['10.244.0.0/16']);
    expect(readSettings({ TRUST_PROXY: '128.0.0.0/1', CABINET_MODE: 'demo' }).looseProxies).toEqual([]);
  });

  it.each([
    ['support@example.com', 'mailto:support@example.com'],
    ['+7 (495) 123-45-67', 'tel:+74951234567'],
    ['+74951234567', 'tel:+74951234567'],
    ['https://help.example.com/ask', 'https://help.example.com/ask'],
  ])('makes a link of the contact of support %s', (SUPPORT_CONTACT, link) => {
    expect(readSettings({ SUPPORT_CONTACT }).publicLinks).toEqual({ support: link, offer: '', privacy: '' });
  });

  it.each([
    ['GATEWAY_STORE_KEY_ID and GATEWAY_STORE_KEY', BUCKET],
    ['GATEWAY_STORE_KEY', { ...BUCKET, GATEWAY_STORE_KEY_ID: 'reader' }],
    ['HSTS_SUBDOMAINS', { HSTS_SUBDOMAINS: 'yes' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://cabinet.example.com/path' }],
    ['SECURITY_CONTACT', { SECURITY_CONTACT: 'security@example.com' }],
    ['SECURITY_CONTACT', { SECURITY_CONTACT: 'http://example.com/security' }],
    ['SECURITY_CONTACT', { SECURITY_CONTACT: 'https://example.com/\nCanonical: https://evil.example' }],
    ['SECURITY_CONTACT', { SECURITY_CONTACT: 'mailto:a@b.example\nContact: mailto:evil@evil.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'proxy.internal' }],
    ['GATEWAY_CONNECTIONS_PER_ADDRESS', { GATEWAY_CONNECTIONS_PER_ADDRESS: '-1' }],
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: 'http' }],
    ['API_URLS', { API_URLS: '127.0.0.1:3001' }],
    ['API_URLS', { API_URLS: 'http://one:3001, http://one:3001/' }],
    ['for ever', { PORT: '4000', API_URLS: 'http://one:3001,http://localhost:4000' }],
    ['CHAT_URL', { CHAT_URL: 'javascript:alert(1)' }],
    ['CHAT_URL', { CHAT_URL: 'http://chat.example.com' }],
    ['SUPPORT_CONTACT', { SUPPORT_CONTACT: 'javascript:alert(1)' }],
    ['SUPPORT_CONTACT', { SUPPORT_CONTACT: 'http://support.example.com' }],
    ['SUPPORT_CONTACT', { SUPPORT_CONTACT: 'a@b.example?bcc=evil@evil.example' }],
    ['SUPPORT_CONTACT', { SUPPORT_CONTACT: '+1 916 123-45-67' }],
    ['SUPPORT_CONTACT', { SUPPORT_CONTACT: '+7 916 123-45-6' }],
    ['SUPPORT_CONTACT', { SUPPORT_CONTACT: 'https://user:password@support.example.com' }],
    ['OFFER_URL', { OFFER_URL: 'http://example.com/offer' }],
    ['OFFER_URL', { OFFER_URL: 'offer.pdf' }],
    ['PRIVACY_URL', { PRIVACY_URL: 'http://example.com/privacy' }],
    ['CABINET_MODE', { CABINET_MODE: 'staging' }],
    ['API_DOCS', { API_DOCS: 'maybe' }],
    ['GATEWAY_INTERNAL', { GATEWAY_INTERNAL: 'yes' }],
    ['FRAME_ORIGINS', { FRAME_ORIGINS: "https://www.payanyway.ru; script-src 'unsafe-inline'" }],
    ['FRAME_ORIGINS', { FRAME_ORIGINS: '*' }],
    ['SCRIPT_ORIGINS', { SCRIPT_ORIGINS: "'unsafe-eval'" }],
    ['SCRIPT_ORIGINS', { SCRIPT_ORIGINS: 'https://www.payanyway.ru/widget.js' }],
    ['SCRIPT_ORIGINS', { SCRIPT_ORIGINS: 'http://www.payanyway.ru' }],
    ['DEV_HOST is for development', { DEV_HOST: 'http://127.0.0.1:3100' }],
    ['DEV_REMOTES is for development', { DEV_REMOTES: 'account=http://127.0.0.1:3101' }],
    ['NODE_OPTIONS has --inspect', { NODE_OPTIONS: '--max-old-space-size=512 --inspect-brk=0.0.0.0:9229' }],
    ['NODE_OPTIONS has --tls_keylog', { NODE_OPTIONS: '--tls_keylog=/tmp/keys' }],
    ['NODE_OPTIONS has --trace-tls', { NODE_OPTIONS: '"--trace-tls"' }],
    ['NODE_OPTIONS has --insecure-http-parser', { NODE_OPTIONS: '--insecure-http-parser' }],
    ['NODE_DEBUG', { NODE_DEBUG: 'http' }],
    ['NODE_TLS_REJECT_UNAUTHORIZED', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
  ])('refuse, with a sentence on %s, %o', (variable, env) => {
    expect(problemsOf(env)).toEqual([expect.stringContaining(variable)]);
  });

  it('are for development in the demonstration only, and no other option of Node is refused', () => {
    const DEV = { DEV_HOST: 'http://127.0.0.1:3100', DEV_REMOTES: 'account=http://127.0.0.1:3101' };
    expect(readSettings({ ...DEV, NODE_OPTIONS: '--inspect', CABINET_MODE: 'demo' })).toMatchObject({
      devHost: 'http://127.0.0.1:3100',
      devRemotes: { account: 'http://127.0.0.1:3101' },
    });
    expect(
      problemsOf({ NODE_OPTIONS: '--max-old-space-size=512', NODE_TLS_REJECT_UNAUTHORIZED: '1' }),
    ).toEqual([]);
  });

  it('are refused by the process in sentences, not in a stack', () => {
    const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'server.mjs')], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, PORT: '70000', API_URLS: 'nowhere' },
    });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: [
        'The gateway cannot start. Its settings are not usable:',
        '  - PORT is "70000"; it is a whole number from 1 to 65535',
        '  - API_URLS is "nowhere"; it lists http or https addresses, each once',
        '',
      ].join('\n'),
    });
  });
});
