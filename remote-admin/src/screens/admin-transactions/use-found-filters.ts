import { useMemo } from 'react';
import { foundFilter } from '../../components/found/found-filter.tsx';
import { FOUND_PAYERS, FOUND_PEOPLE } from '../../components/found/found-kinds.ts';
import { useAddressId } from '../../components/found/use-address-id.ts';
import { useFoundName } from '../../components/found/use-found.ts';

const PAYER = foundFilter({
  name: 'payer_id',
  label: 'Плательщик',
  placeholder: 'Имя, группа или компания',
  kind: FOUND_PAYERS,
});
const PERSON = foundFilter({
  name: 'user_id',
  label: 'Кто',
  placeholder: 'Имя, почта или телефон',
  kind: FOUND_PEOPLE,
});

/** Filters by payer and by person, both found by typing; a link names whom it has chosen. */
export function useFoundFilters() {
  const payer = useFoundName(FOUND_PAYERS, useAddressId('payer_id'));
  const person = useFoundName(FOUND_PEOPLE, useAddressId('user_id'));
  return useMemo(() => [PAYER(payer), PERSON(person)], [payer, person]);
}
