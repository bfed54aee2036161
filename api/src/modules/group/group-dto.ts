import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { avatarUrl } from '#lib/avatar-url.ts';
import { monthEnd, monthsOf, payerBalanceForUser } from '#lib/ledger/index.ts';
import { wire } from '#lib/wire.ts';
import { findMembers, type MemberRow } from './members-repository.ts';
import type { OwnGroup } from './repository.ts';
import type { GroupData, GroupMemberSchema, GroupMembersData } from './schemas.ts';
import { findOffer, type OfferRow } from './transfer-repository.ts';

/** The members, as the caller may see them. A member reads who the others are, and nothing about their money. */
export async function readMembers(db: Database, group: OwnGroup): Promise<Static<typeof GroupMembersData>> {
  const rows = await findMembers(db, group);
  const visible = rows.filter(({ id }) => group.is_owner || id === group.member_id);
  const userIds = visible.map(({ user_id }) => user_id);
  const spent = await monthsOf(db, { payerId: group.payer_id, userIds });
  return rows.map((row) => toMember(row, spent.get(row.user_id)));
}

/** `spent` is given only for those whose money the caller may see. */
function toMember(
  { id, avatar_hash: hash, email, monthly_cap, last_spent_at, ...row }: MemberRow,
  spent: string | undefined,
): Static<typeof GroupMemberSchema> {
  return {
    ...row,
    accountId: id,
    avatar: hash && avatarUrl(row.user_id, hash),
    ...(spent !== undefined && { email, monthly_cap, last_spent_at, spent_this_month: wire(spent) }),
  };
}

export async function toGroup(
  db: Database,
  group: OwnGroup,
  userId: string,
): Promise<Static<typeof GroupData>> {
  const [members, paying, resetsAt, offer] = await Promise.all([
    readMembers(db, group),
    payerBalanceForUser(db, userId),
    monthEnd(db),
    findOffer(db, group.id),
  ]);
  if (!paying) throw new Error(`user ${userId} has no payer`);
  return {
    id: group.id,
    name: group.name,
    created_at: group.created_at.toISOString(),
    owner: { accountId: group.owner_member_id, display_name: group.owner_name },
    is_owner: group.is_owner,
    payer: {
      id: group.payer_id,
      kind: 'group',
      name: group.payer_name,
      tier: group.tier,
      balance: wire(group.balance),
      available: wire(group.available),
      held: wire(group.held),
      debt: wire(group.debt),
    },
    paying: paying.payer,
    members,
    resets_at: resetsAt.toISOString(),
    transfer_offer: offer && mayKnow(group, offer) ? toOffer(offer) : null,
  };
}

/** Only the two people of an offer see it. */
function mayKnow({ is_owner, member_id }: OwnGroup, offer: OfferRow): boolean {
  return is_owner || offer.member_id === member_id;
}

function toOffer({ member_id, display_name, offered_at, expires_at }: OfferRow) {
  return {
    to_accountId: member_id,
    to_display_name: display_name,
    offered_at: offered_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}
