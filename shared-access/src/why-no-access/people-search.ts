import { get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

const SHOWN = 20;
/** The API takes no longer text. */
const TEXT_MAX_LENGTH = 100;

const peopleSearchKeys = { found: (text: string) => ['people-search', text] as const };

/** People by name or e-mail: the first of them. */
export function usePeopleSearch(text: string) {
  return useSWR(
    peopleSearchKeys.found(text.slice(0, TEXT_MAX_LENGTH)),
    ([, q]) => get('users', { query: { q, limit: SHOWN } }),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}
