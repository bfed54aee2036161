import { greeting, todayInWords } from '@cabinet/kernel/core/text';
import type { User } from '@cabinet/kernel/session';
import { nameOf } from '../shell/footer/name-of.ts';

/** What stands at the head of a screen: its title, or a greeting where it has none of its own. */
export interface HeadingWords<Words> {
  readonly heading: Words;
  readonly greeting: Words;
  readonly today: Words;
}

/** The words that are known before the screen is. */
export function headingWords(title: string, user: Pick<User, 'displayName' | 'email'>): HeadingWords<string> {
  const now = new Date();
  return {
    heading: title,
    greeting: `${greeting(now.getHours())}, ${nameOf(user)}`,
    today: todayInWords(now),
  };
}
