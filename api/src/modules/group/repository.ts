import { sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';

/** A group, as one of its members sees it. */
export interface OwnGroup {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly owner_id: string;
  readonly owner_member_id: string;
  readonly owner_name: string;
  readonly member_id: string;
  readonly is_owner: boolean;
  readonly payer_id: string;
  readonly payer_name: string;
  readonly tier: string;
  readonly balance: string;
  readonly available: string;
  readonly held: string;
  readonly debt: string;
}

export async function findOwnGroup(db: Database, userId: string): Promise<OwnGroup | undefined> {
  const { rows } = await sql<OwnGroup>`
    select g.id, g.name, g.created_at, g.owner_id, w.id as owner_member_id, u.display_name as owner_name,
      m.id as member_id, g.owner_id = m.user_id as is_owner,
      p.id as payer_id, p.name as payer_name, p.tier, b.balance, b.available, b.held, b.debt
    from group_members m
      join groups g on g.id = m.group_id
      join group_members w on w.user_id = g.owner_id and w.group_id = g.id
      join users u on u.id = g.owner_id
      join payers p on p.group_id = g.id
      join payer_balances b on b.payer_id = p.id
    where m.user_id = ${userId}`.execute(db);
  return rows[0];
}

/**
 * Reads the group only after its row is locked, because its members and its owner may have changed while the reader
 * waited.
 */
export async function lockOwnGroup(trx: Database, userId: string): Promise<OwnGroup | undefined> {
  const { rows } = await sql<{ readonly id: string }>`
    select g.id from groups g where g.id = (select group_id from group_members where user_id = ${userId})
    for update`.execute(trx);
  const group = rows[0] && (await findOwnGroup(trx, userId));
  return group?.id === rows[0]?.id ? group : undefined;
}

/**
 * Makes a group with its owner. Returns false for somebody who is in a group already; their transaction must then be
 * undone.
 */
export async function insertGroup(
  trx: Database,
  { id, name, ownerId }: { readonly id: string; readonly name: string; readonly ownerId: string },
): Promise<boolean> {
  await trx.insertInto('groups').values({ id, name, owner_id: ownerId }).execute();
  const member = await trx
    .insertInto('group_members')
    .values({ id: uuidv7(), group_id: id, user_id: ownerId, role: 'owner', monthly_cap: null })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return member !== undefined;
}

export async function updateName(trx: Database, id: string, name: string): Promise<void> {
  await trx.updateTable('groups').set({ name }).where('id', '=', id).execute();
}

/**
 * Makes another member the owner. The former owner stays as a member, and there are never two owners, not even in
 * between.
 */
export async function changeOwner(
  trx: Database,
  group: Pick<OwnGroup, 'id' | 'owner_member_id'>,
  next: { readonly memberId: string; readonly userId: string },
): Promise<void> {
  await setRole(trx, group.owner_member_id, 'member');
  await setRole(trx, next.memberId, 'owner');
  await trx.updateTable('groups').set({ owner_id: next.userId }).where('id', '=', group.id).execute();
}

async function setRole(trx: Database, memberId: string, role: 'owner' | 'member'): Promise<void> {
  await trx.updateTable('group_members').set({ role }).where('id', '=', memberId).execute();
}

/** Ends everything that hangs on a group: its invitations, its offer and the membership of the last member. */
export async function closeGroup(trx: Database, id: string): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ status: 'revoked', closed_at: sql<Date>`clock_timestamp()` })
    .where('group_id', '=', id)
    .where('status', '=', 'pending')
    .execute();
  await trx.deleteFrom('group_transfer_offers').where('group_id', '=', id).execute();
  await trx.deleteFrom('group_members').where('group_id', '=', id).execute();
  await trx
    .updateTable('groups')
    .set({ dissolved_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/** What an entry has moved on a payer's account. */
export async function findAmount(db: Database, entryId: string, payerId: string): Promise<string> {
  const { amount } = await db
    .selectFrom('ledger_postings')
    .select('amount')
    .where('entry_id', '=', entryId)
    .where('account_id', '=', payerId)
    .executeTakeFirstOrThrow();
  return amount;
}
