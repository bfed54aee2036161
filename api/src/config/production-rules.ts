import { DEFAULT_PAYMENT_ACCOUNT } from '@cabinet/kernel/core/contract';
import type { Config } from './config.ts';
import { DEMO_INTEGRITY_CODE, DEMO_PEPPER } from './demo-values.ts';

const MIN_SECRET_LENGTH = 32;

export function productionProblems(config: Config, allowPlainHttp: boolean): string[] {
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
