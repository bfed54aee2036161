import type { Database } from '#db/index.ts';
import { type Caller, callerId } from '#lib/audit/record-action.ts';
import { findPermissionsOf } from '#lib/roles/holders-repository.ts';
import type { Actor } from './access.ts';
import { findCompanyOf } from './repository.ts';

/**
 * The caller, with the rights that they hold at this moment: a session is as old as its request, and a job is older.
 */
export async function actorNow(trx: Database, caller: Caller): Promise<Actor> {
  const userId = callerId(caller);
  return {
    userId,
    companyId: await findCompanyOf(trx, userId),
    permissions: await findPermissionsOf(trx, userId),
  };
}
