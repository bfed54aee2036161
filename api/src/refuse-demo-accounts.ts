import type { Database } from './db/database.ts';

const DEMO_DOMAIN = 'demo.example';

/** Everybody knows the password of a demonstration account, so production does not start while one exists. */
export async function refuseDemoAccounts(db: Database): Promise<void> {
  const found = await db
    .selectFrom('users')
    .select('email')
    .where('email', 'like', `%@${DEMO_DOMAIN}`)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (found)
    throw new Error(
      `The database holds demonstration accounts (${found.email}). Production needs a database of its own.`,
    );
}
