import type { User } from '@cabinet/kernel/session';
import { useEffect } from 'react';
import type { Company } from '../api/company.ts';
import { useReloadUser } from './use-reload-user.ts';

/** The company's answer knows of another role than the page: what the page offers follows it. */
export function useFollowRole(user: User | null, company: Company | undefined): void {
  const reloadUser = useReloadUser();
  const roleId = company?.membership.role.roleId;
  const hasChanged = roleId !== undefined && user !== null && roleId !== user.roleInfo.roleId;
  useEffect(
    function followRole() {
      if (hasChanged) void reloadUser();
    },
    [hasChanged, reloadUser],
  );
}
