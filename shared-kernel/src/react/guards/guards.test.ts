import { beforeEach, describe, expect, it } from '@jest/globals';
import { buildCurrentUser, buildGuest, received } from '../../testing/index.ts';
import { INITIAL_AUTH_STATE } from '../session/auth-state.ts';
import { USER_LOAD_FAILURE } from '../session/session-machine.ts';
import { decideAccess, decideLogin, type GuardedSession } from './decide-access.ts';
import {
  peekRememberedLocation,
  rememberLocation,
  takeRememberedLocation,
  toSafePath,
} from './remembered-location.ts';

function signedIn(...permissions: string[]): GuardedSession {
  return {
    ...INITIAL_AUTH_STATE,
    user: received(buildCurrentUser({ permissions }).user),
    isUserLoaded: true,
  };
}

const UNKNOWN = INITIAL_AUTH_STATE;
const LOADING = { ...INITIAL_AUTH_STATE, isUserLoading: true };
const NOBODY = { ...INITIAL_AUTH_STATE, isUserLoaded: true };
const NO_COOKIES = { ...NOBODY, hasNoAuthCookies: true };
const LIMITED = { ...NOBODY, isRateLimited: true };
const FAILED = { ...NOBODY, error: USER_LOAD_FAILURE };
const GUEST = { ...NOBODY, user: received(buildGuest().user) };

const demanded = (isClosed: boolean): GuardedSession => ({
  ...NOBODY,
  user: received(
    buildCurrentUser({
      second_factor: { demanded_by: 'staff', due_at: '2026-12-06T15:30:00.000Z', is_closed: isClosed },
    }).user,
  ),
});
const CLOSED = demanded(true);
const ASKED = demanded(false);

const PUBLIC = { public: true };
const PRIVATE = { guard: { session: true } };
const ROLES = { guard: { session: true, permission: 'user:manage' } };
const DECIDING = { guard: { session: true, anyPermission: ['user:manage', 'role:manage'] } };
const UNKNOWN_RIGHT = { guard: { session: true, permission: 'moon:walk' } };

describe('decideAccess', () => {
  it.each([
    ['a public route to a stranger', PUBLIC, NO_COOKIES, 'allow'],
    ['a public route before anything is known', PUBLIC, UNKNOWN, 'allow'],
    ['a private route before anything is known', PRIVATE, UNKNOWN, 'wait'],
    ['a private route while the user loads', PRIVATE, LOADING, 'wait'],
    ['a private route while the first load is rate limited', PRIVATE, LIMITED, 'wait'],
    [
      'a private route while rate limited without cookies',
      PRIVATE,
      { ...LIMITED, hasNoAuthCookies: true },
      'login',
    ],
    ['a private route without cookies', PRIVATE, NO_COOKIES, 'login'],
    ['a private route after a load that was refused', PRIVATE, NOBODY, 'login'],
    ['a private route after a load that failed', PRIVATE, FAILED, 'wait'],
    ['a private route to a user whose reload failed', PRIVATE, { ...signedIn(), error: 'нет' }, 'allow'],
    ['a private route to a guest', PRIVATE, GUEST, 'login'],
    ['a private route to a user', PRIVATE, signedIn(), 'allow'],
    ['a private route to a user who has yet to add a second factor', PRIVATE, CLOSED, 'factor'],
    ['a route that they have no right to', ROLES, CLOSED, 'factor'],
    ['the route that adds one', { ...PRIVATE, addsFactor: true }, CLOSED, 'allow'],
    ['a private route to a user who has days left for it', PRIVATE, ASKED, 'allow'],
    [
      'a private route to a user who is being reloaded',
      PRIVATE,
      { ...signedIn(), isUserLoading: true },
      'allow',
    ],
    ['a route with a permission to a user who lacks it', ROLES, signedIn('role:manage'), 'home'],
    ['a route with a permission to a user who holds it', ROLES, signedIn('user:manage'), 'allow'],
    [
      'a route that several permissions open to a user with one of them',
      DECIDING,
      signedIn('role:manage'),
      'allow',
    ],
    ['a route that several permissions open to a user with none of them', DECIDING, signedIn(), 'home'],
    ['a route that several permissions open to a guest', DECIDING, GUEST, 'login'],
    ['a route with a permission that nobody knows to a user', UNKNOWN_RIGHT, signedIn('user:manage'), 'home'],
    ['a route with a permission to a guest', ROLES, GUEST, 'login'],
    ['a route without a guard to a stranger', {}, NO_COOKIES, 'login'],
  ] as const)('answers %s', (_name, route, session, kind) => {
    expect(decideAccess(route, session)).toEqual({ kind });
  });
});

describe('decideLogin', () => {
  it.each([
    ['shows the form to a stranger', NO_COOKIES, 'show'],
    ['shows the form to a guest', GUEST, 'show'],
    ['shows the form while the user loads', LOADING, 'show'],
    ['leaves with a user', signedIn(), 'leave'],
  ] as const)('%s', (_name, session, kind) => {
    expect(decideLogin(session)).toEqual({ kind });
  });
});

describe('the remembered location', () => {
  beforeEach(() => sessionStorage.clear());

  it('is given back once, with its query and hash', () => {
    rememberLocation('/finances?page=2#totals');
    expect(peekRememberedLocation()).toBe('/finances?page=2#totals');
    expect(takeRememberedLocation()).toBe('/finances?page=2#totals');
    expect(takeRememberedLocation()).toBeNull();
  });

  it.each(['/login', '/login?x=1', '/auth', '/logout'])(
    'is never %s, which would lead round in circles',
    (path) => {
      rememberLocation('/finances');
      rememberLocation(path);
      expect(takeRememberedLocation()).toBe('/finances');
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example',
    '/%09//evil.example/..//evil.example',
    'javascript:alert(1)',
    'finances',
    '',
  ])('never leads to another site: %j', (location) => {
    const path = toSafePath(location);
    expect(new URL(path ?? '/', 'https://cabinet.example').origin).toBe('https://cabinet.example');
    expect(path ?? '/').not.toMatch(/^\/[/\\]/);
  });

  it('is not believed when somebody else wrote it', () => {
    sessionStorage.setItem('cabinet.return-to', '//evil.example');
    expect(takeRememberedLocation()).toBeNull();
  });
});
