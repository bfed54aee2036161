import { compareMoney, fromWire, isNegativeMoney, type Money, negateMoney } from '@cabinet/kernel/core/money';
import { sql } from 'kysely';
import type { Config } from '#config/index.ts';
import { ADVISORY_LOCKS, type Database } from '#db/index.ts';

/** The setting of the rule: `TWO_PEOPLE_FROM`, in roubles. */
export type Rule = Pick<Config, 'twoPeopleFrom'>;

/**
 * Decides whether money moved by hand needs a second person (product §19.5): the step, with what the same person has
 * moved alone over all payers and kinds, reaches `TWO_PEOPLE_FROM` within 24 hours or ten times that within 30 days. It
 * locks the person's hand, so it is asked before any payer is locked.
 */
export async function needsSecond(trx: Database, actorId: string, step: Money, rule: Rule): Promise<boolean> {
  await lockHand(trx, actorId);
  return reachesLimit(await findMovedAlone(trx, actorId, rule), step);
}

/** The same for money that was added up before, where nothing is locked. */
export function reachesLimit({ allowance }: MovedAlone, step: Money): boolean {
  return compareMoney(sizeOf(step), allowance) >= 0;
}

/** What one person has moved by hand without a second one, in roubles without signs. */
export interface MovedAlone {
  readonly day: Money;
  readonly month: Money;
  /** The sum below which the person's next step needs nobody else. It is never below zero. */
  readonly allowance: Money;
}

/** Adds up the last 24 hours and the last 30 days (`moved_alone` of the database). */
export async function findMovedAlone(
  db: Database,
  actorId: string,
  { twoPeopleFrom }: Rule,
): Promise<MovedAlone> {
  const { rows } = await sql<Record<keyof MovedAlone, string>>`
    select * from moved_alone(${actorId}, ${twoPeopleFrom})`.execute(db);
  const { day = '0', month = '0', allowance = '0' } = rows[0] ?? {};
  return { day: fromWire(day), month: fromWire(month), allowance: fromWire(allowance) };
}

/**
 * Makes the steps of one person take turns until the transaction ends, so that two of them at once are added up. It is
 * taken before the lock of any payer, because a statement's lines lock several.
 */
export async function lockHand(trx: Database, actorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.handOfPerson)}, hashtext(${actorId}))`.execute(
    trx,
  );
}

export function sizeOf(amount: Money): Money {
  return isNegativeMoney(amount) ? negateMoney(amount) : amount;
}
