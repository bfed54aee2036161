import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

interface LevelRow {
  readonly tier: string;
  readonly total_topped_up: string;
}

/** The level of an account that still pays; undefined of one that does not. */
export async function readLevel(db: Database, payerId: string): Promise<LevelRow | undefined> {
  const { rows } = await sql<LevelRow>`
    select p.tier, b.total_topped_up from payers p join payer_balances b on b.payer_id = p.id
    where p.id = ${payerId} and p.is_active`.execute(db);
  return rows[0];
}

/**
 * The levels before and with the money of an entry, in the transaction that has posted it: it holds the balance, so that
 * no other payment stands between the two. A level given by hand stays.
 */
export async function levelsAround(
  trx: Database,
  entryId: string,
): Promise<{ readonly before: string; readonly after: string } | undefined> {
  const { rows } = await sql<{ readonly before: string; readonly after: string }>`
    select p.tier as after, case when p.tier_is_manual then p.tier else coalesce((
      select code from tiers where threshold <= greatest(b.total_topped_up - l.amount, 0)
      order by threshold desc limit 1), p.tier) end as before
    from ledger_postings l join payers p on p.id = l.payer_id join payer_balances b on b.payer_id = p.id
    where l.entry_id = ${entryId}`.execute(trx);
  return rows[0];
}
