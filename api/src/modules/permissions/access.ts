import { hasPermission } from '@cabinet/access/permissions';
import { ApiError } from '#lib/api-error.ts';
import type { Session } from '#lib/sessions/session.ts';

/** Demands a caller who edits roles, of the cabinet or of a company. */
export function demandRuleEditor({ permissions }: Pick<Session, 'permissions'>): void {
  const isEditor = (['role:manage', 'company_role:manage'] as const).some((permission) =>
    hasPermission(permissions, permission),
  );
  if (!isEditor) throw new ApiError('AUTH.003', { permission: 'role:manage' });
}
