import { get } from '@cabinet/kernel/http';
import { useCurrentUser, usePermission } from '@cabinet/kernel/session';
import { useSWR } from '@cabinet/kernel/state';
import type { SelectOption } from '@cabinet/kernel/ui/select';
import { peopleOptions } from '@cabinet/payments';
import { useMemo } from 'react';

const peopleKeys = { of: (companyId: string) => ['company/people', companyId] as const };

/** Whether the API tells the names: to whoever manages the people, or sees what each of them has spent. */
function useSeesNames(): boolean {
  const mayManage = usePermission('company_user:manage');
  const seesTransactions = usePermission('company:transactions');
  return mayManage || seesTransactions;
}

/** The company's people to choose from; none until they are known, `undefined` for whoever may not know them. */
export function useCompanyUserOptions(): readonly SelectOption[] | undefined {
  const companyId = useCurrentUser()?.companyId ?? null;
  const seesNames = useSeesNames();
  const { data } = useSWR(
    companyId === null || !seesNames ? null : peopleKeys.of(companyId),
    ([, id]) => get('company/{id}/people', { path: { id } }),
    { revalidateOnFocus: false },
  );
  return useMemo(
    () =>
      seesNames
        ? peopleOptions((data ?? []).map(({ userId, displayName }) => ({ id: userId, name: displayName })))
        : undefined,
    [seesNames, data],
  );
}
