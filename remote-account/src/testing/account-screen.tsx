import type { WireData } from '@cabinet/kernel/http';
import {
  buildCurrentUser,
  handle,
  renderWithProviders,
  signedInStore,
  type UserDraft,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen } from '@testing-library/react';
import { Screen } from '../screens/account/account-screen.tsx';
import { Screen as SecurityScreen } from '../screens/account-security/account-security-screen.tsx';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1';

type WireSession = WireData<'GET users/me/sessions'>[number];

const session = (id: string, draft: Partial<WireSession> = {}): WireSession => ({
  id,
  user_agent: SAFARI,
  ip: '203.0.113.7',
  fingerprint_short: 'a1b2c3d4',
  created_at: '2026-11-18T09:00:00.000Z',
  last_seen_at: '2026-11-19T09:00:00.000Z',
  current: false,
  ...draft,
});

type WireFactors = WireData<'GET users/me/factors'>;
type WireEvent = WireData<'GET users/me/security-events'>['items'][number];

export function buildPasskey(
  draft: Partial<WireFactors['passkeys'][number]> = {},
): WireFactors['passkeys'][number] {
  return {
    id: 'k1',
    name: 'Мой ноутбук',
    user_agent: CHROME,
    is_backed_up: false,
    created_at: '2026-11-01T09:00:00.000Z',
    last_used_at: null,
    ...draft,
  };
}

export function buildEvent(draft: Partial<WireEvent> = {}): WireEvent {
  return {
    id: 'e1',
    at: '2026-11-19T09:00:00.000Z',
    text: 'Вход по паролю',
    ip: '203.0.113.7',
    user_agent: SAFARI,
    is_own: true,
    ...draft,
  };
}

/** Somebody whom the password alone guards. */
export const BARE: WireFactors = { passkeys: [], totp: null, recovery_codes: null, demanded_by: null };

/** Somebody with a factor of each kind. */
export const PROTECTED: WireFactors = {
  passkeys: [buildPasskey()],
  totp: { created_at: '2026-11-02T09:00:00.000Z', last_used_at: null },
  recovery_codes: { left: 8, total: 10, created_at: '2026-11-01T09:00:00.000Z' },
  demanded_by: null,
};

export const TEN_CODES = Array.from({ length: 10 }, (_, index) => `abcd-efg${index}`);

/** The API behind the account screen: a person who is signed in on two devices, Chrome being this one. */
export function useAccountApi() {
  let sessions: WireSession[] = [];
  let factors = BARE;
  let endsAt: string | null = null;
  const endOthers = () => {
    sessions = sessions.filter(({ current }) => current);
  };
  const api = useApiServer(
    handle('GET users/me/email', () => ({ pending: null, takes_two: false })),
    handle('GET users/me/sessions', () => sessions),
    handle('DELETE users/me/sessions/{id}', ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id);
      return null;
    }),
    handle('DELETE users/me/sessions', () => {
      const revoked = sessions.length - 1;
      endOthers();
      return { revoked };
    }),
    handle('GET users/me/factors', () => factors),
    handle('GET users/me/security-events', () => ({ items: [buildEvent()], next: null })),
    handle('GET auth/reauthentication', () => ({ ends_at: endsAt, methods: ['password'] })),
    handle('DELETE auth/reauthentication', () => {
      endsAt = null;
      return null;
    }),
  );
  beforeEach(() => {
    factors = BARE;
    endsAt = null;
    sessions = [session('s2'), session('s1', { user_agent: CHROME, current: true })];
  });
  return {
    api,
    endOthers,
    countSessions: () => sessions.length,
    setFactors(next: WireFactors) {
      factors = next;
    },
    confirmUntil(moment: string) {
      endsAt = moment;
    },
  };
}

export function renderAccount(draft: UserDraft = {}, at = '/account') {
  return renderWithProviders(<Screen />, {
    store: signedInStore(buildCurrentUser(draft)),
    at,
    path: '/account',
  });
}

export function renderSecurity(draft: UserDraft = {}) {
  return renderWithProviders(<SecurityScreen />, {
    store: signedInStore(buildCurrentUser(draft)),
    at: '/account/security',
  });
}

export const devices = () => screen.getByRole('region', { name: 'Устройства' });
