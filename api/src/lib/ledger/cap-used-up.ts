import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether the member `m` of a payer has used up the month's cap, reserves included. A cap of zero was never there to be
 * used. The sums of the days alone are never less, so that refunds are looked for only where these reach the cap.
 */
export const capUsedUp = (payer: RawBuilder<string>) => sql<SqlBool>`(m.monthly_cap > 0
  and (select coalesce(sum(d.amount_out), 0) from ledger_user_days d
    where d.user_id = m.user_id and d.payer_id = ${payer} and d.type = 'charge'
      and d.day >= date_trunc('month', ledger_day(clock_timestamp()))::date)
    + ledger_reserved(${payer}, m.user_id) >= m.monthly_cap
  and ledger_month_spent(${payer}, m.user_id, clock_timestamp()) >= m.monthly_cap)`;
