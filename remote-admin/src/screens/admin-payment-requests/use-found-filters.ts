import { usePermission } from '@cabinet/kernel/session';
import { useMemo } from 'react';
import { foundFilter } from '../../components/found/found-filter.tsx';
import { FOUND_PAYERS, FOUND_PEOPLE } from '../../components/found/found-kinds.ts';
import { useAddressId } from '../../components/found/use-address-id.ts';
import { type FoundKind, useFoundName } from '../../components/found/use-found.ts';
import { AUTHORS_OF_REQUESTS, PAYERS_OF_REQUESTS } from './found-in-requests.ts';

const foundAmong = (payers: FoundKind, people: FoundKind) => ({
  payers,
  people,
  byPayer: foundFilter({
    name: 'payer_id',
    label: 'Плательщик',
    placeholder: 'Имя, группа или компания',
    kind: payers,
  }),
  byAuthor: foundFilter({ name: 'user_id', label: 'Автор', placeholder: 'Имя или почта', kind: people }),
});

const AMONG_ALL = foundAmong(FOUND_PAYERS, FOUND_PEOPLE);
const AMONG_REQUESTS = foundAmong(PAYERS_OF_REQUESTS, AUTHORS_OF_REQUESTS);

const useAmong = () => (usePermission('user:manage') ? AMONG_ALL : AMONG_REQUESTS);

/** The filter of the provider's notices by the author of their requests. */
export function useAuthorFilter() {
  const { people, byAuthor } = useAmong();
  const author = useFoundName(people, useAddressId('user_id'));
  return useMemo(() => byAuthor(author), [byAuthor, author]);
}

/** Filters by payer and by author, both found by typing: among all where they may be read, otherwise among the requests. */
export function useFoundFilters() {
  const { payers, byPayer } = useAmong();
  const payer = useFoundName(payers, useAddressId('payer_id'));
  const author = useAuthorFilter();
  return useMemo(() => [byPayer(payer), author], [byPayer, payer, author]);
}
