import { sql } from 'kysely';
import type { Config } from '#config/index.ts';
import { allowMinutes, type Database, inTransaction } from '#db/index.ts';
import { SEES_BALANCE } from '#lib/ledger/index.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { type Crossing, lowBalanceLetter } from './low-balance-letter.ts';

/** The people with a threshold, with the payer that they spend from, if they may see its balance (decision 0040). */
const WATCHED = sql`
  select u.id as user_id, u.email, u.display_name, p.id as payer_id, p.name as payer_name, p.kind as payer_kind,
    b.balance, u.low_balance_threshold as threshold
  from users u
  join who_pays w on w.user_id = u.id
  join payers p on p.id = w.payer_id
  join payer_balances b on b.payer_id = p.id
  where u.low_balance_threshold is not null and u.deleted_at is null and u.is_active and p.is_active
    and ${SEES_BALANCE}`;

const MINUTES = 5;

/**
 * Writes one letter when a balance falls below a person's threshold, and the next one only after it has risen above it
 * again. The alert and the letter commit together. Returns how many letters were written.
 */
export async function writeLowBalanceLetters(
  db: Database,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    await allowMinutes(trx, MINUTES);
    await sql`
      delete from low_balance_alerts a using (${WATCHED}) w
      where w.user_id = a.user_id and w.payer_id = a.payer_id and w.balance >= w.threshold`.execute(trx);
    const { rows } = await sql<Crossing>`
      with crossed as (
        insert into low_balance_alerts (user_id, payer_id, threshold, balance)
        select w.user_id, w.payer_id, w.threshold, w.balance from (${WATCHED}) w
        where w.balance < w.threshold
          -- A payer that never had money has not crossed the threshold.
          and exists (select from ledger_postings l where l.payer_id = w.payer_id)
        on conflict (user_id, payer_id) do nothing
        returning user_id, payer_id)
      select w.email, w.display_name, w.payer_name, w.payer_kind, w.balance, w.threshold
      from crossed c join (${WATCHED}) w on w.user_id = c.user_id and w.payer_id = c.payer_id`.execute(trx);
    for (const row of rows) await enqueueLetter(trx, lowBalanceLetter(row, publicUrl ?? ''));
    return rows.length;
  });
}
