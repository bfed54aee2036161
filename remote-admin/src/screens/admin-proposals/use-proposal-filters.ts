import { usePermission } from '@cabinet/kernel/session';
import { useMemo } from 'react';
import { foundFilter } from '../../components/found/found-filter.tsx';
import { FOUND_PAYERS, FOUND_PEOPLE } from '../../components/found/found-kinds.ts';
import { useAddressId } from '../../components/found/use-address-id.ts';
import { useFoundName } from '../../components/found/use-found.ts';
import { AWAITS, KIND, SEARCH, STATUS } from './proposal-filters.ts';

const byPayer = foundFilter({
  name: 'payer_id',
  label: 'Счёт',
  placeholder: 'Имя, группа или компания',
  kind: FOUND_PAYERS,
});
const byPerson = foundFilter({
  name: 'user_id',
  label: 'О ком',
  placeholder: 'Имя или почта',
  kind: FOUND_PEOPLE,
});

/** What the list is narrowed by; payers and people are found only by those who may read them. */
export function useProposalFilters() {
  const readsPeople = usePermission('user:manage');
  const asked = (id: string | null) => (readsPeople ? id : null);
  const payer = useFoundName(FOUND_PAYERS, asked(useAddressId('payer_id')));
  const person = useFoundName(FOUND_PEOPLE, asked(useAddressId('user_id')));
  return useMemo(
    () => [SEARCH, STATUS, AWAITS, KIND, ...(readsPeople ? [byPayer(payer), byPerson(person)] : [])],
    [readsPeople, payer, person],
  );
}
