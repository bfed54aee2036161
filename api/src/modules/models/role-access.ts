import { hasPermission, type Permission } from '@cabinet/access/permissions';
import { compileAccess, parseModelAccess } from '@cabinet/kernel/core/model-access';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { findRole } from '#lib/roles/repository.ts';
import type { Session } from '#lib/sessions/session.ts';
import type { ModelDto } from './model-dto.ts';

const EVERYWHERE: readonly Permission[] = ['role:manage', 'user:manage'];
const IN_COMPANY: readonly Permission[] = ['company_role:manage', 'company_user:manage'];

/** The models, with what a role says of each. Another company's role looks as if it did not exist. */
export async function withAccessOf(
  db: Database,
  { companyId, permissions }: Session,
  roleId: string,
  models: readonly ModelDto[],
) {
  const holdsOne = (of: readonly Permission[]) => of.some((each) => hasPermission(permissions, each));
  const seesAll = holdsOne(EVERYWHERE);
  if (!seesAll && !holdsOne(IN_COMPANY)) throw new ApiError('AUTH.003', { permission: 'role:manage' });
  const role = await findRole(db, roleId);
  const isSeen = seesAll || (companyId !== null && role?.company_id === companyId);
  if (!role || !isSeen) throw new ApiError('RES.001', { message: 'Роль не найдена' });
  const { verdictOf } = compileAccess(parseModelAccess(role.permissions));
  return models.map((model) => ({ ...model, access: { ...verdictOf(model) } }));
}
