import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Database, DatabaseConnection } from '#db/index.ts';
import { payerOf } from '#test/test-payers.ts';
import { createUser } from '#test/test-users.ts';

/** What every test of the ledger begins with. */
interface OwnPayer {
  readonly db: Database;
  readonly userId: string;
  readonly payerId: string;
}

/** Opens a database for the tests of a `describe` and hands each of them a payer of its own. */
export function withOwnPayer(open: () => Promise<DatabaseConnection>, take: (own: OwnPayer) => void): void {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await open();
  });
  beforeEach(async () => take({ db: connection.db, ...(await createPayer(connection.db)) }));
  afterAll(() => connection.close());
}

/** A new user and the payer that the database opened for them. */
export async function createPayer(db: Database): Promise<{ userId: string; payerId: string }> {
  const { id: userId } = await createUser(db);
  return { userId, payerId: await payerOf({ db }, 'user_id', userId) };
}

export async function balanceOf(db: Database, payerId: string) {
  return db
    .selectFrom('payer_balances')
    .selectAll()
    .where('payer_id', '=', payerId)
    .executeTakeFirstOrThrow();
}
