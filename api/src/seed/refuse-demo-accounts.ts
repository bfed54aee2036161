import { OperatorError } from '#config/operator-error.ts';
import type { Database } from '#db/index.ts';
import { DEMO_DOMAIN, isSeeded } from './index.ts';

/**
 * Everybody knows the password of the demonstration accounts, and nobody paid their money: production does not start
 * with one, nor where the demonstration ever was, even if its accounts were renamed or deleted.
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
