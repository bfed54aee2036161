import { type Data, get } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

/** Somebody with role and company. */
export type Person = Data<'GET users'>['users'][number];

/** As many as the API answers at most. */
export const PEOPLE_SHOWN = 50;
/** The API takes no longer text. */
const TEXT_MAX_LENGTH = 100;

const RESOURCE = 'people';

const peopleKeys = { found: (text: string) => [RESOURCE, text] as const };

async function fetchPeople(text: string): Promise<readonly Person[]> {
  const { users } = await get('users', { query: { q: text || undefined, limit: PEOPLE_SHOWN } });
  return users;
}

/** People whose name or e-mail holds a text: the first of them. */
export function usePeople(text: string) {
  return useSWR(peopleKeys.found(text.slice(0, TEXT_MAX_LENGTH)), ([, q]) => fetchPeople(q), {
    keepPreviousData: true,
  });
}

/** Reads every list of people again. */
export function refreshPeople(): void {
  void mutate((key) => Array.isArray(key) && key[0] === RESOURCE);
}
