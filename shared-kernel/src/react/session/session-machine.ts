import { losesRight } from './loses-right.ts';
import { type AccountState, type CurrentUser, isGuest, type User } from './user.ts';

/** Who is at this browser, as far as the page knows. A known person may be a guest. */
export type Who =
  | { readonly kind: 'notLoaded' | 'failed' | 'noCookies' | 'signedOut' }
  | {
      readonly kind: 'known' | 'held';
      readonly current: CurrentUser;
      /** The same person with fewer rights, who is taken over once nothing typed would be lost with them. */
      readonly awaited?: CurrentUser;
    };

/** The whole session. Only {@link transition} makes the next one. */
export interface Session {
  readonly who: Who;
  /** The epoch grows when a session ends or begins, so that an answer about the previous one is dropped. */
  readonly epoch: number;
  readonly isUserLoading: boolean;
  /** Whether a sign-in or a sign-out is under way. */
  readonly isSigning: boolean;
  /** A Russian text for the person, or `null`. */
  readonly error: string | null;
  /** Moment (ms since 1970) at which the rate limit ends; `null` without one. */
  readonly rateLimitEnd: number | null;
}

/** The session at the start, when nothing is known yet. */
export const INITIAL_SESSION: Session = {
  who: { kind: 'notLoaded' },
  epoch: 0,
  isUserLoading: false,
  isSigning: false,
  error: null,
  rateLimitEnd: null,
};

/** Why the user could not be loaded. */
export type LoadFailure =
  | { readonly kind: 'noCookies' | 'unauthorized' | 'other' }
  | { readonly kind: 'rateLimited'; readonly until: number };

/** What happens to a session. */
export type SessionEvent =
  | { readonly type: 'loadAsked'; readonly isForced: boolean }
  | {
      readonly type: 'loaded';
      readonly epoch: number;
      readonly current: CurrentUser;
      readonly hasUnsavedInput?: boolean;
    }
  | {
      readonly type: 'loadFailed';
      readonly epoch: number;
      readonly failure: LoadFailure;
      /** The user of a cookie that has just come. The last person's name must not stay beside it. */
      readonly isNewSession: boolean;
    }
  | {
      readonly type:
        | 'signInAsked'
        | 'signOutAsked'
        | 'signInAnswered'
        | 'cookieCame'
        | 'cleared'
        | 'inputSettled';
    }
  | { readonly type: 'refused'; readonly hasNoCookies: boolean; readonly hasUnsavedInput: boolean }
  | { readonly type: 'rateLimited'; readonly until: number }
  | { readonly type: 'rateLimitOver' | 'retried' }
  | { readonly type: 'userChanged'; readonly change: Partial<Omit<User, 'id'>> }
  | { readonly type: 'moneyRead'; readonly money: Partial<AccountState> };

/** Shown when the user could not be loaded for a reason other than 401 (product §8.5). */
export const USER_LOAD_FAILURE = 'Не удалось получить информацию о пользователе.';

function end(session: Session): Session {
  return { ...INITIAL_SESSION, who: { kind: 'signedOut' }, epoch: session.epoch + 1 };
}

function begin(session: Session, who: Who): Session {
  return { ...session, who, epoch: session.epoch + 1, isUserLoading: false };
}

function refuse(session: Session, hasNoCookies: boolean, hasUnsavedInput: boolean): Session {
  const { who } = session;
  if (who.kind === 'held') return session;
  const isSomebody = who.kind === 'known' && !isGuest(who.current.user);
  if (isSomebody && hasUnsavedInput)
    return { ...begin(session, { kind: 'held', current: who.current }), error: null };
  return hasNoCookies ? { ...begin(session, { kind: 'noCookies' }), error: null } : end(session);
}

/**
 * The rights of the last load stay while something is typed: a guard or a button that goes takes a form with it. Money is
 * that of the answer: an older sum may be one that the person may no longer see.
 */
function know({ who }: Session, current: CurrentUser, hasUnsavedInput: boolean): Who {
  const isKept = hasUnsavedInput && 'current' in who && losesRight(who.current.user, current.user);
  if (!isKept) return { kind: 'known', current };
  return { kind: 'known', current: { ...current, user: who.current.user }, awaited: current };
}

function settle(session: Session): Session {
  const { who } = session;
  if (!('current' in who) || who.awaited === undefined) return session;
  return { ...session, who: { kind: who.kind, current: who.awaited } };
}

