import { STAFF_PERMISSIONS } from '@cabinet/access/permissions';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { permissionName } from './granting.ts';
import { findHoldersOfAll } from './holders-repository.ts';

type StaffPermission = (typeof STAFF_PERMISSIONS)[number];

/**
 * Refuses with AUTH.003 whoever would change somebody who holds a staff permission that they do not hold (product
 * §19.1), and names who could. A permission counts whether or not its holder may sign in now.
 *
 * @param held the permissions of whoever changes
 * @param target the permissions of whom it is about, or of the role whose people it is about
 */
export async function demandNotAbove(
  db: Database,
  held: readonly string[],
  target: readonly string[],
): Promise<void> {
  const above = staffBeyond(held, target);
  const [missing] = above;
  if (missing === undefined) return;
  const able = await findHoldersOfAll(db, above);
  throw new ApiError('AUTH.003', {
    permission: missing,
    message: `Здесь есть разрешение «${permissionName(missing)}», а у вас его нет. ${whoCould(able)}`,
  });
}

/** The staff permissions among these that are not among those held. */
export function staffBeyond(held: readonly string[], permissions: readonly string[]): StaffPermission[] {
  return STAFF_PERMISSIONS.filter((each) => permissions.includes(each) && !held.includes(each));
}

const whoCould = (names: readonly string[]) =>
  names.length === 0
    ? 'Изменить это может тот, у кого оно есть'
    : `Изменить это может тот, у кого оно есть: ${names.join(', ')}`;
