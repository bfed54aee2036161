import type { Database } from '#db/index.ts';
import { topUp } from '#lib/ledger/index.ts';
import { createUser } from './test-users.ts';

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
