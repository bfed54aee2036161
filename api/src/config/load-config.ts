import { resolve } from 'node:path';
import { looseProxies } from '@cabinet/http-server';
import { type Env, isLoopback, readVariables } from '@cabinet/http-server/settings';
import { compareMoney, fromWire, isZeroMoney } from '@cabinet/kernel/core/money';
import { ConfigError } from './config-error.ts';
import { defaultTokens, sharesSecret } from './internal-tokens.ts';
import { isAmount } from './payment-variables.ts';
import { sellerProblems } from './seller.ts';
import { VARIABLES } from './variables.ts';

/** The emulator's page, on the cabinet's own origin. */
export const EMULATOR_FORM_PATH = '/api/demo/payanyway/assistant';

const PROVIDER_FORM_URL = 'https://www.payanyway.ru/assistant.htm';
const DEFAULT_PRESETS = ['500', '1000', '3000', '5000', '10000'];

export type Config = ReturnType<typeof loadConfig>;
export type SellerConfig = Config['payment']['seller'];

type Values = ReturnType<typeof readVariables<typeof VARIABLES>>['values'];

export function loadConfig(env: Env) {
  const { values, problems } = readVariables(VARIABLES, env);
  const { PUBLIC_URL: publicUrl, CABINET_MODE: mode, SELLER_VAT_PERCENT: vatPercent } = values;
  problems.push(...problemsBetween(values, env));
  if (mode === 'production') {
    if (values.DATABASE_URL === undefined && !values.ALLOW_EMBEDDED_DATABASE)
      problems.push(
        'DATABASE_URL must name a PostgreSQL database. The embedded one may lose money when the power fails: set ALLOW_EMBEDDED_DATABASE=1 only where that is no loss',
      );
    problems.push(...sellerProblems(values));
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    mode,
    host: values.API_HOST,
    port: values.API_PORT,
    /** Without it the database is PGlite in `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    /** Without it the primary also answers what only reads. */
    databaseReadUrl: values.DATABASE_READ_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databaseLockTimeoutMs: values.DATABASE_LOCK_TIMEOUT_MS,
    databaseStatementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    dataDir: resolve(values.DATA_DIR),
    diskReserveMb: values.DISK_RESERVE_MB,
    cacheDir: resolve(values.CACHE_DIR),
    publicUrl,
    secureCookies: publicUrl?.startsWith('https:') === true && !isLoopback(publicUrl),
    trustProxy: values.TRUST_PROXY,
    /** Networks in it that hold more than proxies. */
    looseProxies: mode === 'production' ? looseProxies(values.TRUST_PROXY).wide : [],
    stopNoticeMs: values.STOP_NOTICE_MS,
    logLevel: values.LOG_LEVEL,
    docs: values.API_DOCS,
    pepper: values.PEPPER,
    pepperAlso: values.PEPPER_ALSO,
    secondFactorKey: values.SECOND_FACTOR_KEY,
    secondFactorKeyAlso: values.SECOND_FACTOR_KEY_ALSO,
    internalTokens: tokensOf(values),
    neutralReset: values.AUTH_NEUTRAL_RESET,
    staffSecondFactor: values.STAFF_SECOND_FACTOR,
    /** In seconds. */
    sessions: {
      idle: values.SESSION_IDLE_DAYS * 86_400,
      staffIdle: values.STAFF_SESSION_IDLE_HOURS * 3600,
      staffLife: values.STAFF_SESSION_HOURS * 3600,
    },
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, support: values.SUPPORT_CONTACT },
    /** Without it the administration knows nothing of releases. */
    releaseStore: values.RELEASE_STORE,
    jobTakeOverMs: values.JOB_TAKEOVER_SECONDS * 1000,
    ledgerArchiveMonths: values.LEDGER_ARCHIVE_MONTHS,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    /** From this much moved by hand a second person confirms: `lib/two-people`. */
    twoPeopleFrom: values.TWO_PEOPLE_FROM,
    funds: { max: values.FUNDS_MAX },
    payment: {
      mntId: values.MNT_ID,
      testMode: values.MNT_TEST_MODE,
      integrityCode: values.MNT_INTEGRITY_CODE,
      integrityCodeAlso: values.MNT_INTEGRITY_CODE_ALSO,
      emulator: values.PAYMENT_EMULATOR,
      formUrl: values.MNT_FORM_URL ?? (values.PAYMENT_EMULATOR ? EMULATOR_FORM_PATH : PROVIDER_FORM_URL),
      widgetUrl: values.MNT_WIDGET_URL,
      statusApi: statusApi(values),
      minAmount: values.PAYMENT_MIN,
      maxAmount: values.PAYMENT_MAX,
      presets: values.PAYMENT_PRESETS ?? DEFAULT_PRESETS.filter((amount) => isPayable(amount, values)),
      seller: {
        name: values.SELLER_NAME,
        inn: values.SELLER_INN,
        kpp: values.SELLER_KPP,
        address: values.SELLER_ADDRESS,
        bankName: values.SELLER_BANK_NAME,
        bik: values.SELLER_BIK,
        account: values.SELLER_ACCOUNT,
        corrAccount: values.SELLER_CORR_ACCOUNT,
        ...(vatPercent === undefined ? {} : { vatPercent }),
      },
    },
  };
}

