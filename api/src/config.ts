import { resolve } from 'node:path';
import { DEFAULT_PAYMENT_ACCOUNT, DEFAULT_PAYMENT_TEST_MODE } from '@cabinet/kernel/core/contract';

type Mode = 'demo' | 'production';

export type SellerConfig = {
  name: string;
  inn: string;
  kpp: string;
  address: string;
  bankName: string;
  bik: string;
  account: string;
  corrAccount: string;
  /** Per cent of VAT inside the price; absent: the seller pays none. */
  vatPercent?: number;
};

export type Config = {
  mode: Mode;
  host: string;
  port: number;
  /** Absent: PGlite in `dataDir`. */
  databaseUrl: string | undefined;
  databasePoolSize: number;
  dataDir: string;
  cacheDir: string;
  /** Where people open the cabinet; absent only in demo mode. */
  publicUrl: string | undefined;
  secureCookies: boolean;
  trustProxy: string;
  logLevel: string;
  /** Keys the reset codes: a stolen database alone gives none away. */
  pepper: string;
  /** What the chat service shows; absent: the internal calls are closed. */
  internalToken: string | undefined;
  neutralReset: boolean;
  chatUrl: string | undefined;
  mail: { smtpUrl: string | undefined; from: string };
  /** Requests a minute from one address; 0 switches the general limit off. */
  rateLimitPerMinute: number;
  /** Multiplies the shared limits of sign-in, reset and payment; production keeps 1. */
  rateLimitScale: number;
  payment: {
    mntId: string;
    testMode: 0 | 1;
    integrityCode: string;
    emulator: boolean;
    /** Where the payment form is sent; the emulator's page in the demonstration. */
    formUrl: string;
    /** The script of the provider's own widget; absent: the form opens as a page. */
    widgetUrl: string | undefined;
    /** MONETA's merchant API, which tells what became of a payment; absent: nobody can be asked. */
    statusApi: { url: string; username: string; password: string } | undefined;
    minAmount: string;
    maxAmount: string;
    presets: string[];
    seller: SellerConfig;
  };
};

/** Every reason at once, so that a wrong environment is put right in one go. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type Env = Readonly<Record<string, string | undefined>>;

const DEMO_PEPPER = 'demo-pepper-not-a-secret-demo-only';
const DEMO_INTEGRITY_CODE = 'demo-integrity-code';
const DEMO_MAIL_FROM = 'Кабинет <no-reply@localhost>';
/** The emulator's page, on the cabinet's own origin. */
export const EMULATOR_FORM_PATH = '/api/demo/payanyway/assistant';
const MIN_SECRET_LENGTH = 32;

const SELLER_VARIABLES = [
  'SELLER_NAME',
  'SELLER_INN',
  'SELLER_ADDRESS',
  'SELLER_BANK_NAME',
  'SELLER_BIK',
  'SELLER_ACCOUNT',
  'SELLER_CORR_ACCOUNT',
];

