import type { WireData } from '@cabinet/kernel/http';
import {
  buildCurrentUser,
  handle,
  keepFingerprint,
  offerScreens,
  renderWithProviders,
  signedInStore,
  type UserDraft,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen } from '@testing-library/react';
import { elsewhere, paths } from '../paths.ts';
import { Screen } from '../screens/group/group-screen.tsx';
import type { WireGroup } from './build-group.ts';

const membershipOf = (group: WireGroup | null) =>
  group === null ? null : { id: group.id, name: group.name, is_owner: group.is_owner };

const NO_USAGE: WireData<'GET group/me/usage'> = {
  scope: 'all',
  from: '2026-11-01',
  to: '2026-11-22',
  days: [],
  models: [],
  members: [],
  total: '0.00',
  previous_total: '0.00',
};

/** The API behind `/group`: `state.group` is the person's group, and `users/me` agrees with it. */
export function useGroupApi() {
  const state: {
    group: WireGroup | null;
    userLoads: number;
    user: UserDraft;
    debts: WireData<'GET users/me/debts'>;
  } = {
    group: null,
    userLoads: 0,
    user: {},
    debts: [],
  };
  const api = useApiServer(
    handle('GET group/me', () => state.group),
    handle('GET group/me/usage', NO_USAGE),
    handle('GET group/invitations', []),
    handle('GET users/me/debts', () => state.debts),
    handle('GET users/me', () => {
      state.userLoads += 1;
      return buildCurrentUser({ ...state.user, group: membershipOf(state.group) });
    }),
  );
  beforeAll(keepFingerprint);
  beforeEach(() => {
    Object.assign(state, { group: null, userLoads: 0, user: {}, debts: [] });
  });

  function renderGroup(group: WireGroup | null, user: UserDraft = {}) {
    Object.assign(state, { group, user });
    const store = signedInStore(buildCurrentUser({ ...user, group: membershipOf(group) }));
    offerScreens(store, elsewhere.payment, elsewhere.account);
    return renderWithProviders(<Screen />, { store, at: paths.group.to(), path: paths.group.pattern });
  }
  return { api, state, renderGroup };
}

/** A part of the page, as soon as it is there. */
export const section = (name: string) => screen.findByRole('region', { name });
