import type { Static } from 'typebox';
import { topUp } from '#lib/ledger/index.ts';
import type { GroupData } from '#modules/group/schemas.ts';
import type { SignedIn, TestApi } from './test-api.ts';
import type { TestClient } from './test-client.ts';
import { payerOf } from './test-payers.ts';
import { createGroup } from './test-users.ts';

export type GroupAnswer = Static<typeof GroupData>;

export interface TestGroup {
  readonly id: string;
  readonly payerId: string;
  readonly owner: SignedIn;
  readonly member: SignedIn;
}

/** A group of an owner and a member, both signed in, with money on its account. */
export async function groupOfTwo(api: TestApi, money = '0'): Promise<TestGroup> {
  const owner = await api.signedIn({ displayName: 'Мария Северова' });
  const member = await api.signedIn({ displayName: 'Пётр Лисицын' });
  const id = await createGroup(api.db, owner.userId, [member.userId]);
  const payerId = await payerOf(api, 'group_id', id);
  if (money !== '0') await topUp(api.db, { payerId, amount: money, by: 'bank' });
  return { id, payerId, owner, member };
}

/** A group with its owner alone in it. */
export async function groupOfOne(api: TestApi, money = '0'): Promise<Omit<TestGroup, 'member'>> {
  const owner = await api.signedIn();
  const id = await createGroup(api.db, owner.userId);
  const payerId = await payerOf(api, 'group_id', id);
  if (money !== '0') await topUp(api.db, { payerId, amount: money, by: 'bank' });
  return { id, payerId, owner };
}

export async function readGroup(client: TestClient): Promise<GroupAnswer> {
  return (await client.get('/group/me')).read<GroupAnswer>();
}

/** What the calls know a member by. */
export async function accountOf({ db }: Pick<TestApi, 'db'>, { userId }: SignedIn): Promise<string> {
  const member = await db
    .selectFrom('group_members')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return member.id;
}

/** What was done to a group, by the audit log. */
export async function deedsOf({ db }: Pick<TestApi, 'db'>, groupId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select('action')
    .where('entity_type', '=', 'group')
    .where('entity_id', '=', groupId)
    .orderBy('seq')
    .execute();
  return rows.map(({ action }) => action);
}
