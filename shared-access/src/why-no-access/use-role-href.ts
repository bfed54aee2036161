import { offeredPathsAtom } from '@cabinet/kernel/paths';
import { useCurrentUser, usePermission } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { elsewhere } from '../paths.ts';
import type { UserAccess } from './user-access.ts';

/** The part of the role editor that holds the rules about models. */
const MODELS_TAB = '?tab=models';

/** Where the viewer may edit a role's rules about models; `null` where they may not, or where no remote offers it. */
export function useRoleHref({ roleId, companyId }: UserAccess['role']): string | null {
  const offered = useAtomValue(offeredPathsAtom);
  const ownCompanyId = useCurrentUser()?.companyId ?? null;
  // The editor's address asks for the first, what it saves for the second.
  const isAdmin = usePermission('user:manage');
  const keepsAll = usePermission('role:manage');
  const keepsOwn = usePermission('company_role:manage');
  if (isAdmin && keepsAll && offered.includes(elsewhere.rolesEdit.pattern))
    return elsewhere.rolesEdit.to({ roleId }) + MODELS_TAB;
  const isOwn = companyId !== null && companyId === ownCompanyId;
  if (isOwn && keepsOwn && offered.includes(elsewhere.companyRolesEdit.pattern))
    return elsewhere.companyRolesEdit.to({ roleId }) + MODELS_TAB;
  return null;
}
