import { get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';
import { peopleOptions } from '@cabinet/payments';
import { useMemo } from 'react';

const peopleKeys = { all: () => 'group/people' as const };

/** The group's members to choose from; none until they are known. */
export function useMemberOptions() {
  const { data } = useSWR(peopleKeys.all(), () => get('group/me/members'), { revalidateOnFocus: false });
  return useMemo(
    () => peopleOptions((data ?? []).map(({ userId, displayName }) => ({ id: userId, name: displayName }))),
    [data],
  );
}
