import { createUser } from '../../../../test/test-users.ts';
import type { Database } from '../../../db/index.ts';

/** A new user and the payer that the database opened for them. */
export async function createPayer(db: Database): Promise<{ userId: string; payerId: string }> {
  const { id: userId } = await createUser(db);
  const payer = await db
    .selectFrom('payers')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, payerId: payer.id };
}

export async function balanceOf(db: Database, payerId: string) {
  return db
    .selectFrom('payer_balances')
    .selectAll()
    .where('payer_id', '=', payerId)
    .executeTakeFirstOrThrow();
}
