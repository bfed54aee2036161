import {
  choice,
  flag,
  hosts,
  integer,
  overHttps,
  port,
  rootUrl,
  SHARED_VARIABLES,
  secretUrl,
  text,
  type VariableTable,
} from '@cabinet/http-server/settings';
import { internalTokens, secretsOf } from './internal-tokens.ts';
import { PAYMENT_VARIABLES } from './payment-variables.ts';
import { beside, databaseOverTls, MAIL_FROM_REQUIRED, mailOverTls, never, secret, sender } from './rules.ts';
import { SELLER_VARIABLES } from './seller.ts';

export const DEFAULT_LOCK_TIMEOUT_MS = 3_000;
export const DEFAULT_STATEMENT_TIMEOUT_MS = 15_000;
const MIN_SECRET_LENGTH = 32;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const DEMO_PEPPER = 'demo-pepper-not-a-secret-demo-only';
const DEMO_SECOND_FACTOR_KEY = 'demo-second-factor-key-not-a-secret';

/** What the staff hears of a second factor (product §12.13). */
export const STAFF_FACTOR = ['required', 'advised', 'off'] as const;
export type StaffFactor = (typeof STAFF_FACTOR)[number];
const FOR_TESTS = 'it is for tests only';

/** The API's own variables of the environment, each once, with everything about it. */
export const API_VARIABLES = {
  API_PORT: {
    kind: port,
    fallback: 3001,
    shown: '3001, or the next free',
    about: 'the API behind the gateway',
  },
  API_HOST: { kind: text, fallback: '127.0.0.1', about: 'address that the API listens on' },
  DATABASE_URL: {
    kind: secretUrl('postgres:', 'postgresql:'),
    shown: 'PGlite in `DATA_DIR`',
    rules: [databaseOverTls],
    about: 'PostgreSQL 15 or newer; production cannot do without it unless `ALLOW_EMBEDDED_DATABASE` is set',
  },
  DATABASE_READ_URL: {
    kind: secretUrl('postgres:', 'postgresql:'),
    rules: [databaseOverTls],
    about:
      'replicas of `DATABASE_URL`: lists, totals and files are read there, and everything while there is no primary',
  },
  CLOSED_NETWORK: {
    kind: hosts,
    fallback: [],
    shown: 'none: production speaks to database and mail server over TLS',
    about:
      'hosts of database and mail server, with commas, that production may speak to without TLS, because nobody else can listen on the way',
  },
  ALLOW_EMBEDDED_DATABASE: {
    kind: flag,
    fallback: false,
    about: 'lets production run on PGlite, where a power cut is no loss',
  },
  DATABASE_POOL_SIZE: { kind: integer(1, 1000), fallback: 10, about: 'connections of one API process' },
  DATABASE_LOCK_TIMEOUT_MS: {
    kind: integer(),
    fallback: DEFAULT_LOCK_TIMEOUT_MS,
    about:
      'how long a request waits for a lock before it is SYS.002 with `Retry-After`; 0: as long as it takes',
  },
  DATABASE_STATEMENT_TIMEOUT_MS: {
    kind: integer(),
    fallback: DEFAULT_STATEMENT_TIMEOUT_MS,
    about: 'the same for a statement that runs',
  },
  DATA_DIR: { kind: text, fallback: '.data', about: 'the embedded database' },
  DISK_RESERVE_MB: {
    kind: integer(),
    fallback: 100,
    about: 'free room below which the embedded database is not ready',
  },
  CACHE_DIR: {
    kind: text,
    fallback: '.cache',
    about: 'where prepared images of the embedded database are kept',
  },
  PUBLIC_URL: {
    kind: rootUrl,
    shown: '`http://localhost:PORT` with `npm start`',
    required: 'must say where people open the cabinet',
    rules: [overHttps],
    about:
      'where people open the cabinet: an origin, without a path; passkeys are for its host, and for no other one',
  },
  PEPPER: {
    kind: text,
    fallback: '',
    demo: DEMO_PEPPER,
    shown: 'a demo value',
    required: `must be a secret of at least ${MIN_SECRET_LENGTH} characters`,
    rules: [never(DEMO_PEPPER, 'is the one of the demonstration'), secret(MIN_SECRET_LENGTH)],
    about: `random secret (≥ ${MIN_SECRET_LENGTH} characters) that keys password reset codes`,
  },
  PEPPER_ALSO: {
    kind: text,
    rules: [
      never(DEMO_PEPPER, 'is the one of the demonstration'),
      secret(MIN_SECRET_LENGTH),
      beside('PEPPER'),
    ],
    about: 'while `PEPPER` is changed: the other one, whose codes are accepted too',
  },
  SECOND_FACTOR_KEY: {
    kind: text,
    fallback: '',
    demo: DEMO_SECOND_FACTOR_KEY,
    shown: 'a demo value',
    required: `must be a secret of at least ${MIN_SECRET_LENGTH} characters`,
    rules: [never(DEMO_SECOND_FACTOR_KEY, 'is the one of the demonstration'), secret(MIN_SECRET_LENGTH)],
    about: `random secret (≥ ${MIN_SECRET_LENGTH} characters) that encrypts the secrets of apps which show codes and signs what passkeys answer: whoever loses it makes every such app set up anew`,
  },
  SECOND_FACTOR_KEY_ALSO: {
    kind: text,
    rules: [
      never(DEMO_SECOND_FACTOR_KEY, 'is the one of the demonstration'),
      secret(MIN_SECRET_LENGTH),
      beside('SECOND_FACTOR_KEY'),
    ],
    about: 'while `SECOND_FACTOR_KEY` is changed: the other one, which opens what it has encrypted',
  },
  INTERNAL_TOKEN: {
    kind: text,
    rules: [never(DEMO_PEPPER, 'is one of the demonstration'), secret(MIN_SECRET_LENGTH)],
    shown: 'none',
    about: `what a service shows that may call all of \`/api/internal\`, by the name \`default\`: random, ≥ ${MIN_SECRET_LENGTH} characters`,
  },
  INTERNAL_TOKEN_ALSO: {
    kind: text,
    rules: [
      never(DEMO_PEPPER, 'is one of the demonstration'),
      secret(MIN_SECRET_LENGTH),
      beside('INTERNAL_TOKEN'),
    ],
    about: 'while `INTERNAL_TOKEN` is changed: the other one, which is accepted too',
  },
  INTERNAL_TOKENS: {
    kind: internalTokens,
    fallback: [],
    rules: [secretsOf(MIN_SECRET_LENGTH, DEMO_PEPPER)],
    shown: 'none: without it and `INTERNAL_TOKEN` the calls are closed',
    about: `what each service shows, with a name and scopes of its own: \`name:scope+scope:secret\`, separated by commas; scopes are \`charges\`, \`promo\`, \`models\`, secrets as for \`INTERNAL_TOKEN\`; a name stands twice while its secret is changed`,
  },
  AUTH_NEUTRAL_RESET: {
    kind: flag,
    fallback: false,
    about: 'password reset does not tell whether an e-mail is known',
  },
  SESSION_IDLE_DAYS: {
    kind: integer(1, 30),
    fallback: 7,
    about: 'days without use after which a session ends',
  },
  STAFF_SESSION_IDLE_HOURS: {
    kind: integer(1, 720),
    fallback: 12,
    about: 'hours without use after which the session of somebody with a staff permission ends',
  },
  STAFF_SESSION_HOURS: {
    kind: integer(1, 720),
    fallback: 24,
    about: 'hours after the sign-in when such a session ends, however much it is used',
  },
  STAFF_SECOND_FACTOR: {
    kind: choice(STAFF_FACTOR),
    fallback: 'required',
    demo: 'advised',
    shown: '`required`; `advised` in demo mode',
    rules: [
      (value) =>
        value === 'required'
          ? undefined
          : 'lets the staff in by a password alone: it is for the demonstration only',
    ],
    about:
      'whether holders of a staff permission must have a second factor: `required` closes the cabinet after seven days without one, `advised` only recommends it; production takes `required` alone',
  },
  SMTP_URL: {
    kind: secretUrl('smtp:', 'smtps:'),
    shown: 'a mail box page in demo mode',
    required: 'must say which server sends letters',
    rules: [mailOverTls],
    about: 'how letters are sent',
  },
  MAIL_FROM: {
    kind: text,
    fallback: '',
    demo: 'Кабинет <no-reply@localhost>',
    shown: 'an example in demo mode',
    required: MAIL_FROM_REQUIRED,
    rules: [sender],
    about: 'whom letters are from',
  },
  JOB_TAKEOVER_SECONDS: {
    kind: integer(1, 3600),
    fallback: 30,
    about: 'how long a process may be silent before another one goes on with its background jobs',
  },
  LEDGER_ARCHIVE_MONTHS: {
    kind: integer(0, 1200),
    fallback: 0,
    about:
      'postings of months before the last so many go to the archive, which may lie on a slower disk; 0: none do',
  },
  RATE_LIMIT_PER_MINUTE: {
    kind: integer(),
    fallback: 1200,
    rules: [never(0, `is 0 and switches the general limit off: ${FOR_TESTS}`)],
    about: 'requests of one address; 0, for tests, switches the limit off',
  },
  RATE_LIMIT_SCALE: {
    kind: integer(1),
    fallback: 1,
    rules: [(value) => (value === 1 ? undefined : `loosens the limits on sign-in: ${FOR_TESTS}`)],
    about: 'for tests: multiplies the limits of sign-in, reset and payment; production refuses all but 1',
  },
  LOG_LEVEL: {
    kind: choice(LOG_LEVELS),
    fallback: 'info',
    about: 'of the API; `CABINET_LOG=1 npm start` shows the logs',
  },
  ...PAYMENT_VARIABLES,
  ...SELLER_VARIABLES,
} as const satisfies VariableTable;

export const VARIABLES = { ...SHARED_VARIABLES, ...API_VARIABLES };
