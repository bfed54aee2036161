import { resolve } from 'node:path';
import type { Config, Mode } from './config.ts';
import { ConfigError } from './config-error.ts';
import { DEMO_MAIL_FROM, DEMO_PEPPER } from './demo-values.ts';
import { type Env, readFlag, readInteger, readOrigin, readUrl, text } from './env-readers.ts';
import { readPayment } from './payment.ts';
import { productionProblems } from './production-rules.ts';
import { sellerProblems } from './seller.ts';

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

function readMode(env: Env, problems: string[]): Mode {
  const mode = text(env, 'CABINET_MODE') ?? 'production';
  if (mode === 'demo' || mode === 'production') return mode;
  problems.push(`CABINET_MODE is "${mode}"; it is demo or production`);
  return 'production';
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '127.0.0.1' ||
    hostname === '[::1]'
  );
}
