import { useSWR } from '@cabinet/kernel/state';
import { fetchRoles, roleKeys } from './roles.ts';

const SHOWN = 100;

/** Roles by their name, global and of companies; the global ones while nothing is looked for. */
export function useRoleSearch(text: string) {
  const filter = text === '' ? { scope: 'global' } : { q: text };
  return useSWR(
    [...roleKeys.list(), 'search', text],
    () => fetchRoles({ ...filter, sort: 'role_name', limit: SHOWN }),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}