export function loadConfig(env: Env): Config {
  const problems: string[] = [];
  const mode = readMode(env, problems);
  const isDemo = mode === 'demo';
  const publicUrl = readOrigin(env, 'PUBLIC_URL', problems);
  const allowPlainHttp = readFlag(env, 'ALLOW_PLAIN_HTTP', false, problems);
  const isLocal = publicUrl === undefined || isLoopback(new URL(publicUrl).hostname);
  const config: Config = {
    mode,
    host: text(env, 'API_HOST') ?? '127.0.0.1',
    port: readInteger(env, 'API_PORT', 3001, problems),
    databaseUrl: text(env, 'DATABASE_URL'),
    databasePoolSize: readInteger(env, 'DATABASE_POOL_SIZE', 10, problems),
    dataDir: resolve(text(env, 'DATA_DIR') ?? '.data'),
    cacheDir: resolve(text(env, 'CACHE_DIR') ?? '.cache'),
    publicUrl,
    secureCookies: !isLocal && publicUrl?.startsWith('https:') === true,
    trustProxy: text(env, 'TRUST_PROXY') ?? 'loopback',
    logLevel: text(env, 'LOG_LEVEL') ?? 'info',
    pepper: text(env, 'PEPPER') ?? (isDemo ? DEMO_PEPPER : ''),
    internalToken: text(env, 'INTERNAL_TOKEN'),
    neutralReset: readFlag(env, 'AUTH_NEUTRAL_RESET', false, problems),
    chatUrl: readUrl(env, 'CHAT_URL', problems),
    mail: { smtpUrl: text(env, 'SMTP_URL'), from: text(env, 'MAIL_FROM') ?? (isDemo ? DEMO_MAIL_FROM : '') },
    rateLimitPerMinute: readInteger(env, 'RATE_LIMIT_PER_MINUTE', 1200, problems),
    rateLimitScale: readInteger(env, 'RATE_LIMIT_SCALE', 1, problems),
    payment: readPayment(env, isDemo, problems),
  };
  if (!isDemo) problems.push(...productionProblems(config, allowPlainHttp), ...sellerProblems(env));
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function productionProblems(config: Config, allowPlainHttp: boolean): string[] {
  const rules: [boolean, string][] = [
    [
      config.pepper.length >= MIN_SECRET_LENGTH,
      `PEPPER must be a secret of at least ${MIN_SECRET_LENGTH} characters`,
    ],
    [config.pepper !== DEMO_PEPPER, 'PEPPER is the one of the demonstration'],
    [
      config.internalToken === undefined || config.internalToken.length >= MIN_SECRET_LENGTH,
      `INTERNAL_TOKEN must have at least ${MIN_SECRET_LENGTH} characters`,
    ],
    [config.publicUrl !== undefined, 'PUBLIC_URL must say where people open the cabinet'],
    [
      config.publicUrl?.startsWith('https:') === true || allowPlainHttp,
      'PUBLIC_URL is plain http: cookies would travel in the open. Set ALLOW_PLAIN_HTTP=1 only behind a closed network',
    ],
    [config.mail.smtpUrl !== undefined, 'SMTP_URL must say which server sends letters'],
    [config.mail.from !== '', 'MAIL_FROM must say whom letters are from'],
    [config.payment.testMode === 0, 'MNT_TEST_MODE=1: test payments are never credited in production'],
    [!config.payment.emulator, 'PAYMENT_EMULATOR is for the demonstration only'],
    [
      config.payment.mntId !== DEFAULT_PAYMENT_ACCOUNT,
      `MNT_ID must name the account at the payment provider; ${DEFAULT_PAYMENT_ACCOUNT} is the one of the demonstration`,
    ],
    [config.payment.integrityCode !== '', 'MNT_INTEGRITY_CODE must be set'],
    [
      config.payment.integrityCode !== DEMO_INTEGRITY_CODE,
      'MNT_INTEGRITY_CODE is the one of the demonstration',
    ],
    [config.rateLimitScale === 1, 'RATE_LIMIT_SCALE loosens the limits on sign-in: it is for tests only'],
    [
      config.rateLimitPerMinute > 0,
      'RATE_LIMIT_PER_MINUTE=0 switches the general limit off: it is for tests only',
    ],
  ];
  return rules.filter(([holds]) => !holds).map(([, problem]) => problem);
}

/** An invoice with the requisites of the example would send money to a stranger. */
function sellerProblems(env: Env): string[] {
  const missing = SELLER_VARIABLES.filter((name) => text(env, name) === undefined);
  // Entrepreneurs, whose INN has twelve digits, have no KPP.
  const isCompany = text(env, 'SELLER_INN')?.length !== 12;
  if (isCompany && text(env, 'SELLER_KPP') === undefined) missing.push('SELLER_KPP');
  return missing.length === 0 ? [] : [`${missing.join(', ')}: invoices must say whom to pay`];
}

function readPayment(env: Env, isDemo: boolean, problems: string[]): Config['payment'] {
  const emulator = readFlag(env, 'PAYMENT_EMULATOR', isDemo, problems);
  const testMode = readInteger(env, 'MNT_TEST_MODE', isDemo ? DEFAULT_PAYMENT_TEST_MODE : 0, problems);
  return {
    mntId: text(env, 'MNT_ID') ?? DEFAULT_PAYMENT_ACCOUNT,
    testMode: testMode === 0 ? 0 : 1,
    integrityCode: text(env, 'MNT_INTEGRITY_CODE') ?? (isDemo ? DEMO_INTEGRITY_CODE : ''),
    emulator,
    formUrl:
      readUrl(env, 'MNT_FORM_URL', problems) ??
      (emulator ? EMULATOR_FORM_PATH : 'https://www.payanyway.ru/assistant.htm'),
    widgetUrl: readUrl(env, 'MNT_WIDGET_URL', problems),
    statusApi: readStatusApi(env, problems),
    minAmount: readAmount(env, 'PAYMENT_MIN', '10', problems),
    maxAmount: readAmount(env, 'PAYMENT_MAX', '300000', problems),
    presets: (text(env, 'PAYMENT_PRESETS') ?? '500,1000,3000,5000,10000')
      .split(',')
      .map((preset) => preset.trim()),
    seller: {
      name: text(env, 'SELLER_NAME') ?? 'ООО «Пример»',
      inn: text(env, 'SELLER_INN') ?? '7707083893',
      kpp: text(env, 'SELLER_KPP') ?? (isDemo ? '770701001' : ''),
      address: text(env, 'SELLER_ADDRESS') ?? '101000, г. Москва, ул. Примерная, д. 1',
      bankName: text(env, 'SELLER_BANK_NAME') ?? 'ПАО СБЕРБАНК',
      bik: text(env, 'SELLER_BIK') ?? '044525225',
      account: text(env, 'SELLER_ACCOUNT') ?? '40702810938000000001',
      corrAccount: text(env, 'SELLER_CORR_ACCOUNT') ?? '30101810400000000225',
      ...(text(env, 'SELLER_VAT_PERCENT') === undefined
        ? {}
        : { vatPercent: readInteger(env, 'SELLER_VAT_PERCENT', 0, problems) }),
    },
  };
}

function readStatusApi(env: Env, problems: string[]): Config['payment']['statusApi'] {
  const username = text(env, 'MONETA_API_USER');
  const password = text(env, 'MONETA_API_PASSWORD');
  const url = readUrl(env, 'MONETA_API_URL', problems) ?? 'https://service.moneta.ru/services';
  if (username === undefined && password === undefined) return undefined;
  if (username !== undefined && password !== undefined) return { url, username, password };
  problems.push('MONETA_API_USER and MONETA_API_PASSWORD go together');
  return undefined;
}

function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? undefined : value;
}

