import { DEFAULT_PAYMENT_ACCOUNT, isEmail } from '@cabinet/kernel/core/contract';
import type { Config } from './config.ts';
import { DEMO_INTEGRITY_CODE, DEMO_PEPPER } from './demo-values.ts';
import type { Env } from './env-readers.ts';
import { plainHttpProblems } from './plain-http.ts';
import { secretProblem } from './secret-strength.ts';
import { sellerProblems } from './seller.ts';

const MIN_SECRET_LENGTH = 32;
/** Every payment form shows its MD5 with the code behind known text, so whoever pays may try codes at leisure. */
const MIN_INTEGRITY_CODE_LENGTH = 16;

/** What is refused unless somebody says that they know. */
type Allowed = { plainHttp: boolean; embeddedDatabase: boolean };

/** What is good enough for the demonstration, and not for real money. */
export function productionProblems(config: Config, env: Env, allowed: Allowed): string[] {
  const rules: [boolean, string][] = [
    [config.pepper !== DEMO_PEPPER, 'PEPPER is the one of the demonstration'],
    [
      config.databaseUrl !== undefined || allowed.embeddedDatabase,
      'DATABASE_URL must name a PostgreSQL database. The embedded one may lose money when the power fails: set ALLOW_EMBEDDED_DATABASE=1 only where that is no loss',
    ],
    [config.publicUrl !== undefined, 'PUBLIC_URL must say where people open the cabinet'],
    [config.mail.smtpUrl !== undefined, 'SMTP_URL must say which server sends letters'],
    [isSender(config.mail.from), 'MAIL_FROM must say whom letters are from: name@example.com'],
    [config.payment.testMode === 0, 'MNT_TEST_MODE=1: test payments are never credited in production'],
    [!config.payment.emulator, 'PAYMENT_EMULATOR is for the demonstration only'],
    [
      config.payment.mntId !== DEFAULT_PAYMENT_ACCOUNT,
      `MNT_ID must name the account at the payment provider; ${DEFAULT_PAYMENT_ACCOUNT} is the one of the demonstration`,
    ],
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
  return [
    ...secretProblems(config),
    ...rules.filter(([holds]) => !holds).map(([, problem]) => problem),
    ...plainHttpProblems(env, allowed.plainHttp),
    ...sellerProblems(env, config.payment.seller),
  ];
}

function secretProblems({ pepper, internalToken, payment }: Config): string[] {
  return [
    secretProblem('PEPPER', pepper, MIN_SECRET_LENGTH),
    secretProblem('MNT_INTEGRITY_CODE', payment.integrityCode, MIN_INTEGRITY_CODE_LENGTH),
    ...(internalToken === undefined
      ? []
      : [secretProblem('INTERNAL_TOKEN', internalToken, MIN_SECRET_LENGTH)]),
  ].filter((problem) => problem !== undefined);
}

/** An address, or a name with the address in angle brackets. */
function isSender(text: string): boolean {
  return isEmail(/<([^<>]*)>$/.exec(text)?.[1] ?? text);
}
