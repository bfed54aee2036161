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

/** The API behind the account screen: a person who is signed in on two devices, Chrome being this one. */
export function useAccountApi() {
  let sessions: WireSession[] = [];
  const endOthers = () => {
    sessions = sessions.filter(({ current }) => current);
  };
  const api = useApiServer(
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
  );
  beforeEach(() => {
    sessions = [session('s2'), session('s1', { user_agent: CHROME, current: true })];
  });
  return { api, endOthers, countSessions: () => sessions.length };
}

export function renderAccount(draft: UserDraft = {}) {
  return renderWithProviders(<Screen />, { store: signedInStore(buildCurrentUser(draft)) });
}

export const devices = () => screen.getByRole('region', { name: 'Устройства' });
