import { describe, expect, it } from '@jest/globals';
import { PRODUCTION_ENV } from '../../test/production-env.ts';
import { ConfigError, loadConfig } from './index.ts';

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
      'the integrity code of the demonstration',
      { MNT_INTEGRITY_CODE: 'demo-integrity-code' },
      'MNT_INTEGRITY_CODE',
    ],
    ['a short token of the chat service', { INTERNAL_TOKEN: 'short' }, 'INTERNAL_TOKEN'],
    ['letters from nobody', { MAIL_FROM: '' }, 'MAIL_FROM'],
    ['the account of the demonstration', { MNT_ID: 'test_account' }, 'MNT_ID'],
    ['test payments', { MNT_TEST_MODE: '1' }, 'MNT_TEST_MODE'],
    ['invoices of nobody', { SELLER_NAME: '', SELLER_ACCOUNT: '' }, 'SELLER_NAME, SELLER_ACCOUNT'],
    ['a company without KPP', { SELLER_KPP: '' }, 'SELLER_KPP'],
    ['loosened limits', { RATE_LIMIT_SCALE: '10' }, 'RATE_LIMIT_SCALE'],
    ['no general limit', { RATE_LIMIT_PER_MINUTE: '0' }, 'RATE_LIMIT_PER_MINUTE'],
    ['an unknown mode', { CABINET_MODE: 'staging' }, 'CABINET_MODE'],
    ['a senseless port', { API_PORT: 'http' }, 'API_PORT'],
    ['a senseless flag', { AUTH_NEUTRAL_RESET: 'maybe' }, 'AUTH_NEUTRAL_RESET'],
    ['a senseless amount', { PAYMENT_MIN: '-1' }, 'PAYMENT_MIN'],
    ['a senseless address', { CHAT_URL: 'javascript:alert(1)' }, 'CHAT_URL'],
  ])('refuses %s in production', (_name, env, variable) => {
    expect(problemsOf({ ...PRODUCTION_ENV, ...env }).join('\n')).toContain(variable);
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

  it('asks an entrepreneur for no KPP', () => {
    expect(problemsOf({ ...PRODUCTION_ENV, SELLER_INN: '500100732259', SELLER_KPP: '' })).toEqual([]);
  });

  it('allows plain http by the explicit switch only, without Secure cookies', () => {
    const config = loadConfig({ ...PRODUCTION_ENV, PUBLIC_URL: 'http://10.0.0.5', ALLOW_PLAIN_HTTP: '1' });
    expect(config.secureCookies).toBe(false);
  });
});
