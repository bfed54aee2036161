import type { Database } from './db/index.ts';
import { OperatorError } from './operator-error.ts';
import { DEMO_DOMAIN, isSeeded } from './seed/index.ts';

/**
 * Everybody knows the password of a demonstration account, and its money was never paid: production does not start
 * over one, nor over a demonstration whose accounts were renamed or deleted.
 */
export async function refuseDemoAccounts(db: Database): Promise<void> {
  const found = await db
    .selectFrom('users')
    .select('email')
    .where('email', 'like', `%@${DEMO_DOMAIN}`)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (found === undefined && !(await isSeeded(db))) return;
  const account = found ? ` (${found.email})` : '';
  throw new OperatorError(`The database holds the demonstration${account}. Production needs one of its own.`);
}
