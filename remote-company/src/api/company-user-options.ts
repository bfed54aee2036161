import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import { get } from '@cabinet/kernel/http';
import { useCurrentUser, usePermission } from '@cabinet/kernel/session';
import { useSWR } from '@cabinet/kernel/state';
import type { SelectOption } from '@cabinet/kernel/ui/select';
import { peopleOptions } from '@cabinet/payments';
import { fetchUsage } from '@cabinet/payments/usage';
import { useMemo } from 'react';

/** Where people come from: all of the company, or those who spent something in the last year. */
type Source = 'people' | 'spenders';

const peopleKeys = {
  list: (companyId: string, source: Source) => ['company/people', companyId, source] as const,
};

/** As many as a page holds. */
const ALL = { limit: 200, sort: 'display_name' } as const;

const YEAR_DAYS = 366;

async function fetchPeople(companyId: string) {
  const { items } = await get('company/{id}/users', { path: { id: companyId }, query: ALL });
  return items.map(({ userId, displayName }) => ({ id: userId, name: displayName }));
}

async function fetchSpenders(companyId: string) {
  const to = moscowDay(new Date());
  const days = { from: addDays(to, 1 - YEAR_DAYS), to };
  const { members } = await fetchUsage({ kind: 'company', companyId }, days);
  return members.flatMap(({ user }) => (user === null ? [] : [{ id: user.id, name: user.displayName }]));
}

function useSource(): Source | null {
  const mayManage = usePermission('company_user:manage');
  const maySeeUsage = usePermission('company:transactions');
  if (mayManage) return 'people';
  return maySeeUsage ? 'spenders' : null;
}

/** The company's people to choose from; none until they are known, `undefined` for whoever may not know them. */
export function useCompanyUserOptions(): readonly SelectOption[] | undefined {
  const companyId = useCurrentUser()?.companyId ?? null;
  const source = useSource();
  const { data } = useSWR(
    companyId === null || source === null ? null : peopleKeys.list(companyId, source),
    ([, id, from]) => (from === 'people' ? fetchPeople(id) : fetchSpenders(id)),
    { revalidateOnFocus: false },
  );
  return useMemo(() => (source === null ? undefined : peopleOptions(data ?? [])), [source, data]);
}
