import { describe, expect, it } from '@jest/globals';
import { PRODUCTION_ENV } from '#test/production-env.ts';
import { ConfigError, loadConfig } from './index.ts';

const SECRET = 'top-secret-of-a-service-0123456789abcdef';
const DEMO_PEPPER = 'demo-pepper-not-a-secret-demo-only';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('configuration', () => {
  it('needs nothing in demo mode', () => {
    const config = loadConfig({ CABINET_MODE: 'demo' });
    expect(config).toMatchObject({ mode: 'demo', port: 3001, databaseUrl: undefined, secureCookies: false });
    expect(config.payment).toMatchObject({ mntId: 'test_account', testMode: 1, emulator: true });
  });

  it('is production unless told otherwise, and then names every missing secret at once', () => {
    const problems = problemsOf({}).join('\n');
    for (const name of Object.keys(PRODUCTION_ENV).filter((each) => each !== 'CABINET_MODE'))
      expect(problems).toContain(name);
  });

  it('accepts a whole production environment and makes cookies Secure', () => {
    expect(loadConfig(PRODUCTION_ENV)).toMatchObject({ mode: 'production', secureCookies: true });
  });

  it.each([
    ['plain http', { PUBLIC_URL: 'http://cabinet.example.com' }, 'ALLOW_PLAIN_HTTP'],
    [
      'a path',
      { PUBLIC_URL: 'https://cabinet.example.com/cabinet' },
      'root of an origin only: https://cabinet.example.com',
    ],
    ['a query', { PUBLIC_URL: 'https://cabinet.example.com/?from=mail' }, 'root of an origin only'],
    ['a name in the address', { PUBLIC_URL: 'https://me@cabinet.example.com' }, 'root of an origin only'],
    ['the emulator', { PAYMENT_EMULATOR: '1' }, 'PAYMENT_EMULATOR'],
    ['a short pepper', { PEPPER: 'short' }, 'PEPPER'],
    ['the pepper of the demonstration', { PEPPER: 'demo-pepper-not-a-secret-demo-only' }, 'PEPPER'],
    [
      'staff without a second factor',
      { STAFF_SECOND_FACTOR: 'advised' },
      'STAFF_SECOND_FACTOR lets the staff in by a password alone',
    ],
    ['a short key of second factors', { SECOND_FACTOR_KEY: 'short' }, 'SECOND_FACTOR_KEY must be'],
    [
      'the key of second factors of the demonstration',
      { SECOND_FACTOR_KEY: 'demo-second-factor-key-not-a-secret' },
      'SECOND_FACTOR_KEY is the one of the demonstration',
    ],
    [
      'a second key of second factors that is the first',
      { SECOND_FACTOR_KEY_ALSO: PRODUCTION_ENV.SECOND_FACTOR_KEY },
      'SECOND_FACTOR_KEY_ALSO is the same as SECOND_FACTOR_KEY',
    ],
    [
      'the integrity code of the demonstration',
      { MNT_INTEGRITY_CODE: 'demo-integrity-code' },
      'MNT_INTEGRITY_CODE',
    ],
    ['a pepper of one letter', { PEPPER: 'p'.repeat(64) }, 'PEPPER'],
    ['a pepper of one word again and again', { PEPPER: 'correct-horse.'.repeat(4) }, 'PEPPER'],
    ['a short integrity code', { MNT_INTEGRITY_CODE: 'x' }, 'MNT_INTEGRITY_CODE'],
    ['an integrity code of one letter', { MNT_INTEGRITY_CODE: 'x'.repeat(40) }, 'MNT_INTEGRITY_CODE'],
    ['a token of one digit', { INTERNAL_TOKEN: '1'.repeat(32) }, 'INTERNAL_TOKEN'],
    ['a short token of the chat service', { INTERNAL_TOKEN: 'short' }, 'INTERNAL_TOKEN'],
    ['a short second pepper', { PEPPER_ALSO: 'short' }, 'PEPPER_ALSO must be'],
    [
      'a second pepper that is the first',
      { PEPPER_ALSO: PRODUCTION_ENV.PEPPER },
      'PEPPER_ALSO is the same as PEPPER',
    ],
    [
      'a second integrity code that is the first',
      { MNT_INTEGRITY_CODE_ALSO: PRODUCTION_ENV.MNT_INTEGRITY_CODE },
      'MNT_INTEGRITY_CODE_ALSO is the same',
    ],
    [
      'the integrity code of the demonstration as a second one',
      { MNT_INTEGRITY_CODE_ALSO: 'demo-integrity-code' },
      'MNT_INTEGRITY_CODE_ALSO is the one of the demonstration',
    ],
    ['a short second integrity code', { MNT_INTEGRITY_CODE_ALSO: 'x' }, 'MNT_INTEGRITY_CODE_ALSO must be'],
    ['a short second token', { INTERNAL_TOKEN_ALSO: 'short' }, 'INTERNAL_TOKEN_ALSO must be'],
    [
      'a second token without a first',
      { INTERNAL_TOKEN: '', INTERNAL_TOKEN_ALSO: 'a-token-of-the-chat-service-0123456789' },
      'INTERNAL_TOKEN_ALSO stands beside INTERNAL_TOKEN, which is not set',
    ],
    [
      'a token that is the pepper of the demonstration',
      { INTERNAL_TOKEN: DEMO_PEPPER },
      'INTERNAL_TOKEN is one',
    ],
    [
      'a named token that is the pepper of the demonstration',
      { INTERNAL_TOKENS: `one:charges:${DEMO_PEPPER}` },
      'INTERNAL_TOKENS entry 1: its secret is one of the demonstration',
    ],
    [
      'a short secret of a named token',
      { INTERNAL_TOKENS: `one:charges:${SECRET}, other:promo:top-secret` },
      'INTERNAL_TOKENS entry 2: its secret must be a secret of at least 32 characters',
    ],
    [
      'a secret of one letter of a named token',
      { INTERNAL_TOKENS: `one:charges:${'x'.repeat(64)}` },
      'INTERNAL_TOKENS entry 1: its secret repeats itself',
    ],
    ['a mail server without its protocol', { SMTP_URL: 'mail.example.com:587' }, 'SMTP_URL'],
    [
      'letters in the open',
      { SMTP_URL: 'smtp://mail.example.com:587' },
      'SMTP_URL speaks to mail.example.com',
    ],
    [
      'letters by encryption that anybody may offer',
      { SMTP_URL: 'smtps://mail.example.com?tls.rejectUnauthorized=false' },
      'SMTP_URL speaks to',
    ],
    [
      'a database in the open',
      { DATABASE_URL: 'postgres://me:top-secret@db/cabinet' },
      'DATABASE_URL speaks to db',
    ],
    [
      'a database whose certificate nobody checks',
      { DATABASE_URL: 'postgres://me@db/cabinet?sslmode=no-verify' },
      'DATABASE_URL speaks to db',
    ],
    [
      "a database by libpq's weaker reading of a mode",
      { DATABASE_URL: 'postgres://me@db/cabinet?sslmode=require&uselibpqcompat=true' },
      'DATABASE_URL speaks to db',
    ],
    [
      'a database that is named beside the address',
      { DATABASE_URL: 'postgres://me@localhost/cabinet?host=db' },
      'DATABASE_URL speaks to db',
    ],
    [
      'a replica in the open, where only the primary is behind a closed network',
      {
        DATABASE_URL: 'postgres://me@db/cabinet',
        DATABASE_READ_URL: 'postgres://me@replica/cabinet',
        CLOSED_NETWORK: 'db',
      },
      'DATABASE_READ_URL speaks to replica',
    ],
    ['a sender without an address', { MAIL_FROM: 'Кабинет' }, 'MAIL_FROM'],
    ['letters from nobody', { MAIL_FROM: '' }, 'MAIL_FROM'],
    ['the account of the demonstration', { MNT_ID: 'test_account' }, 'MNT_ID'],
    ['test payments', { MNT_TEST_MODE: '1' }, 'MNT_TEST_MODE'],
    ['invoices of nobody', { SELLER_NAME: '', SELLER_ACCOUNT: '' }, 'SELLER_NAME, SELLER_ACCOUNT'],
    ['a company without KPP', { SELLER_KPP: '' }, 'SELLER_KPP'],
    ['a wrong INN of the seller', { SELLER_INN: '7736050004' }, 'SELLER_INN'],
    ['a wrong KPP of the seller', { SELLER_KPP: '7736' }, 'SELLER_KPP'],
    ['a wrong BIK of the seller', { SELLER_BIK: '144525225' }, 'SELLER_BIK'],
    ['an account of another bank', { SELLER_ACCOUNT: '40702810938000000002' }, 'SELLER_ACCOUNT'],
    ['a bank for an account of the Treasury', { SELLER_BIK: '015402901' }, 'SELLER_ACCOUNT'],
    ['a wrong correspondent account', { SELLER_CORR_ACCOUNT: '30101810400000000226' }, 'SELLER_CORR_ACCOUNT'],
    [
      'the merchant API over plain http',
      { MONETA_API_URL: 'http://service.moneta.ru/services' },
      'MONETA_API_URL',
    ],
    ['the form over plain http', { MNT_FORM_URL: 'http://www.payanyway.ru/assistant.htm' }, 'MNT_FORM_URL'],
    [
      'the widget over plain http, closed network or not',
      { MNT_WIDGET_URL: 'http://www.payanyway.ru/widget.js', ALLOW_PLAIN_HTTP: '1' },
      'MNT_WIDGET_URL',
    ],
    ['the chat over plain http', { CHAT_URL: 'http://chat.example.com' }, 'CHAT_URL'],
    ['the embedded database by default', { ALLOW_EMBEDDED_DATABASE: '' }, 'DATABASE_URL'],
    ['loosened limits', { RATE_LIMIT_SCALE: '10' }, 'RATE_LIMIT_SCALE'],
    ['a debugger', { NODE_OPTIONS: '--inspect' }, 'NODE_OPTIONS has --inspect'],
    ['messages in the log', { NODE_DEBUG: 'http,tls' }, 'NODE_DEBUG'],
    ['any certificate', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'NODE_TLS_REJECT_UNAUTHORIZED'],
    ['no general limit', { RATE_LIMIT_PER_MINUTE: '0' }, 'RATE_LIMIT_PER_MINUTE'],
    [
      'every proxy there is',
      { TRUST_PROXY: 'loopback, 0.0.0.0/1, 128.0.0.0/1' },
      'TRUST_PROXY trusts 0.0.0.0/1',
    ],
    ['an unknown mode', { CABINET_MODE: 'staging' }, 'CABINET_MODE'],
  ])('refuses %s in production', (_name, env, variable) => {
    const problems = problemsOf({ ...PRODUCTION_ENV, ...env }).join('\n');
    expect(problems).toContain(variable);
    expect(problems).not.toContain('top-secret');
  });

  it.each([
    ['a database over TLS', { DATABASE_URL: 'postgres://me@db/cabinet?sslmode=verify-full' }],
    ['a database on this machine', { DATABASE_URL: 'postgres://me@[::1]:5432/cabinet' }],
    [
      'a database behind a socket',
      { DATABASE_URL: 'postgres://me@localhost/cabinet?host=/var/run/postgresql' },
    ],
    [
      'what is named as a closed network',
      {
        DATABASE_URL: 'postgres://me@db/cabinet',
        SMTP_URL: 'smtp://mail.internal:25',
        CLOSED_NETWORK: 'db, mail.internal',
      },
    ],
    ['letters over TLS', { SMTP_URL: 'smtps://mail.example.com' }],
    ['letters over TLS that is asked for first', { SMTP_URL: 'smtp://mail.example.com:587?requireTLS=true' }],
  ])('takes %s in production', (_name, env) => {
    expect(problemsOf({ ...PRODUCTION_ENV, ...env })).toEqual([]);
  });

  it.each([
    ['a closed network with a port', { CLOSED_NETWORK: 'db:5432' }, 'CLOSED_NETWORK'],
    ['a port in words', { API_PORT: 'http' }, 'API_PORT'],
    ['the port 0', { API_PORT: '0' }, 'API_PORT'],
    ['a port above all ports', { API_PORT: '70000' }, 'API_PORT'],
    ['the port of the gateway', { API_PORT: '3000', PORT: '3000' }, 'API_PORT'],
    ['an unknown level of the log', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    ['every proxy there is', { TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    ['a network that is none', { TRUST_PROXY: 'loopback, 10.0.0.0/33' }, 'TRUST_PROXY'],
    ['no connection at all', { DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE'],
    ['another kind of database', { DATABASE_URL: 'mysql://me:top-secret@db/cabinet' }, 'DATABASE_URL'],
    ['no address of a database', { DATABASE_URL: 'db/cabinet' }, 'DATABASE_URL'],
    ['limits on sign-in of nought', { RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE'],
    ['a third test mode', { MNT_TEST_MODE: '2' }, 'MNT_TEST_MODE'],
    ['more VAT than price', { SELLER_VAT_PERCENT: '900' }, 'SELLER_VAT_PERCENT'],
    ['a senseless flag', { AUTH_NEUTRAL_RESET: 'maybe' }, 'AUTH_NEUTRAL_RESET'],
    ['a senseless amount', { PAYMENT_MIN: '-1' }, 'PAYMENT_MIN'],
    ['a senseless limit of one person', { TWO_PEOPLE_FROM: 'much' }, 'TWO_PEOPLE_FROM'],
    ['the limit of payments that was', { PAYMENT_TWO_PEOPLE_FROM: '5' }, 'PAYMENT_TWO_PEOPLE_FROM'],
    ['the limit of funds that was', { FUNDS_TWO_PEOPLE_FROM: '5' }, 'FUNDS_TWO_PEOPLE_FROM'],
    ['top-ups of nothing', { PAYMENT_MIN: '0' }, 'PAYMENT_MIN'],
    ['limits that leave no amount', { PAYMENT_MIN: '500', PAYMENT_MAX: '499.99' }, 'PAYMENT_MAX'],
    ['presets that are no amounts', { PAYMENT_PRESETS: 'abc,-5' }, 'PAYMENT_PRESETS: "abc", "-5"'],
    ['an empty preset', { PAYMENT_PRESETS: '500,,1000' }, 'PAYMENT_PRESETS: ""'],
    ['a preset outside the limits', { PAYMENT_PRESETS: '5, 500' }, 'PAYMENT_PRESETS: "5"'],
    ['a token without a name', { INTERNAL_TOKENS: SECRET }, 'INTERNAL_TOKENS entry 1 is no name:'],
    ['a token without scopes', { INTERNAL_TOKENS: `one::${SECRET}` }, 'names a scope twice, or one that'],
    ['a token without a secret', { INTERNAL_TOKENS: 'one:charges:' }, 'INTERNAL_TOKENS entry 1 is no'],
    ['a name in capitals', { INTERNAL_TOKENS: `One:charges:${SECRET}` }, 'INTERNAL_TOKENS entry 1 is no'],
    [
      'a long name',
      { INTERNAL_TOKENS: `${'o'.repeat(33)}:charges:${SECRET}` },
      'INTERNAL_TOKENS entry 1 is no',
    ],
    [
      'a comma behind the last',
      { INTERNAL_TOKENS: `one:charges:${SECRET},` },
      'INTERNAL_TOKENS entry 2 is no',
    ],
    ['an unknown scope', { INTERNAL_TOKENS: `one:charges+refunds:${SECRET}` }, 'charges, promo, models'],
    ['a secret as a scope', { INTERNAL_TOKENS: `one:${SECRET}:charges` }, 'charges, promo, models'],
    ['a scope twice', { INTERNAL_TOKENS: `one:promo+promo:${SECRET}` }, 'names a scope twice'],
    ['the name of nobody', { INTERNAL_TOKENS: `unknown:promo:${SECRET}` }, 'has a name that is taken'],
    [
      'the name of INTERNAL_TOKEN',
      { INTERNAL_TOKENS: `default:promo:${SECRET}` },
      'has a name that is taken',
    ],
    [
      'a third secret of a name',
      { INTERNAL_TOKENS: `one:promo:${SECRET}1,one:promo:${SECRET}2,one:promo:${SECRET}3` },
      'INTERNAL_TOKENS entry 3 is the third of its name',
    ],
    [
      'other scopes for the same name',
      { INTERNAL_TOKENS: `one:promo:${SECRET}1,one:charges:${SECRET}2` },
      'INTERNAL_TOKENS entry 2 has other scopes',
    ],
    [
      'a secret of two names',
      { INTERNAL_TOKENS: `one:promo:${SECRET},other:promo:${SECRET}` },
      'INTERNAL_TOKENS gives a secret twice',
    ],
    [
      'a named token that is INTERNAL_TOKEN',
      { INTERNAL_TOKENS: `one:promo:${SECRET}`, INTERNAL_TOKEN: SECRET },
      'INTERNAL_TOKENS gives a secret twice',
    ],
    [
      'a named token that is INTERNAL_TOKEN_ALSO',
      { INTERNAL_TOKENS: `one:promo:${SECRET}`, INTERNAL_TOKEN: `${SECRET}1`, INTERNAL_TOKEN_ALSO: SECRET },
      'INTERNAL_TOKENS gives a secret twice',
    ],
    ['a contact of nobody', { SUPPORT_CONTACT: 'support' }, 'SUPPORT_CONTACT'],
    ['a senseless address', { CHAT_URL: 'javascript:alert(1)' }, 'CHAT_URL'],
  ])('refuses %s in every mode, in one sentence', (_name, env, variable) => {
    for (const mode of [PRODUCTION_ENV, { CABINET_MODE: 'demo' }]) {
      const problems = problemsOf({ ...mode, ...env });
      expect(problems).toEqual([expect.stringContaining(variable)]);
      expect(problems.join()).not.toMatch(/top-secret|0123456789abcdef/);
    }
  });

  it('suggests of its own amounts only those within the limits', () => {
    const env = { CABINET_MODE: 'demo', PAYMENT_MIN: '700', PAYMENT_MAX: '3000' };
    expect(loadConfig(env).payment.presets).toEqual(['1000', '3000']);
  });

  it('keeps the requisites of the seller as they are printed, whatever spaces they were pasted with', () => {
    const env = { ...PRODUCTION_ENV, SELLER_INN: '7736 050003', SELLER_ACCOUNT: '40702 810 9 3800 0000001' };
    expect(loadConfig(env).payment.seller).toMatchObject({
      inn: '7736050003',
      account: '40702810938000000001',
    });
  });

  it('knows services by name and scopes, and INTERNAL_TOKEN as `default`, which has all of them', () => {
    const env = {
      INTERNAL_TOKENS: `billing:charges:${SECRET}1, scout:models+promo:${SECRET}2,billing:charges:${SECRET}3`,
      INTERNAL_TOKEN: `${SECRET}4`,
      INTERNAL_TOKEN_ALSO: `${SECRET}5`,
    };
    expect(loadConfig({ ...PRODUCTION_ENV, ...env }).internalTokens).toEqual([
      { name: 'default', scopes: ['charges', 'promo', 'models'], secret: `${SECRET}4`, which: 'first' },
      { name: 'default', scopes: ['charges', 'promo', 'models'], secret: `${SECRET}5`, which: 'second' },
      { name: 'billing', scopes: ['charges'], secret: `${SECRET}1`, which: 'first' },
      { name: 'scout', scopes: ['promo', 'models'], secret: `${SECRET}2`, which: 'first' },
      { name: 'billing', scopes: ['charges'], secret: `${SECRET}3`, which: 'second' },
    ]);
    expect(loadConfig(PRODUCTION_ENV).internalTokens).toEqual([]);
  });

  it('believes the proxies that are listed, by name, address and network', () => {
    const TRUST_PROXY = 'loopback, 10.1.2.3, 10.0.0.0/8, fd00::/8';
    const config = loadConfig({ ...PRODUCTION_ENV, TRUST_PROXY });
    expect(config.trustProxy).toBe(TRUST_PROXY);
    expect(config.looseProxies).toEqual(['10.0.0.0/8', 'fd00::/8']);
  });

  it('takes the address of the cabinet with a slash behind it and without', () => {
    for (const PUBLIC_URL of ['https://cabinet.example.com', 'https://cabinet.example.com/'])
      expect(loadConfig({ ...PRODUCTION_ENV, PUBLIC_URL }).publicUrl).toBe('https://cabinet.example.com');
  });

  it('refuses a path in the address of the cabinet in the demonstration too', () => {
    expect(problemsOf({ CABINET_MODE: 'demo', PUBLIC_URL: 'http://localhost:3000/cabinet' })).toEqual([
      'PUBLIC_URL is "http://localhost:3000/cabinet"; the cabinet works at the root of an origin only: http://localhost:3000',
    ]);
  });

  it('takes the accounts of a seller at the Treasury', () => {
    const treasury = {
      SELLER_BIK: '015402901',
      SELLER_ACCOUNT: '03224 643 500000005100',
      SELLER_CORR_ACCOUNT: '40102810545370000046',
    };
    expect(problemsOf({ ...PRODUCTION_ENV, ...treasury })).toEqual([]);
  });

  it('asks an entrepreneur for no KPP', () => {
    expect(problemsOf({ ...PRODUCTION_ENV, SELLER_INN: '500100732259', SELLER_KPP: '' })).toEqual([]);
  });

  it('allows plain http by the explicit switch only, without Secure cookies', () => {
    const config = loadConfig({ ...PRODUCTION_ENV, PUBLIC_URL: 'http://10.0.0.5', ALLOW_PLAIN_HTTP: '1' });
    expect(config.secureCookies).toBe(false);
  });
});
