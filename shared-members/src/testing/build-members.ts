import type { WireData } from '@cabinet/kernel/http';

type WireGroup = NonNullable<WireData<'GET group/me'>>;
type WireMember = WireGroup['members'][number];
type WireInvitation = WireData<'GET group/invitations'>[number];
type WireSent = WireData<'POST group/invite'>;
type WireView = WireData<'GET group/invitations/{token}'>;

const TEST_INVITATION_ID = '01900000-0000-7000-8000-0000000000e1';

/** What stands in the link of a built letter. */
export const TEST_SECRET = 'kq3wZ0-_secret';

const DAY_MS = 86_400_000;

/** The moment so many days from now, as the API sends it. */
export const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** A member of a group as its owner reads them. */
export function buildMember(draft: Partial<WireMember> = {}): WireMember {
  return {
    accountId: '01900000-0000-7000-8000-0000000000f1',
    user_id: '01900000-0000-7000-8000-000000000002',
    display_name: 'Мария Соколова',
    email: 'member@demo.example',
    avatar: null,
    role: 'member',
    monthly_cap: '2000.00',
    spent_this_month: '1200.00',
    last_spent_at: '2026-11-20T09:00:00.000Z',
    joined_at: '2026-03-10T09:00:00.000Z',
    ...draft,
  };
}

/** An open invitation that lives three more days. */
export function buildInvitation(draft: Partial<WireInvitation> = {}): WireInvitation {
  return {
    token: TEST_INVITATION_ID,
    email: 'new@demo.example',
    status: 'pending',
    role: null,
    monthly_cap: '2000.00',
    invited_by: { id: '01900000-0000-7000-8000-000000000001', display_name: 'Ольга Орлова' },
    sent_at: daysFromNow(-4),
    expires_at: daysFromNow(3),
    resend_count: 0,
    revoked_because: null,
    ...draft,
  };
}

/** What `invite` and `resend` answer. */
export function buildSentInvitation(draft: Partial<WireSent> = {}): WireSent {
  const link = `https://cabinet.example/group/invite/accept?token=${TEST_SECRET}`;
  return {
    ...buildInvitation({ sent_at: daysFromNow(0), expires_at: daysFromNow(7) }),
    link,
    letter_at: null,
    ...draft,
  };
}

/** What the holder of a letter's link reads: an open invitation into a group, nobody is signed in. */
export function buildInvitationView(draft: Partial<WireView> = {}): WireView {
  return {
    kind: 'group',
    organisation: { name: 'Семья Орловых' },
    inviter: { display_name: 'Ольга Орлова' },
    email: 'n**@demo.example',
    state: 'pending',
    revoked_because: null,
    role_name: null,
    monthly_cap: '2000.00',
    expires_at: daysFromNow(3),
    proves_email: true,
    viewer: null,
    ...draft,
  };
}
