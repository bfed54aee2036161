import { describe, expect, it } from '@jest/globals';
import { buildCurrentUser, buildGuest, received } from '../../testing/index.ts';
import { toAuthState } from './auth-state.ts';
import {
  INITIAL_SESSION,
  type Session,
  type SessionEvent,
  transition,
  USER_LOAD_FAILURE,
} from './session-machine.ts';

const CURRENT = received(buildCurrentUser());
const of = (change: Partial<Session>): Session => ({ ...INITIAL_SESSION, epoch: 3, ...change });
const KNOWN = of({ who: { kind: 'known', current: CURRENT } });
const HELD = of({ who: { kind: 'held', current: CURRENT } });
const GUEST = of({ who: { kind: 'known', current: received(buildGuest()) } });
const NO_COOKIES = of({ who: { kind: 'noCookies' } });
const SIGNED_OUT = of({ who: { kind: 'signedOut' } });
const EVERY: readonly Session[] = [of({}), KNOWN, HELD, GUEST, NO_COOKIES, SIGNED_OUT];

const refused = (hasNoCookies: boolean, hasUnsavedInput: boolean): SessionEvent => ({
  type: 'refused',
  hasNoCookies,
  hasUnsavedInput,
});
const failed = (
  failure: Extract<SessionEvent, { type: 'loadFailed' }>['failure'],
  isNewSession = false,
  epoch = 3,
): SessionEvent => ({ type: 'loadFailed', epoch, failure, isNewSession });

describe('a session', () => {
  it('is asked for once, and never without cookies', () => {
    const asked = transition(of({}), { type: 'loadAsked', isForced: false });
    expect(asked.isUserLoading).toBe(true);
    expect(transition(asked, { type: 'loadAsked', isForced: true })).toBe(asked);
    expect(transition(NO_COOKIES, { type: 'loadAsked', isForced: true })).toBe(NO_COOKIES);
    for (const loaded of [KNOWN, SIGNED_OUT, of({ rateLimitEnd: 1 })]) {
      expect(transition(loaded, { type: 'loadAsked', isForced: false })).toBe(loaded);
      expect(transition(loaded, { type: 'loadAsked', isForced: true }).isUserLoading).toBe(true);
    }
  });

  it('drops an answer about a former one', () => {
    for (const session of EVERY) {
      expect(transition(session, { type: 'loaded', epoch: 2, current: CURRENT })).toBe(session);
      expect(transition(session, failed({ kind: 'noCookies' }, true, 2))).toBe(session);
    }
  });

  it('is held only for a person with unsaved input, and no refusal ends it then', () => {
    for (const session of EVERY) {
      const next = transition(session, refused(false, true));
      expect(next.who.kind).toBe(session === KNOWN || session === HELD ? 'held' : 'signedOut');
      expect(next.epoch).toBe(session === HELD ? 3 : 4);
    }
    expect(transition(HELD, refused(true, false))).toBe(HELD);
  });

  it('keeps its limit when the cookies are gone, and loses it when it is cleared', () => {
    const limited = { ...KNOWN, rateLimitEnd: 9 };
    expect(transition(limited, refused(true, false))).toMatchObject({
      who: { kind: 'noCookies' },
      rateLimitEnd: 9,
    });
    expect(transition(limited, refused(false, false))).toEqual({
      ...INITIAL_SESSION,
      who: { kind: 'signedOut' },
      epoch: 4,
    });
    const left = transition(NO_COOKIES, { type: 'rateLimited', until: 9 });
    expect(transition(left, { type: 'rateLimitOver' })).toBe(left);
    expect(transition(left, { type: 'retried' }).rateLimitEnd).toBeNull();
  });

  it('keeps who is there when a load fails, unless the cookie is new', () => {
    const other = { kind: 'other' } as const;
    expect(transition(KNOWN, failed(other))).toMatchObject({ who: KNOWN.who, error: USER_LOAD_FAILURE });
    expect(transition(KNOWN, failed(other, true)).who.kind).toBe('failed');
    expect(transition(HELD, failed(other, true)).who.kind).toBe('held');
    expect(transition(of({}), failed({ kind: 'unauthorized' }))).toMatchObject({ error: null });
    expect(transition(KNOWN, failed({ kind: 'rateLimited', until: 7 })).rateLimitEnd).toBe(7);
  });

  it('begins with a cookie, and somebody who was signed out is unknown again', () => {
    for (const session of [NO_COOKIES, SIGNED_OUT]) {
      const next = transition(session, { type: 'cookieCame' });
      expect(next).toMatchObject({ who: { kind: 'notLoaded' }, epoch: 4 });
    }
    expect(transition(HELD, { type: 'cookieCame' }).who.kind).toBe('held');
  });

  it('has one flag, and only one, that says who is there or why nobody is', () => {
    for (const session of EVERY) {
      const { user, loggedOut, hasNoAuthCookies, isUserLoaded } = toAuthState(session);
      const reasons = [user !== null, loggedOut, hasNoAuthCookies, !isUserLoaded].filter(Boolean);
      expect(reasons).toHaveLength(1);
    }
  });
});
