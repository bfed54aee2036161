import type { WireData } from '@cabinet/kernel/http';
import { buildUser } from '@cabinet/kernel/testing';

export type WireGroup = NonNullable<WireData<'GET group/me'>>;
type WireMember = WireGroup['members'][number];

/** The person at the browser. */
export const ME = buildUser();

const GROUP_PAYER = { id: 'payer-g', kind: 'group', name: 'Семья' } as const;

export const mine = (draft: Partial<WireMember> = {}): WireMember => ({
  accountId: 'a-me',
  user_id: ME.id,
  display_name: ME.display_name,
  email: ME.email,
  avatar: null,
  role: 'owner',
  monthly_cap: null,
  spent_this_month: '100.00',
  last_spent_at: null,
  joined_at: '2026-01-10T09:00:00.000Z',
  ...draft,
});

export const anna = (draft: Partial<WireMember> = {}): WireMember => ({
  ...mine(),
  accountId: 'a-anna',
  user_id: 'u-anna',
  display_name: 'Анна Белова',
  email: 'anna@demo.example',
  role: 'member',
  monthly_cap: '1000.00',
  spent_this_month: '850.00',
  ...draft,
});

/** A group of the person and Анна, which the person owns. */
export function buildGroup(draft: Partial<WireGroup> = {}): WireGroup {
  return {
    id: 'g',
    name: 'Семья',
    created_at: '2026-01-10T09:00:00.000Z',
    owner: { accountId: 'a-me', display_name: ME.display_name },
    is_owner: true,
    payer: {
      ...GROUP_PAYER,
      tier: 'plus',
      balance: '500.00',
      available: '500.00',
      held: '0.00',
      debt: '0.00',
    },
    paying: GROUP_PAYER,
    members: [mine(), anna()],
    resets_at: '2026-11-30T21:00:00.000Z',
    transfer_offer: null,
    ...draft,
  };
}

/** The same group, of which Анна is the owner and the person a member; of Анна only the name is known. */
export function buildMembership(draft: Partial<WireGroup> = {}, me: Partial<WireMember> = {}): WireGroup {
  const { email: _email, monthly_cap: _cap, spent_this_month: _spent, last_spent_at: _at, ...named } = anna();
  return buildGroup({
    is_owner: false,
    owner: { accountId: 'a-anna', display_name: 'Анна Белова' },
    members: [{ ...named, role: 'owner' }, mine({ role: 'member', monthly_cap: '300.00', ...me })],
    ...draft,
  });
}

/** An offer of the group that has as many hours left. */
export function buildOffer(draft: Partial<NonNullable<WireGroup['transfer_offer']>> = {}) {
  const now = Date.now();
  return {
    to_accountId: 'a-anna',
    to_display_name: 'Анна Белова',
    offered_at: new Date(now).toISOString(),
    // 23 hours, 40 minutes and a half.
    expires_at: new Date(now + 1420.5 * 60_000).toISOString(),
    ...draft,
  };
}

/** What the person's own account owes. */
export const OWN_DEBT = {
  debt: '1250.00',
  payer: { id: 'payer-me', kind: 'user', name: 'Иван Петров' },
} as const;
