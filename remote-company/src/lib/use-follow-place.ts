import type { User } from '@cabinet/kernel/session';
import { useCompany } from '../api/company.ts';
import { useFollowRole } from './use-follow-role.ts';
import { useLostAccess } from './use-lost-access.ts';

/** For a screen that shows nothing of the company itself: it still learns that the person's role, or their place, is another one. */
export function useFollowPlace(user: User | null): void {
  const { data, error } = useCompany(user?.companyId ?? null);
  useLostAccess(error);
  useFollowRole(user, data);
}
