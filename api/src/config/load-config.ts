import { resolve } from 'node:path';
import { DEFAULT_LOCK_TIMEOUT_MS, DEFAULT_STATEMENT_TIMEOUT_MS } from '../db/open-postgres.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { DEMO_MAIL_FROM, DEMO_PEPPER } from './demo-values.ts';
import { isLoopback, readOrigin, readSecretUrl, readUrl } from './env-addresses.ts';
import { type Env, readChoice, readFlag, readInteger, readPort, text } from './env-readers.ts';
import { readPayment } from './payment.ts';
import { productionProblems } from './production-rules.ts';
import { readProxies } from './proxy-list.ts';

const MODES = ['demo', 'production'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export function loadConfig(env: Env): Config {
  const problems: string[] = [];
  const mode = readChoice(env, 'CABINET_MODE', { choices: MODES, fallback: 'production' }, problems);
  const isDemo = mode === 'demo';
  const publicUrl = readOrigin(env, 'PUBLIC_URL', problems);
  const allowed = {
    plainHttp: readFlag(env, 'ALLOW_PLAIN_HTTP', false, problems),
    embeddedDatabase: readFlag(env, 'ALLOW_EMBEDDED_DATABASE', false, problems),
  };
  const isLocal = publicUrl === undefined || isLoopback(new URL(publicUrl).hostname);
  const port = readPort(env, 'API_PORT', 3001, problems);
  if (text(env, 'PORT') === String(port))
    problems.push(`API_PORT is ${port}, and so is PORT, which is the gateway's`);
  const config: Config = {
    mode,
    host: text(env, 'API_HOST') ?? '127.0.0.1',
    port,
    databaseUrl: readSecretUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], problems),
    databasePoolSize: readInteger(env, 'DATABASE_POOL_SIZE', 10, problems, { min: 1, max: 1000 }),
    databaseLockTimeoutMs: readInteger(env, 'DATABASE_LOCK_TIMEOUT_MS', DEFAULT_LOCK_TIMEOUT_MS, problems),
    databaseStatementTimeoutMs: readInteger(
      env,
      'DATABASE_STATEMENT_TIMEOUT_MS',
      DEFAULT_STATEMENT_TIMEOUT_MS,
      problems,
    ),
    dataDir: resolve(text(env, 'DATA_DIR') ?? '.data'),
    diskReserveMb: readInteger(env, 'DISK_RESERVE_MB', 100, problems),
    cacheDir: resolve(text(env, 'CACHE_DIR') ?? '.cache'),
    publicUrl,
    secureCookies: !isLocal && publicUrl?.startsWith('https:') === true,
    trustProxy: readProxies(env, 'TRUST_PROXY', problems),
    logLevel: readChoice(env, 'LOG_LEVEL', { choices: LOG_LEVELS, fallback: 'info' }, problems),
    docs: readFlag(env, 'API_DOCS', isDemo, problems),
    pepper: text(env, 'PEPPER') ?? (isDemo ? DEMO_PEPPER : ''),
    internalToken: text(env, 'INTERNAL_TOKEN'),
    neutralReset: readFlag(env, 'AUTH_NEUTRAL_RESET', false, problems),
    chatUrl: readUrl(env, 'CHAT_URL', problems),
    mail: {
      smtpUrl: readSecretUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'], problems),
      from: text(env, 'MAIL_FROM') ?? (isDemo ? DEMO_MAIL_FROM : ''),
    },
    rateLimitPerMinute: readInteger(env, 'RATE_LIMIT_PER_MINUTE', 1200, problems),
    rateLimitScale: readInteger(env, 'RATE_LIMIT_SCALE', 1, problems, { min: 1 }),
    payment: readPayment(env, isDemo, problems),
  };
  if (!isDemo) problems.push(...productionProblems(config, env, allowed));
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}
