import { sql } from 'kysely';
import { allowMinutes, type Database, inTransaction } from '#db/index.ts';

const MINUTES = 5;
/** A movement gets its time before it is committed, so some of the last ones may become visible later. */
const OVERLAP_MINUTES = 60;

/**
 * Marks the people who have topped up since they were granted a bonus, by the top-ups since the last time. A person
 * without an account is known by the e-mail of a later one.
 */
export async function markConverted(db: Database): Promise<number> {
  return inTransaction(db, async (trx) => {
    await allowMinutes(trx, MINUTES);
    const { rows } = await sql<{ converted: number }>`
      with mark as materialized (
        select coalesce(topups_until - make_interval(mins => ${OVERLAP_MINUTES}), '-infinity') as since
        from promo_refresh for update),
      topups as materialized (
        select u.id as user_id, u.email, max(p.created_at) as at
        from ledger_postings p join users u on u.id = p.user_id
        where p.type = 'topup' and p.payer_id is not null and p.created_at >= (select since from mark) group by u.id),
      found as (
        select x.person, t.at from topups t join promo_people x on x.user_id = t.user_id
        where x.topped_up_at is null and x.granted_at <= t.at
        union all
        select x.person, t.at from topups t join promo_people x on x.user_id is null and x.email = t.email
        where x.topped_up_at is null and x.granted_at <= t.at),
      marked as (
        update promo_people x set topped_up_at = f.at from (select person, max(at) as at from found group by 1) f
        where x.person = f.person returning x.granted_at),
      hours as (
        select date_trunc('hour', granted_at, 'UTC') as hour, count(*)::integer as n from marked group by 1),
      counted as (
        update promo_hours h set converted = h.converted + n.n from hours n
        where h.hour = n.hour and h.status = 'granted' returning n.n),
      noted as (update promo_refresh set topups_until = clock_timestamp())
      select coalesce(sum(n), 0)::integer as converted from counted`.execute(trx);
    return rows[0]?.converted ?? 0;
  });
}
