import { usePermission } from '@cabinet/kernel/session';
import { elsewhere, paths } from '../../paths.ts';

/** Where permissions become roles, and roles people's. */
export function useRelated() {
  const comparesRoles = usePermission('role:manage');
  return [paths.roles, comparesRoles && paths.rolesCompare, elsewhere.users];
}
