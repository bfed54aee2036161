import { hasPermission } from '@cabinet/access/permissions';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { findRole, type RoleRow } from '#lib/roles/repository.ts';
import type { Session } from '#lib/sessions/session.ts';

/** The caller. Where something is changed, their rights are read anew under a lock. */
export type Actor = Pick<Session, 'userId' | 'companyId' | 'permissions'>;

const GLOBAL = 'role:manage';
const COMPANY = 'company_role:manage';

/**
 * AUTH.003 for somebody who keeps neither global roles nor those of their company, RES.001 for roles of another
 * company.
 */
export function demandKeeper({ companyId, permissions }: Actor, ofCompany: string | null): void {
  if (hasPermission(permissions, GLOBAL)) return;
  if (ofCompany === null) throw new ApiError('AUTH.003', { permission: GLOBAL });
  if (ofCompany !== companyId) throw new ApiError('RES.001', { message: 'Роль не найдена' });
  if (!hasPermission(permissions, COMPANY)) throw new ApiError('AUTH.003', { permission: COMPANY });
}

/** A role that the caller keeps. */
export async function demandRole(db: Database, actor: Actor, id: string): Promise<RoleRow> {
  const role = await findRole(db, id);
  if (!role) throw new ApiError('RES.001', { message: 'Роль не найдена' });
  demandKeeper(actor, role.company_id);
  return role;
}

/** A system role can only be read and copied. */
export function demandOwnRole({ is_system }: Pick<RoleRow, 'is_system'>, message: string): void {
  if (is_system) throw new ApiError('RES.003', { message });
}