function tokensOf({ INTERNAL_TOKEN, INTERNAL_TOKEN_ALSO, INTERNAL_TOKENS }: Values) {
  return [...defaultTokens(INTERNAL_TOKEN, INTERNAL_TOKEN_ALSO), ...INTERNAL_TOKENS];
}

function statusApi({
  MONETA_API_URL: url,
  MONETA_API_USER: username,
  MONETA_API_PASSWORD: password,
}: Values) {
  return username === undefined || password === undefined ? undefined : { url, username, password };
}

function isPayable(amount: string, { PAYMENT_MIN, PAYMENT_MAX }: Values): boolean {
  return (
    isAmount(amount) &&
    compareMoney(fromWire(amount), fromWire(PAYMENT_MIN)) >= 0 &&
    compareMoney(fromWire(amount), fromWire(PAYMENT_MAX)) <= 0
  );
}

/** The checks over several variables. */
function problemsBetween(values: Values, env: Env): string[] {
  const { API_PORT, PAYMENT_MIN: min, PAYMENT_MAX: max, MONETA_API_USER, MONETA_API_PASSWORD } = values;
  const hasLimits = compareMoney(fromWire(min), fromWire(max)) <= 0;
  const wrong = (values.PAYMENT_PRESETS ?? []).filter((preset) => !isPayable(preset, values));
  const rules: [boolean, string][] = [
    [
      env.PORT?.trim() !== String(API_PORT),
      `API_PORT is ${API_PORT}, and so is PORT, which is the gateway's`,
    ],
    [
      (MONETA_API_USER === undefined) === (MONETA_API_PASSWORD === undefined),
      'MONETA_API_USER and MONETA_API_PASSWORD go together',
    ],
    [
      values.DATABASE_READ_URL === undefined || values.DATABASE_URL !== undefined,
      'DATABASE_READ_URL names replicas of DATABASE_URL, which is not set',
    ],
    ...['PAYMENT_TWO_PEOPLE_FROM', 'FUNDS_TWO_PEOPLE_FROM'].map((gone): [boolean, string] => [
      env[gone] === undefined,
      `${gone} is no setting any more: TWO_PEOPLE_FROM takes the place of both`,
    ]),
    [
      !sharesSecret([...values.INTERNAL_TOKENS, ...defaultTokens(values.INTERNAL_TOKEN)]) &&
        !sharesSecret([...values.INTERNAL_TOKENS, ...defaultTokens(values.INTERNAL_TOKEN_ALSO)]),
      'INTERNAL_TOKENS gives a secret twice, or one of INTERNAL_TOKEN: nobody could say who calls',
    ],
    [hasLimits, `PAYMENT_MAX is ${max}, below PAYMENT_MIN, which is ${min}`],
    [!isZeroMoney(fromWire(min)), 'PAYMENT_MIN is 0; nobody can pay nothing'],
    [
      !hasLimits || wrong.length === 0,
      `PAYMENT_PRESETS: ${wrong.map((each) => `"${each}"`).join(', ')}; each is an amount from ${min} to ${max} roubles`,
    ],
  ];
  return rules.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}
