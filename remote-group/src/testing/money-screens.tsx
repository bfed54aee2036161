import type { WireData } from '@cabinet/kernel/http';
import {
  buildCurrentUser,
  handle,
  offerScreens,
  renderWithProviders,
  signedInStore,
} from '@cabinet/kernel/testing';
import type { ReactElement } from 'react';
import { elsewhere } from '../paths.ts';

export const ANNA = '01900000-0000-7000-8000-0000000000e1';
export const GROUP_PAYER = {
  id: '01900000-0000-7000-8000-0000000000a7',
  kind: 'group',
  name: 'Семья',
} as const;

type Permissions = NonNullable<Parameters<typeof buildCurrentUser>[0]>['permissions'];

function member(userId: string, name: string): WireData<'GET group/me/members'>[number] {
  return {
    accountId: userId,
    user_id: userId,
    display_name: name,
    avatar: null,
    role: 'member',
    joined_at: '2026-01-10T09:00:00.000Z',
  };
}

/** What the lists of a group's money ask for beside their rows. */
export const groupMoneyHandlers = [
  handle('GET models', () => ({ models: [] })),
  handle('GET group/me/members', () => [
    member('01900000-0000-7000-8000-0000000000e2', 'Яков'),
    member(ANNA, 'Анна'),
  ]),
];

/** Shows a screen to the owner of the group «Семья», or to a member. */
export function renderOfGroup(
  screen: ReactElement,
  permissions: Permissions,
  { as = 'owner', at = '/' }: { readonly as?: 'owner' | 'member'; readonly at?: string } = {},
) {
  const store = signedInStore(
    buildCurrentUser({
      account_type: 'group',
      permissions,
      group: { id: '01900000-0000-7000-8000-0000000000a8', name: 'Семья', is_owner: as === 'owner' },
    }),
  );
  offerScreens(store, elsewhere.payment);
  return renderWithProviders(screen, { store, at });
}
