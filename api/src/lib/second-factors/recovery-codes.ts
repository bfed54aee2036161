import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { FactorContext } from './keys.ts';

/** Nothing in it is taken for another: no 0 and O, 1 and I, 2 and Z, 5 and S, 8 and B. */
const ALPHABET = 'ACDEFGHJKLMNPQRTUVWXY34679';
const RECOVERY_CODES = 10;
/** The first character tells the codes of a person apart; the other eleven are a secret of 51 bits. */
const LENGTH = 12;
const GROUP = 4;

type Hashing = Pick<FactorContext, 'hasher' | 'hashing'>;

/** Codes as they are printed, and as they are kept. */
export interface NewRecoveryCodes {
  readonly codes: readonly string[];
  readonly kept: readonly { readonly selector: string; readonly hash: string }[];
}

/** Makes ten codes. It hashes passwords in turn, so nothing of the database may wait for it. */
export function newRecoveryCodes({ hasher, hashing }: Hashing): Promise<NewRecoveryCodes> {
  const bare = selectors().map((selector) => selector + draw(LENGTH - 1));
  return hashing.run('new password', async () => {
    const kept: { selector: string; hash: string }[] = [];
    for (const code of bare) kept.push({ selector: code.slice(0, 1), hash: await hasher.hash(code) });
    return { codes: bare.map(printed), kept };
  });
}

/** Puts new codes in the place of all that the person has. */
export async function saveRecoveryCodes(
  db: Database,
  userId: string,
  { kept }: NewRecoveryCodes,
): Promise<void> {
  await dropRecoveryCodes(db, userId);
  await db
    .insertInto('recovery_codes')
    .values(kept.map(({ selector, hash }) => ({ user_id: userId, selector, code_hash: hash })))
    .execute();
}

export async function dropRecoveryCodes(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** A code that is right, and is still to be spent. */
export interface RecoveryCode {
  readonly userId: string;
  readonly selector: string;
  readonly hash: string;
}

/**
 * Finds a person's unused code by what they typed, in any case, with or without spaces and hyphens. One that is not there
 * costs the same work. It hashes passwords in turn, so nothing of the database may wait for it.
 */
export async function findRecoveryCode(
  { hasher, hashing }: Hashing,
  db: Database,
  userId: string,
  typed: string,
): Promise<RecoveryCode | undefined> {
  const code = typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');
  const selector = code.slice(0, 1);
  const { rows } = await sql<{ readonly code_hash: string }>`select code_hash from recovery_codes
    where user_id = ${userId} and selector = ${selector} and used_at is null`.execute(db);
  const hash = rows[0]?.code_hash;
  const isRight = await hashing.run('sign-in', () => hasher.verify(hash, code));
  return isRight && hash !== undefined ? { userId, selector, hash } : undefined;
}

/** Spends a code and returns how many are left; undefined where it was spent meanwhile, or replaced. */
export async function spendRecoveryCode(
  db: Database,
  { userId, selector, hash }: RecoveryCode,
): Promise<number | undefined> {
  const spent = await sql`update recovery_codes set used_at = clock_timestamp()
    where user_id = ${userId} and selector = ${selector} and code_hash = ${hash} and used_at is null
    returning selector`.execute(db);
  if (spent.rows.length === 0) return undefined;
  const left = await sql<{ readonly left: number }>`select count(*)::integer as left from recovery_codes
    where user_id = ${userId} and used_at is null`.execute(db);
  return left.rows[0]?.left ?? 0;
}

function selectors(): string[] {
  const left = [...ALPHABET];
  return Array.from({ length: RECOVERY_CODES }, () => left.splice(randomInt(left.length), 1).join(''));
}

function draw(length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

function printed(code: string): string {
  return (code.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}
