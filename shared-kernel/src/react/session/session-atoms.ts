import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import type { Data } from '../http/calls.ts';
import { clearQueryCache, resumeQueries } from '../store/query-cache.ts';
import { type AuthState, toAuthState } from './auth-state.ts';
import { INITIAL_SESSION, type Session, type SessionEvent, transition } from './session-machine.ts';
import { type AccountState, isGuest, type User } from './user.ts';

/** The whole session. Only {@link sessionEventAtom} and the builders of tests write it. */
export const sessionAtom = atom<Session>(INITIAL_SESSION);

function userIdOf({ who }: Session): string | null {
  return 'current' in who ? who.current.user.id : null;
}

/**
 * Tells the session what has happened. The page's knowledge of a person goes with that person: when somebody else is at
 * this browser, every cached answer is forgotten. When a held session goes on, the page asks again for what it missed.
 *
 * @returns whether the event has changed anything.
 */
export const sessionEventAtom = atom(null, (get, set, event: SessionEvent): boolean => {
  const before = get(sessionAtom);
  const after = transition(before, event);
  if (after === before) return false;
  set(sessionAtom, after);
  const leaver = userIdOf(before);
  if (leaver !== null && leaver !== userIdOf(after)) clearQueryCache();
  if (before.who.kind === 'held' && after.who.kind === 'known') resumeQueries();
  return true;
});

function hasSameFlags(one: AuthState, other: AuthState): boolean {
  const others = Object.values(other);
  return Object.values(one).every((flag, index) => flag === others[index]);
}

/**
 * The session with all its flags. It can only be read, and it stays the same object while only the money changes,
 * because the router reads it.
 */
export const authAtom = selectAtom(sessionAtom, toAuthState, hasSameFlags);

/** The signed-in person, or `null` for guests and for visitors without a session. */
export const userAtom = atom<User | null>((get) => {
  const { who } = get(sessionAtom);
  return 'current' in who && !isGuest(who.current.user) ? who.current.user : null;
});

const NO_PERMISSIONS: readonly string[] = [];

/** What the role of the signed-in person holds: permissions and rules of model access. Without a person the list is empty. */
export const permissionsAtom = atom<readonly string[]>(
  (get) => get(userAtom)?.roleInfo.permissions ?? NO_PERMISSIONS,
);

const EMPTY_ACCOUNT: AccountState = {
  balance: null,
  tierProgress: null,
  totalSpent: '0',
  payer: { id: '', kind: 'user', name: '' },
  people: null,
  cap: null,
  stoppedBy: null,
};

/** The money that arrived with the current user. The balance badge keeps it fresh. */
export const accountAtom = atom<AccountState>((get) => {
  const { who } = get(sessionAtom);
  return 'current' in who && !isGuest(who.current.user) ? who.current : EMPTY_ACCOUNT;
});

/**
 * Whether the session is over on the server and yet stays on the page, because the person has typed something that is
 * not saved. Nothing is asked of the server until somebody signs in: the same person goes on, for somebody else the
 * page is loaded again.
 */
export const isSessionHeldAtom = atom<boolean>((get) => get(sessionAtom).who.kind === 'held');

/**
 * Whether the person has lost a right that the page keeps, because they have typed something that is not saved. What
 * needs the right is refused by the server, and the page gives it up once nothing typed would go with it.
 */
export const hasLostRightAtom = atom<boolean>((get) => {
  const { who } = get(sessionAtom);
  return 'current' in who && who.awaited !== undefined;
});

/** Ends the session on this page. The server is not asked who this is until the next sign-in. */
export const clearSessionAtom = atom(null, (_get, set) => void set(sessionEventAtom, { type: 'cleared' }));

/** Holds the session of the person who is on the page, as a refusal over unsaved input does. */
export const holdSessionAtom = atom(null, (_get, set) => {
  set(sessionEventAtom, { type: 'refused', hasNoCookies: false, hasUnsavedInput: true });
});

/** Writes what a save has changed into the current user, without asking the server again. */
export const updateUserAtom = atom(null, (_get, set, change: Partial<Omit<User, 'id'>>) => {
  set(sessionEventAtom, { type: 'userChanged', change });
});

/** Stores a freshly fetched balance, without what may be spent of it: {@link setMoneyAtom} knows both. */
export const setBalanceAtom = atom(null, (_get, set, balance: number) => {
  set(sessionEventAtom, { type: 'moneyRead', money: { balance } });
});

/** Stores what `users/me/balance` has answered: the balance, what the cap leaves of it, and who pays. */
export const setMoneyAtom = atom(null, (_get, set, answer: Data<'GET users/me/balance'>) => {
  const { balance, payer, cap, stoppedBy } = answer;
  set(sessionEventAtom, { type: 'moneyRead', money: { balance, payer, cap, stoppedBy } });
});

/** Whether the API can read but not write, by its last answer. */
export const isReadOnlyAtom = atom(false);
