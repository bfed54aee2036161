import type { User } from '@cabinet/kernel/session';

/** What the person is called: their name, or their e-mail while they have none. */
export const nameOf = (user: Pick<User, 'displayName' | 'email'>): string => user.displayName || user.email;
