import { useCurrentUser } from '@cabinet/kernel/session';

/** The role with which the viewer goes on outside of the company: their global one. */
export const useRoleAfter = () => useCurrentUser()?.globalRole?.roleName ?? 'Пользователь';
