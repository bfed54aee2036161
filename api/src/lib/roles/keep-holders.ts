import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type Caller, callerId } from '#lib/audit/record-action.ts';
import { findStaffRights, type Gift, recordRights } from '#lib/grants/index.ts';
import { permissionName } from './granting.ts';
import { findHeld, findPermissionsOf, lockHolders } from './holders-repository.ts';

/** Without an active holder of these permissions nobody could ever give them to anybody again. */
const KEPT = {
  global: ['user:manage', 'role:manage'],
  company: ['company_user:manage', 'company_role:manage'],
} as const;

/**
 * Does a change that may take a permission from somebody, and refuses it (RES.003) when the last active holder would
 * lose the permission. Such a change is about a role, about who has it, or about who may sign in. Call it in the
 * transaction of the change. Such changes take turns until it ends, so that two parallel ones cannot both count on the
 * other's holder. Which staff permissions it gives and takes is kept, and staff is told (product §19.5).
 *
 * @param companyId whose roles; null: the global ones
 * @param caller who does it: nobody takes a global one from themself (product §19.1)
 * @param gift whose gift it is, where that is not the caller's alone
 */
export async function keepingHolders<T>(
  trx: Database,
  companyId: string | null,
  change: () => Promise<T>,
  caller: Caller,
  gift: Omit<Gift, 'cabinetOrigin'> = { givenBy: callerId(caller), confirmedBy: null },
): Promise<T> {
  const kept = companyId === null ? KEPT.global : KEPT.company;
  const actorId = callerId(caller);
  const { cabinetOrigin } = caller;
  await lockHolders(trx, companyId);
  const own = companyId === null ? await findPermissionsOf(trx, actorId) : [];
  const before = await findHeld(trx, companyId, kept);
  const staff = companyId === null ? await findStaffRights(trx) : undefined;
  const result = await change();
  if (staff) await recordRights(trx, staff, await findStaffRights(trx), { ...gift, cabinetOrigin });
  const after = await findHeld(trx, companyId, kept);
  const lost = before.find((permission) => !after.includes(permission));
  if (lost !== undefined) {
    const where = companyId === null ? 'Больше ни у кого' : 'В компании больше ни у кого';
    throw new ApiError('RES.003', {
      message: `${where} не останется разрешения «${permissionName(lost)}». Сначала дайте его другому`,
    });
  }
  await refuseOwnLoss(
    trx,
    actorId,
    kept.filter((permission) => own.includes(permission)),
  );
  return result;
}

/** Nobody takes a global permission from themself, though another administrator may. */
async function refuseOwnLoss(trx: Database, actorId: string, held: readonly string[]): Promise<void> {
  if (held.length === 0) return;
  const left = await findPermissionsOf(trx, actorId);
  const lost = held.find((permission) => !left.includes(permission));
  if (lost === undefined) return;
  throw new ApiError('RES.003', {
    message: `Нельзя лишить себя разрешения «${permissionName(lost)}»: это может сделать другой администратор`,
  });
}
