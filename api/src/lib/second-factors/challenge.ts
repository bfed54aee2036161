import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { derive, type FactorContext, type Key, ofEachKey } from './keys.ts';
import type { ChallengeData } from './schemas.ts';

const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 32;
const LIFE_MS = 5 * 60_000;

/** What a challenge is for: none is good for anything else. */
export interface ChallengeFor {
  readonly purpose: 'sign-in' | 'confirm' | 'new passkey';
  /** The id of the session in which it is answered; empty for a sign-in. */
  readonly subject: string;
  /** The cabinet's address as the person sees it (`request.cabinetOrigin`). */
  readonly origin: string;
}

/** The host of the cabinet, for which its passkeys are. */
export function rpIdOf(origin: string): string {
  return new URL(origin).hostname;
}

/**
 * What a passkey is to sign, once and within five minutes (product §12.9). Nothing is stored for it: it holds its end and
 * is signed by the API.
 */
export function newChallenge(
  context: Pick<FactorContext, 'config'>,
  of: ChallengeFor,
): Static<typeof ChallengeData> {
  const [key] = keysOf(context);
  const head = Buffer.concat([randomBytes(NONCE_BYTES), Buffer.alloc(TIME_BYTES)]);
  head.writeUIntBE(Date.now() + LIFE_MS, NONCE_BYTES, TIME_BYTES);
  return {
    challenge: Buffer.concat([head, macOf(key, head, of)]).toString('base64url'),
    rp_id: rpIdOf(of.origin),
    timeout_ms: LIFE_MS,
  };
}

/** Whether a challenge is one of the API's own for this purpose, and its time is not over. */
export function isLiving(
  context: Pick<FactorContext, 'config'>,
  challenge: string,
  of: ChallengeFor,
): boolean {
  const bytes = bytesOf(challenge);
  if (bytes === undefined) return false;
  const head = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
  const mac = bytes.subarray(NONCE_BYTES + TIME_BYTES);
  return (
    keysOf(context).some((key) => timingSafeEqual(macOf(key, head, of), mac)) && endOf(bytes) > Date.now()
  );
}

/** Notes that a living challenge is answered; false where it was before. */
export async function spendChallenge(db: Database, challenge: string): Promise<boolean> {
  const bytes = bytesOf(challenge);
  if (bytes === undefined) return false;
  const hash = createHash('sha256').update(bytes).digest();
  const { rows } = await sql`insert into spent_challenges (challenge_hash, expires_at)
    values (${hash}, ${new Date(endOf(bytes))}) on conflict do nothing returning challenge_hash`.execute(db);
  return rows.length > 0;
}

const keysOf = (context: Pick<FactorContext, 'config'>) =>
  ofEachKey(context, (secret) => derive(secret, 'challenge'));

/** Only one text stands for the same bytes. */
function bytesOf(challenge: string): Buffer | undefined {
  const bytes = Buffer.from(challenge, 'base64url');
  const isWhole = bytes.length === NONCE_BYTES + TIME_BYTES + MAC_BYTES;
  return isWhole && bytes.toString('base64url') === challenge ? bytes : undefined;
}

function endOf(bytes: Buffer): number {
  return bytes.readUIntBE(NONCE_BYTES, TIME_BYTES);
}

function macOf(key: Key, head: Buffer, { purpose, subject, origin }: ChallengeFor): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, subject, rpIdOf(origin)]))
    .update(head)
    .digest();
}
