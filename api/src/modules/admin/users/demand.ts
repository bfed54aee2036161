import { hasPermission } from '@cabinet/access/permissions';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type Caller, callerId } from '#lib/audit/record-action.ts';
import { type LockedPerson, lockPerson } from '#lib/people/locked-person.ts';
import { findPermissionsOf } from '#lib/roles/holders-repository.ts';

const MANAGE = 'user:manage';

/** The administrator with the permissions that they hold now, because a job can outlast its author's rights. */
export async function demandAdministrator(
  db: Database,
  caller: Caller,
): Promise<{ readonly userId: string; readonly permissions: readonly string[] }> {
  const userId = callerId(caller);
  const permissions = await findPermissionsOf(db, userId);
  if (!hasPermission(permissions, MANAGE)) throw new ApiError('AUTH.003', { permission: MANAGE });
  return { userId, permissions };
}

/** The person, locked. */
export async function demandPerson(trx: Database, id: string): Promise<LockedPerson> {
  const person = await lockPerson(trx, id);
  if (!person) throw personNotFound();
  return person;
}

export function personNotFound(): ApiError {
  return new ApiError('RES.001', { message: 'Человек не найден' });
}
