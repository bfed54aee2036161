import { isPermission } from '@cabinet/access/permissions';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { callerId } from '#lib/audit/record-action.ts';
import { endWhatTheyGranted } from '#lib/granted/end-what-they-granted.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { demandHeld } from '#lib/roles/granting.ts';
import { wireOrNull } from '#lib/wire.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { type App, demandPermission, inOwnCompany, MANAGE_USERS } from './access.ts';
import { demandOtherHolders, demandTarget, readCompanyUser } from './company-user.ts';
import type { CompanyUser } from './company-user-repository.ts';
import { removedLetter, roleLetter, suspendedLetter } from './letters.ts';
import * as membership from './membership-repository.ts';
import { recordCompany } from './record-company.ts';
import { findRoleOfCompany } from './role-repository.ts';
import type { CompanyUserBody, CompanyUserSchema } from './schemas.ts';

interface CompanyUserId {
  readonly id: string;
  readonly userId: string;
}
type Person = Promise<Static<typeof CompanyUserSchema>>;

export async function changeCompanyUser(
  app: App,
  request: FastifyRequest,
  { id, userId }: CompanyUserId,
  { monthly_cap: cap, is_active: isActive }: Static<typeof CompanyUserBody>,
): Person {
  return inOwnCompany(app, request, id, async (trx, caller, company) => {
    demandPermission(caller, MANAGE_USERS);
    // The payer before the person, as a charge does it: its entry locks whom it names.
    if (cap !== undefined) await membership.lockPayer(trx, id);
    const target = await demandTarget(trx, id, userId);
    const before = { monthly_cap: wireOrNull(target.monthly_cap), is_active: target.is_active };
    const after = {
      monthly_cap: cap === undefined ? before.monthly_cap : wireOrNull(cap),
      is_active: isActive ?? before.is_active,
    };
    if (after.monthly_cap !== before.monthly_cap)
      await membership.setCap(trx, { userId, cap: after.monthly_cap });
    if (!after.is_active && before.is_active) {
      await suspend(trx, id, target);
      await endWhatTheyGranted(trx, request, { userId });
      await enqueueLetter(trx, suspendedLetter(addressed(request, target, company.name)));
    }
    if (after.is_active && !before.is_active) await takeBack(trx, id, target, caller);
    await recordCompany(trx, request, {
      companyId: id,
      action: 'company.user_update',
      userId,
      before,
      after,
    });
    return readCompanyUser(trx, id, userId);
  });
}

async function suspend(trx: Database, companyId: string, target: CompanyUser): Promise<void> {
  if (target.is_owner) throw new ApiError('RES.003', { message: 'Владельца компании приостановить нельзя' });
  await demandOtherHolders(trx, companyId, target);
  await membership.suspend(trx, { companyId, userId: target.id });
}

/**
 * Gives somebody back the role that they had, which nobody does who does not hold what it grants. Refuses to overwrite a
 * role that the staff has given meanwhile.
 */
async function takeBack(
  trx: Database,
  companyId: string,
  target: CompanyUser,
  { permissions }: Pick<CompanyUser, 'permissions'>,
): Promise<void> {
  demandHeld(permissions, target.permissions);
  const meanwhile = await membership.permissionsMeanwhile(trx, target.id);
  if (meanwhile.some(isPermission))
    throw new ApiError('RES.003', { message: 'У человека теперь служебная роль' });
  await membership.takeBack(trx, { companyId, userId: target.id });
}

export async function changeCompanyUserRole(
  app: App,
  request: FastifyRequest,
  { id, userId }: CompanyUserId,
  roleId: string,
): Person {
  return inOwnCompany(app, request, id, async (trx, caller, company) => {
    demandPermission(caller, MANAGE_USERS);
    const target = await demandTarget(trx, id, userId);
    const role = await findRoleOfCompany(trx, id, roleId);
    if (!role) throw new ApiError('RES.001', { message: 'Роль не найдена' });
    if (role.id === target.role.role_id) return readCompanyUser(trx, id, userId);
    if (target.is_owner && caller.id !== target.id)
      throw new ApiError('RES.003', { message: 'Роль владельца компании меняет только он сам' });
    demandHeld(caller.permissions, role.permissions);
    await demandOtherHolders(trx, id, target, role.permissions);
    await membership.setRole(trx, { userId, roleId, isSuspended: !target.is_active });
    await endWhatTheyGranted(trx, request, { userId });
    if (caller.id !== target.id)
      await enqueueLetter(
        trx,
        roleLetter({ ...addressed(request, target, company.name), roleName: role.name }),
      );
    const [before, after] = [{ role_id: target.role.role_id }, { role_id: role.id }];
    await recordCompany(trx, request, { companyId: id, action: 'company.user_role', userId, before, after });
    return readCompanyUser(trx, id, userId);
  });
}

/** The person leaves: money and history stay with the company, and their own account pays from now on. */
export async function removeCompanyUser(
  app: App,
  request: FastifyRequest,
  { id, userId }: CompanyUserId,
): Promise<void> {
  const isOwnWish = userId === sessionOf(request).userId;
  await inOwnCompany(app, request, id, async (trx, caller, company) => {
    if (!isOwnWish) demandPermission(caller, MANAGE_USERS);
    const target = await demandTarget(trx, id, userId);
    if (target.is_owner)
      throw new ApiError('RES.003', {
        message: isOwnWish ? 'Владелец не может выйти из компании' : 'Владельца компании исключить нельзя',
      });
    await demandOtherHolders(trx, id, target);
    await membership.leave(trx, { companyId: id, userId, isSuspended: !target.is_active });
    await endWhatTheyGranted(trx, request, { userId });
    if (!isOwnWish) await enqueueLetter(trx, removedLetter(addressed(request, target, company.name)));
    const before = { role_id: target.role.role_id, monthly_cap: wireOrNull(target.monthly_cap) };
    const action = isOwnWish ? 'company.leave' : 'company.user_remove';
    await recordCompany(trx, request, { companyId: id, action, userId, before });
  });
}

function addressed(request: FastifyRequest, target: CompanyUser, company: string) {
  const { email: recipient, display_name: name } = target;
  return { recipient, name, company, causedBy: callerId(request), cabinetOrigin: request.cabinetOrigin };
}
