import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { topUp } from '#lib/ledger/index.ts';
import { createCompany } from './test-companies.ts';
import { createGroup, createUser } from './test-users.ts';

interface Over {
  readonly db: Database;
}

/** The payer that the database opened for a user, a group or a company. */
export async function payerOf(
  { db }: Over,
  holder: 'user_id' | 'group_id' | 'company_id',
  id: string,
): Promise<string> {
  const payer = await db.selectFrom('payers').select('id').where(holder, '=', id).executeTakeFirstOrThrow();
  return payer.id;
}

/** A new user with money on the account. */
export async function userWith({ db }: Over, amount: string): Promise<{ id: string; payerId: string }> {
  const { id } = await createUser(db);
  const payerId = await payerOf({ db }, 'user_id', id);
  if (amount !== '0') await topUp(db, { payerId, amount, by: 'bank' });
  return { id, payerId };
}

/**
 * Every sort of payer that is somebody's own: the personal one, that of the group and of the company that they belong to
 * (a suspension changes nothing), and those of a group and a company that they own and do not spend from.
 */
export async function ownPayersOf(over: Over, userId: string): Promise<Record<string, string>> {
  const { db } = over;
  const [companyId, ownedCompanyId] = [await createCompany(over), await createCompany(over)];
  const groupId = await createGroup(db, (await createUser(db)).id, [userId]);
  const ownedGroupId = await createGroup(db, (await createUser(db)).id);
  await sql`insert into company_members (user_id, company_id) values (${userId}, ${companyId})`.execute(db);
  await sql`update companies set owner_id = ${userId} where id = ${ownedCompanyId}`.execute(db);
  await sql`update groups set owner_id = ${userId} where id = ${ownedGroupId}`.execute(db);
  return {
    personal: await payerOf(over, 'user_id', userId),
    group: await payerOf(over, 'group_id', groupId),
    'owned group': await payerOf(over, 'group_id', ownedGroupId),
    'company of a suspended member': await payerOf(over, 'company_id', companyId),
    'owned company': await payerOf(over, 'company_id', ownedCompanyId),
  };
}