function fail(session: Session, failure: LoadFailure, isNewSession: boolean): Session {
  const loaded = { ...session, isUserLoading: false };
  if (failure.kind === 'noCookies') return { ...loaded, who: { kind: 'noCookies' } };
  const { kind } = session.who;
  const isForgotten = kind === 'notLoaded' || (kind === 'known' && isNewSession);
  return {
    ...loaded,
    who: isForgotten ? { kind: 'failed' } : session.who,
    rateLimitEnd: failure.kind === 'rateLimited' ? failure.until : null,
    error: failure.kind === 'other' ? USER_LOAD_FAILURE : null,
  };
}

function change(session: Session, make: (current: CurrentUser) => CurrentUser): Session {
  const { who } = session;
  if (!('current' in who)) return session;
  const awaited = who.awaited && { awaited: make(who.awaited) };
  return { ...session, who: { ...who, current: make(who.current), ...awaited } };
}

function mayLoad({ who, isUserLoading, rateLimitEnd }: Session, isForced: boolean): boolean {
  if (isUserLoading || who.kind === 'noCookies') return false;
  return isForced || (who.kind === 'notLoaded' && rateLimitEnd === null);
}

/**
 * The session after an event; the same object when the event changes nothing, so nobody needs to act (product §4).
 *
 * | event | from | to |
 * |---|---|---|
 * | `loadAsked` | not loading, not `noCookies`; `notLoaded` and not limited, or forced | loading |
 * | `loaded` | of this epoch | `known`, without error and limit; with unsaved input a lost right is only awaited |
 * | `inputSettled` | `known`, `held` | what is awaited is there |
 * | `loadFailed`: `noCookies` | of this epoch | `noCookies` |
 * | `loadFailed`: any other | of this epoch | a person who is there stays, unless the cookie is new; else `failed`. 429 limits; all but 401 and 429 leave an error |
 * | `signInAsked`, `signInAnswered` | any | signing, not signing |
 * | `signOutAsked` | not signing, not `signedOut`, not `noCookies` | signing |
 * | `cookieCame` (signed in, here or in another tab) | any | a new epoch; `signedOut` and `noCookies` become `notLoaded` |
 * | `cleared` (signed out, here or in another tab; given up) | any | `signedOut`, everything else initial |
 * | `refused` (401 of a call) | `held` | stays |
 * | | a person with unsaved input | `held` |
 * | | any other | AUTH.001: `noCookies`, and a limit stays; else as `cleared` |
 * | `rateLimited` (429 of a call) | any | limited |
 * | `rateLimitOver` | not `noCookies` | not limited |
 * | `retried` (by the person, at zero) | any | not limited |
 * | `userChanged`, `moneyRead` | `known`, `held` | the same with the change |
 */
export function transition(session: Session, event: SessionEvent): Session {
  const { who, epoch } = session;
  switch (event.type) {
    case 'loadAsked':
      return mayLoad(session, event.isForced) ? { ...session, isUserLoading: true } : session;
    case 'loaded': {
      if (event.epoch !== epoch) return session;
      const { isSigning } = session;
      const known = know(session, event.current, event.hasUnsavedInput === true);
      return { ...INITIAL_SESSION, who: known, epoch, isSigning };
    }
    case 'inputSettled':
      return settle(session);
    case 'loadFailed':
      return event.epoch === epoch ? fail(session, event.failure, event.isNewSession) : session;
    case 'signInAsked':
      return { ...session, isSigning: true, error: null };
    case 'signInAnswered':
      return { ...session, isSigning: false };
    case 'signOutAsked':
      if (session.isSigning || who.kind === 'signedOut' || who.kind === 'noCookies') return session;
      return { ...session, isSigning: true };
    case 'cookieCame': {
      const isOver = who.kind === 'signedOut' || who.kind === 'noCookies';
      return begin(session, isOver ? { kind: 'notLoaded' } : who);
    }
    case 'cleared':
      return end(session);
    case 'refused':
      return refuse(session, event.hasNoCookies, event.hasUnsavedInput);
    case 'rateLimited':
      return { ...session, rateLimitEnd: event.until };
    case 'rateLimitOver':
      return who.kind === 'noCookies' ? session : { ...session, rateLimitEnd: null };
    case 'retried':
      return { ...session, rateLimitEnd: null };
    case 'userChanged':
      return change(session, (current) => ({ ...current, user: { ...current.user, ...event.change } }));
    case 'moneyRead':
      return change(session, (current) => ({ ...current, ...event.money }));
  }
}
