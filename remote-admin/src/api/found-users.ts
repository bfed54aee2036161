import { type Data, get } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';
import { FOUND_USERS_SHOWN } from './first-queries.ts';

/** Somebody with role and company. */
export type FoundUser = Data<'GET users'>['users'][number];

/** The API takes no longer text. */
const TEXT_MAX_LENGTH = 100;

const RESOURCE = 'found-users';

const foundUserKeys = { found: (text: string) => [RESOURCE, text] as const };

async function fetchFoundUsers(text: string): Promise<readonly FoundUser[]> {
  const { users } = await get('users', { query: { q: text || undefined, limit: FOUND_USERS_SHOWN } });
  return users;
}

/** People whose name or e-mail holds a text: the first of them. */
export function useFoundUsers(text: string) {
  return useSWR(foundUserKeys.found(text.slice(0, TEXT_MAX_LENGTH)), ([, q]) => fetchFoundUsers(q), {
    keepPreviousData: true,
  });
}

/** Reads every list of people again. */
export function refreshFoundUsers(): void {
  void mutate((key) => Array.isArray(key) && key[0] === RESOURCE);
}
