import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Asked once for all people, so that the days of a month are found by their index. */
const MONTH = sql`(select date_trunc('month', ledger_day(clock_timestamp()))::date)`;

/**
 * Whether the member `m` of a payer has used up the month's cap, reserves included. A cap of zero was never there to be
 * used. The sums of the days alone are never less, so that refunds are looked for only where these reach the cap: by
 * `case`, because the planner asks the cheaper of two conditions first, and takes any function for that.
 */
export const capUsedUp = (payer: RawBuilder<string>) => sql<SqlBool>`case
  when m.monthly_cap > 0
    and (select coalesce(sum(d.amount_out), 0) from ledger_user_days d
      where d.user_id = m.user_id and d.payer_id = ${payer} and d.type = 'charge' and d.day >= ${MONTH})
      + ledger_reserved(${payer}, m.user_id) >= m.monthly_cap
  then ledger_month_spent(${payer}, m.user_id, clock_timestamp()) >= m.monthly_cap else false end`;
