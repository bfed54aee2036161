import { hasPermission, isPermission } from '@cabinet/kernel/core/permissions';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { sessionOf } from '#plugins/session.ts';
import { type App, demandOwn, demandPermission, MANAGE_USERS } from './access.ts';
import { findRoles } from './role-repository.ts';
import type { CompanyRolesData } from './schemas.ts';

export async function listCompanyRoles(
  { context }: App,
  request: FastifyRequest,
  id: string,
): Promise<Static<typeof CompanyRolesData>> {
  const session = sessionOf(request);
  demandOwn(session, id);
  if (!hasPermission(session.permissions, 'company_role:manage')) demandPermission(session, MANAGE_USERS);
  const roles = await findRoles(context.connection.db, id);
  return roles.map(({ id: role_id, name, description, permissions, is_system, users_count }) => ({
    role_id,
    role_name: name,
    description,
    permissions: [...permissions],
    is_system,
    users_count,
    may_assign: permissions
      .filter(isPermission)
      .every((permission) => hasPermission(session.permissions, permission)),
  }));
}
