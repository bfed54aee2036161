import { isOfStaff } from '@cabinet/access/permissions';
import type { Static } from 'typebox';
import type { StaffFactor } from '#config/index.ts';
import { avatarUrl } from '#lib/avatar-url.ts';
import { accountTypeOf, type PayerSummary, sees } from '#lib/ledger/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import type { UserRow } from './repository.ts';
import type { MeData } from './schemas.ts';

const GUEST = 'guest';
/** Roles that administrators made have no key. */
const CUSTOM_ROLE = 'custom';

/** The user, with as much of the money they spend as `viewer` may see. */
export function toMeData(
  user: UserRow,
  payer: PayerSummary,
  { viewer, policy }: { readonly viewer: Session; readonly policy: StaffFactor },
): Static<typeof MeData> {
  const isOpen = sees(viewer, 'movements', payer.holder);
  const seesBalance = sees(viewer, 'balance', payer.holder);
  return {
    user: toUser(user, policy),
    // A number by product §10.4; every other sum stays text.
    balance: seesBalance ? Number(payer.balance) : null,
    totalSpent: isOpen ? payer.totalSpent : null,
    tierProgress: isOpen ? payer.tierProgress : null,
    payer: payer.payer,
    people: payer.people,
    cap: payer.means.capFor(seesBalance),
    stopped_by: payer.means.stoppedBy,
  };
}

function toUser(user: UserRow, policy: StaffFactor): Static<typeof MeData>['user'] {
  return {
    id: user.id,
    email: user.email,
    display_name: user.display_name,
    phone: user.phone,
    avatar: user.avatar_hash === null ? null : avatarUrl(user.id, user.avatar_hash),
    role: user.role_key ?? CUSTOM_ROLE,
    role_info: { role_id: user.role_id, role_name: user.role_name, permissions: user.permissions },
    global_role: user.global_role,
    account_type: accountTypeOf(user),
    is_guest: user.role_key === GUEST || user.email === '',
    company_id: user.company_id,
    company: user.company_id === null ? null : { id: user.company_id, name: user.company_name ?? '' },
    group:
      user.group_id === null
        ? null
        : { id: user.group_id, name: user.group_name ?? '', is_owner: user.is_group_owner === true },
    settings: {
      theme: user.theme,
      send_by_enter: user.send_by_enter,
      move_to_message: user.move_to_message,
      low_balance_threshold: user.low_balance_threshold,
    },
    theme: user.theme,
    created_at: user.created_at.toISOString(),
    last_sign_in_at: user.last_sign_in_at?.toISOString() ?? null,
    second_factor: secondFactorOf(user, policy),
  };
}

function secondFactorOf(user: UserRow, policy: StaffFactor): Static<typeof MeData>['user']['second_factor'] {
  if (user.has_factor) return null;
  const isStaff = policy !== 'off' && isOfStaff(user.permissions);
  if (!isStaff && user.factor_due_at === null) return null;
  return {
    demanded_by: isStaff ? 'staff' : 'company',
    due_at: user.factor_due_at?.toISOString() ?? null,
    is_closed: user.is_factor_due,
  };
}
