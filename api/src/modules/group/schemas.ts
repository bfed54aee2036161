import { ORGANISATION_NAME_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { Type } from 'typebox';
import {
  choiceOf,
  NullableText,
  named,
  nullable,
  requiredNameField,
  TimeField,
  UuidField,
} from '#lib/fields.ts';
import { PayerSchema } from '#lib/ledger/schemas.ts';
import { CapField } from '../invitations/schemas.ts';

/** A member of a group. The optional fields are there for the owner, and for a member about themself. */
export const GroupMemberSchema = named('GroupMember', {
  accountId: Type.String(),
  user_id: Type.String(),
  display_name: Type.String(),
  email: Type.Optional(Type.String()),
  avatar: NullableText,
  role: choiceOf(['owner', 'member']),
  monthly_cap: Type.Optional(
    Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'null: no limit' }),
  ),
  spent_this_month: Type.Optional(Type.String({ description: "Of the group's money, reserves included" })),
  last_spent_at: Type.Optional(nullable(TimeField)),
  joined_at: TimeField,
});

export const GroupMembersData = Type.Array(GroupMemberSchema);

export const GroupData = named('Group', {
  id: Type.String(),
  name: Type.String(),
  created_at: TimeField,
  owner: Type.Object({ accountId: Type.String(), display_name: Type.String() }),
  is_owner: Type.Boolean({ description: 'Whether the caller is the owner' }),
  payer: Type.Object({
    ...PayerSchema.properties,
    tier: Type.String(),
    balance: Type.String(),
    available: Type.String(),
    held: Type.String(),
    debt: Type.String({ description: 'What the next money pays first; nothing is spent meanwhile' }),
  }),
  paying: PayerSchema,
  members: GroupMembersData,
  resets_at: TimeField,
  transfer_offer: nullable(
    Type.Object({
      to_accountId: Type.String(),
      to_display_name: Type.String(),
      offered_at: TimeField,
      expires_at: TimeField,
    }),
  ),
});

export const GroupNameBody = Type.Object({ name: requiredNameField(ORGANISATION_NAME_MAX_LENGTH) });

export const MemberParams = Type.Object({ accountId: UuidField });

export const MemberBody = Type.Object({ monthly_cap: CapField });

export const TransferBody = Type.Object({ accountId: UuidField });

export const DissolvedData = Type.Object({
  amount: Type.String({ description: "What has moved to the owner's personal account" }),
});

export const InvitationParams = Type.Object({ token: UuidField });
