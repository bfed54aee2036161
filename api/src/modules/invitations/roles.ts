import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { employeeRoleOf } from '#lib/companies/system-roles.ts';
import type { Inviting } from './inviting.ts';
import { findCompanyRole, type Inviter } from './organisation-repository.ts';

const INVITE = 'company_user:manage';

interface InvitedRole {
  readonly id: string;
  readonly name: string;
}

/**
 * The role of the invited person: null in a group, «Сотрудник» where none is named. Nobody grants what they do not
 * hold, and the inviter may have lost the right to invite since they were let in.
 */
export async function demandGrantedRole(
  db: Database,
  of: Inviting,
  { roleId, inviter }: { readonly roleId: string | null; readonly inviter: Inviter },
): Promise<InvitedRole | null> {
  if (of.kind === 'group') return null;
  if (!inviter.permissions.includes(INVITE)) throw new ApiError('AUTH.003', { permission: INVITE });
  const id = roleId ?? (await employeeRoleOf(db, of.organisationId));
  const role = await findCompanyRole(db, of.organisationId, id);
  if (!role) throw new ApiError('RES.001', { message: 'Роль не найдена' });
  const missing = role.permissions.find((permission) => !inviter.permissions.includes(permission));
  if (missing !== undefined) throw new ApiError('AUTH.003', { permission: missing });
  return role;
}
