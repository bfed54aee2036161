import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { wireOf } from '#lib/wire.ts';
import type { OwnGroup } from './repository.ts';
import type { GroupMemberSchema } from './schemas.ts';

type Shown = Required<Omit<Static<typeof GroupMemberSchema>, 'accountId' | 'avatar' | 'spent_this_month'>>;
export type MemberRow = Shown & { readonly id: string; readonly avatar_hash: string | null };

/**
 * The members of a group, the owner first, then in the order of joining. The day's roll-up says on which day somebody
 * spent last, so only that day is looked through, however much a person spends elsewhere.
 */
export async function findMembers(
  db: Database,
  { id, payer_id }: Pick<OwnGroup, 'id' | 'payer_id'>,
): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select m.id, m.user_id, u.display_name, u.email, u.avatar_hash, m.role, ${wireOf('m.monthly_cap')} as monthly_cap, m.joined_at,
      (select max(l.created_at) from ledger_postings l
        where l.user_id = m.user_id and l.payer_id = ${payer_id} and l.type = 'charge'
          and l.created_at >= ledger_day_start(d.last) and l.created_at < ledger_day_start(d.last + 1)) as last_spent_at
    from group_members m
      join users u on u.id = m.user_id
      left join lateral (
        select max(day) as last from ledger_user_days
        where user_id = m.user_id and payer_id = ${payer_id} and type = 'charge') d on true
    where m.group_id = ${id}
    order by m.role = 'owner' desc, m.joined_at, m.id`.execute(db);
  return rows;
}

export interface Member {
  readonly id: string;
  readonly user_id: string;
  readonly role: 'owner' | 'member';
  readonly monthly_cap: string | null;
  readonly display_name: string;
  readonly email: string;
}

export function findMember(db: Database, groupId: string, accountId: string): Promise<Member | undefined> {
  return db
    .selectFrom('group_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.id', 'm.user_id', 'm.role', 'm.monthly_cap', 'u.display_name', 'u.email'])
    .where('m.group_id', '=', groupId)
    .where('m.id', '=', accountId)
    .executeTakeFirst();
}

export async function countMembers(db: Database, groupId: string): Promise<number> {
  const { count } = await db
    .selectFrom('group_members')
    .select(sql<number>`count(*)`.as('count'))
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Changes a cap under the payer's lock, so that each charge is measured by the former cap or by the new one, never by
 * one that is gone.
 */
export async function updateCap(
  trx: Database,
  {
    payerId,
    memberId,
    cap,
  }: { readonly payerId: string; readonly memberId: string; readonly cap: string | null },
): Promise<void> {
  await sql`select from payer_balances where payer_id = ${payerId} for update`.execute(trx);
  await trx.updateTable('group_members').set({ monthly_cap: cap }).where('id', '=', memberId).execute();
}

/** Removes a member. An offer to them ends with the row. */
export async function deleteMember(trx: Database, memberId: string): Promise<void> {
  await trx.deleteFrom('group_members').where('id', '=', memberId).execute();
}
