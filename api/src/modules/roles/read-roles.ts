import { hasPermission } from '@cabinet/access/permissions';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { findRoles, globalRoles, type RoleRow, rolesOfCompany } from '#lib/roles/repository.ts';
import { toRole } from '#lib/roles/role-dto.ts';
import { listModels } from '../models/repository.ts';
import { type Actor, demandRole } from './access.ts';
import type { RoleSchema } from './schemas.ts';

export type RoleDto = Static<typeof RoleSchema>;

/** Roles on the wire, for this reader. */
export async function toRoles(
  db: Database,
  rows: readonly RoleRow[],
  held: readonly string[],
): Promise<RoleDto[]> {
  const models = await listModels(db, { enabledOnly: true });
  return rows.map((row) => toRole(row, { models, held }));
}

export async function readRole(db: Database, actor: Actor, id: string): Promise<RoleDto> {
  const row = await demandRole(db, actor, id);
  const [role] = await toRoles(db, [row], actor.permissions);
  if (!role) throw new Error('a role became none');
  return role;
}

/** People who give roles to others read them too. */
export async function readGlobalRoles(db: Database, { permissions }: Actor): Promise<RoleDto[]> {
  if (!hasPermission(permissions, 'role:manage') && !hasPermission(permissions, 'user:manage'))
    throw new ApiError('AUTH.003', { permission: 'role:manage' });
  return toRoles(db, await findRoles(db, globalRoles), permissions);
}

/** For everybody who keeps the company's roles, or gives them to its people. */
export async function readRolesOfCompany(db: Database, actor: Actor, companyId: string): Promise<RoleDto[]> {
  const { permissions } = actor;
  if (!hasPermission(permissions, 'role:manage')) {
    if (actor.companyId !== companyId) throw new ApiError('RES.001');
    const mayRead = (['company_role:manage', 'company_user:manage'] as const).some((permission) =>
      hasPermission(permissions, permission),
    );
    if (!mayRead) throw new ApiError('AUTH.003', { permission: 'company_user:manage' });
  }
  return toRoles(db, await findRoles(db, rolesOfCompany(companyId)), permissions);
}
