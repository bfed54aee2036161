import { useMemo } from 'react';
import { foundFilter } from '../../../components/found/found-filter.tsx';
import { FOUND_PEOPLE } from '../../../components/found/found-kinds.ts';
import { useAddressId } from '../../../components/found/use-address-id.ts';
import { useFoundName } from '../../../components/found/use-found.ts';
import { PROMO_FILTERS, REQUEST_SEARCH } from '../promo-filters.ts';

const PERSON = foundFilter({
  name: 'user_id',
  label: 'Пользователь',
  placeholder: 'Имя, почта или телефон',
  kind: FOUND_PEOPLE,
});

/** Those of the list of requests: its own, a search and a person, and those of the whole screen, which stand above. */
export function useRequestFilters() {
  const person = useFoundName(FOUND_PEOPLE, useAddressId('user_id'));
  return useMemo(() => {
    const own = [REQUEST_SEARCH, PERSON(person)];
    return { own, all: [...own, ...PROMO_FILTERS] };
  }, [person]);
}