function readMode(env: Env, problems: string[]): Mode {
  const mode = text(env, 'CABINET_MODE') ?? 'production';
  if (mode === 'demo' || mode === 'production') return mode;
  problems.push(`CABINET_MODE is "${mode}"; it is demo or production`);
  return 'production';
}

function readInteger(env: Env, name: string, fallback: number, problems: string[]): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  problems.push(`${name} is "${value}"; it is a whole number`);
  return fallback;
}

function readAmount(env: Env, name: string, fallback: string, problems: string[]): string {
  const value = text(env, name) ?? fallback;
  if (/^\d{1,12}(\.\d{1,2})?$/.test(value)) return value;
  problems.push(`${name} is "${value}"; it is an amount of roubles`);
  return fallback;
}

function readFlag(env: Env, name: string, fallback: boolean, problems: string[]): boolean {
  const value = text(env, name);
  if (value === undefined) return fallback;
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  problems.push(`${name} is "${value}"; it is 1 or 0`);
  return fallback;
}

function readUrl(env: Env, name: string, problems: string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (URL.canParse(value) && /^https?:/.test(value)) return value.replace(/\/+$/, '');
  problems.push(`${name} is "${value}"; it is an http or https address`);
  return undefined;
}

/** An address without anything behind the host: the cabinet lives at the root of its origin. */
function readOrigin(env: Env, name: string, problems: string[]): string | undefined {
  const value = readUrl(env, name, problems);
  if (value === undefined) return undefined;
  const { origin, username, password, pathname, search, hash } = new URL(value);
  if (`${username}${password}${search}${hash}` !== '' || pathname !== '/')
    problems.push(`${name} is "${value}"; the cabinet works at the root of an origin only: ${origin}`);
  return origin;
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '127.0.0.1' ||
    hostname === '[::1]'
  );
}
