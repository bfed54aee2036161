import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '#db/index.ts';
import type { FactorContext } from './keys.ts';
import { presentFingerprint, seal, UnreadableFactorError, unseal } from './sealing.ts';

/** What every app takes for granted (RFC 6238; product §12.9). */
const CODES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** A clock may be a step off, either way. */
const WINDOW = 1;
const SECRET_BYTES = 20;

type Secrets = Pick<FactorContext, 'config' | 'report'>;

/** A new secret, as an app takes it: typed (base32) or as an address. */
export function newTotpSecret({ issuer, label }: { readonly issuer: string; readonly label: string }) {
  const bytes = randomBytes(SECRET_BYTES);
  const secret = secretOf(bytes);
  const uri = new TOTP({ ...CODES, issuer, label, secret }).toString();
  return { bytes, secret: secret.base32, uri };
}

/** In which states of a person's secret a code counts: the factor is on, or it is just being switched on. */
const STATES = {
  on: sql`confirmed_at is not null`,
  shown: sql`confirmed_at is null and created_at > clock_timestamp() - interval '1 hour'`,
} as const;

/**
 * Whether a code is one of the person's app, now or a step of 30 s before or after. Each step counts once: the first of any
 * number of calls at the same moment gets it.
 */
export function verifyTotp(context: Secrets, db: Database, userId: string, code: string): Promise<boolean> {
  return takeStep(context, db, { userId, code, state: 'on' });
}

/** Whether a code is one of a secret that was shown within the last hour. It still counts afterwards. */
export async function fitsShownTotp(
  context: Secrets,
  db: Database,
  userId: string,
  code: string,
): Promise<boolean> {
  return (await findStep(context, db, { userId, code, state: 'shown' })) !== undefined;
}

/** Takes such a code, which switches the factor on. */
export function confirmTotp(context: Secrets, db: Database, userId: string, code: string): Promise<boolean> {
  return takeStep(context, db, { userId, code, state: 'shown' });
}

interface Typed {
  readonly userId: string;
  readonly code: string;
  readonly state: keyof typeof STATES;
}

/** The step of 30 s whose code was typed, and the secret of which it is one. */
async function findStep(
  context: Secrets,
  db: Database,
  { userId, code, state }: Typed,
): Promise<{ readonly sealed: Uint8Array; readonly step: number } | undefined> {
  const { rows: found } = await sql<{ readonly sealed_secret: Uint8Array }>`
    select sealed_secret from totp_secrets where user_id = ${userId} and ${STATES[state]}`.execute(db);
  const sealed = found[0]?.sealed_secret;
  if (sealed === undefined) return undefined;
  const bytes = unseal(context, userId, sealed);
  if (bytes === undefined) {
    context.report(new UnreadableFactorError(userId));
    return undefined;
  }
  const step = stepOf(bytes, code);
  return step === undefined ? undefined : { sealed, step };
}

async function takeStep(context: Secrets, db: Database, typed: Typed): Promise<boolean> {
  const found = await findStep(context, db, typed);
  if (found === undefined) return false;
  const { rows } = await sql`
    update totp_secrets set last_step = ${found.step}, last_used_at = clock_timestamp(),
      confirmed_at = coalesce(confirmed_at, clock_timestamp())
    where user_id = ${typed.userId} and sealed_secret = ${found.sealed} and ${STATES[typed.state]}
      and (last_step is null or last_step < ${found.step})
    returning user_id`.execute(db);
  return rows.length > 0;
}

/** The step of 30 s whose code it is. */
function stepOf(bytes: Buffer, code: string): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  const secret = secretOf(bytes);
  const timestamp = Date.now();
  const away = TOTP.validate({ ...CODES, token, secret, window: WINDOW, timestamp });
  return away === null ? undefined : TOTP.counter({ period: CODES.period, timestamp }) + away;
}

function secretOf(bytes: Buffer): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}

const BATCH = 500;

/**
 * Seals with the present key what was sealed with the other one, so that that can be taken away. Returns how many it has
 * sealed anew, and how many no key opens.
 */
export async function resealTotpSecrets(
  context: Pick<FactorContext, 'config'>,
  db: Database,
): Promise<{ readonly resealed: number; readonly unreadable: number }> {
  const present = presentFingerprint(context);
  let [resealed, unreadable, after] = [0, 0, '00000000-0000-0000-0000-000000000000'];
  for (;;) {
    const { rows } = await sql<{ readonly user_id: string; readonly sealed_secret: Uint8Array }>`
      select user_id, sealed_secret from totp_secrets
      where user_id > ${after} and substring(sealed_secret from 1 for ${present.length}) <> ${present}
      order by user_id limit ${BATCH}`.execute(db);
    for (const { user_id: userId, sealed_secret: sealed } of rows) {
      after = userId;
      const bytes = unseal(context, userId, sealed);
      if (bytes === undefined) unreadable += 1;
      else resealed += await replace(db, userId, sealed, seal(context, userId, bytes));
    }
    if (rows.length < BATCH) return { resealed, unreadable };
  }
}

async function replace(db: Database, userId: string, known: Uint8Array, next: Uint8Array): Promise<number> {
  const { rows } = await sql`update totp_secrets set sealed_secret = ${next}
    where user_id = ${userId} and sealed_secret = ${known} returning user_id`.execute(db);
  return rows.length;
}
