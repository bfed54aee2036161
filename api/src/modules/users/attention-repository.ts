import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { capUsedUp } from '#lib/ledger/index.ts';
import { ownEmailOf } from '#lib/own-email.ts';
import { undecidedTransfers } from '#lib/undecided-transfers.ts';

/** More at once are told when some of these are answered. */
const INVITATIONS_TOLD = 20;

export interface WaitingInvitation {
  readonly id: string;
  readonly place: 'group' | 'company';
  readonly name: string;
  readonly by: string;
}

/** The invitations to a person's own e-mail that they could answer now, the newest first. */
export async function findInvitations(db: Database, userId: string): Promise<WaitingInvitation[]> {
  const { rows } = await sql<WaitingInvitation>`
    select i.id, case when i.group_id is null then 'company' else 'group' end as place, coalesce(g.name, c.name) as name,
      coalesce(nullif(u.display_name, ''), 'Пользователь кабинета') as by
    from invitations i
      join users u on u.id = i.invited_by
      left join groups g on g.id = i.group_id
      left join companies c on c.id = i.company_id
    where i.email = ${ownEmailOf(userId)} and i.status = 'pending' and i.expires_at > clock_timestamp()
      and g.dissolved_at is null and c.closed_at is null and invitation_stands(i)
    order by i.sent_at desc, i.id desc limit ${sql.lit(INVITATIONS_TOLD)}`.execute(db);
  return rows;
}

/** The group whose ownership is offered to a person. */
export async function findOffer(
  db: Database,
  userId: string,
): Promise<{ readonly name: string; readonly by: string } | undefined> {
  const { rows } = await sql<{ readonly name: string; readonly by: string }>`
    select g.name, w.display_name as by
    from group_members m
      join group_transfer_offers o on o.member_id = m.id and o.group_id = m.group_id
      join groups g on g.id = m.group_id
      join users w on w.id = g.owner_id
    where m.user_id = ${userId} and o.expires_at > clock_timestamp()`.execute(db);
  return rows[0];
}

/** The requests of a person that wait for their money. The clock takes away what has expired. */
export async function countUnpaid(
  db: Database,
  userId: string,
): Promise<{ readonly count: number; readonly id: string | null }> {
  const { rows } = await sql<{ readonly count: number; readonly id: string | null }>`
    select count(*)::integer as count, min(id::text) as id from payment_requests
    where user_id = ${userId} and status = 'pending'`.execute(db);
  return rows[0] ?? { count: 0, id: null };
}

/** The members who have used up their cap in the group that a person owns. */
export function countGroupCaps(db: Database, userId: string): Promise<number> {
  return countOf(
    db,
    sql`group_members w
      join payers p on p.group_id = w.group_id
      join group_members m on m.group_id = w.group_id
    where w.user_id = ${userId} and w.role = 'owner' and ${capUsedUp(sql`p.id`)}`,
  );
}

/** The same in a company. */
export function countCompanyCaps(db: Database, companyId: string): Promise<number> {
  return countOf(
    db,
    sql`company_members m
      join payers p on p.company_id = m.company_id
      join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.suspended_role_id is null and u.deleted_at is null
      and ${capUsedUp(sql`p.id`)}`,
  );
}

export function countInWork(db: Database): Promise<number> {
  return countOf(db, sql`payment_requests where status = 'processing'`);
}

export function countBankLines(db: Database): Promise<number> {
  return countOf(db, sql`${undecidedTransfers} t`);
}

export function countNewClusters(db: Database): Promise<number> {
  return countOf(db, sql`promo_clusters where is_new`);
}

async function countOf(db: Database, rowsOf: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::integer as count from ${rowsOf}`.execute(db);
  return rows[0]?.count ?? 0;
}
