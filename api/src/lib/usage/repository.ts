import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

/** Whose spending is meant: that of all who share a payer, or that of one person. */
export interface Spender {
  readonly payerId: string;
  readonly userId: string | undefined;
}

export interface SpendingRow {
  /** The day as YYYY-MM-DD; null before the period. */
  readonly day: string | null;
  readonly model_id: string | null;
  readonly model_name: string | null;
  readonly amount: string;
}

/** Days of the cabinet's calendar. Both ends are included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The sums of charges by day and model; refunds and top-ups do not count. Everything from `before` to the period is one
 * sum, without a day and a model.
 */
export async function findSpending(
  db: Database,
  { payerId, userId }: Spender,
  { before, from, to }: Days & { readonly before: string },
): Promise<SpendingRow[]> {
  const source = userId === undefined ? sql`ledger_payer_days d` : sql`ledger_user_days d`;
  const mine = userId === undefined ? sql`` : sql`and d.user_id = ${userId}`;
  const { rows } = await sql<SpendingRow>`
    select s.day, s.model_id, m.name as model_name, s.amount
    from (
      select
        case when d.day >= ${from}::date then d.day end as day,
        case when d.day >= ${from}::date then d.model_id end as model_id,
        sum(d.amount_out) as amount
      from ${source}
      where d.payer_id = ${payerId} and d.day between ${before}::date and ${to}::date and d.type = 'charge' ${mine}
      group by 1, 2) s
    left join models m on m.id = s.model_id`.execute(db);
  return rows;
}

export interface MemberSpendingRow {
  readonly user_id: string | null;
  readonly display_name: string | null;
  readonly is_member: boolean;
  readonly is_suspended: boolean;
  readonly amount: string;
  readonly charges: number;
}

/** Everybody who spent something of a shared payer's money, the most first. */
export async function findMembersSpending(
  db: Database,
  { payerId, userId }: Spender,
  { from, to }: Days,
): Promise<MemberSpendingRow[]> {
  const mine = userId === undefined ? sql`` : sql`and d.user_id = ${userId}`;
  const { rows } = await sql<MemberSpendingRow>`
    select s.user_id, u.display_name, s.amount, s.charges,
      coalesce(u.company_id = p.company_id
        or exists (select from group_members m where m.group_id = p.group_id and m.user_id = u.id), false) as is_member,
      exists (select from company_members m where m.company_id = p.company_id and m.user_id = u.id
        and m.suspended_role_id is not null) as is_suspended
    from (
      select d.user_id, sum(d.amount) as amount, sum(d.charges)::integer as charges
      from ledger_member_days d
      where d.payer_id = ${payerId} and d.day between ${from}::date and ${to}::date ${mine}
      group by 1) s
      join payers p on p.id = ${payerId}
      left join users u on u.id = s.user_id
    order by s.amount desc, s.user_id`.execute(db);
  return rows;
}
