import { CURRENT_USER_URL } from '../http/early-answers.ts';
import { renameKeys, toCamelName } from '../http/rename-keys.ts';
import type { CurrentUser } from './user.ts';

/**
 * Reads the early answer of `users/me` (see `EARLY_CALLS_SCRIPT`) and leaves it for the session.
 *
 * @returns `null` when nothing was asked, no answer came or the server refused: the session tells the person.
 */
export async function peekEarlyUser(): Promise<CurrentUser | null> {
  const response = await window.earlyAnswers?.[CURRENT_USER_URL]?.response?.catch(() => undefined);
  if (!response?.ok) return null;
  const { data } = JSON.parse(response.text);
  return renameKeys(data, toCamelName) as CurrentUser;
}
