import { PAYER_KINDS } from '@cabinet/kernel/core/payments';
import { Type } from 'typebox';
import { CompanyFactsSchema } from '#lib/companies/schemas.ts';
import {
  choiceOf,
  MoneyField,
  NullableText,
  named,
  nullable,
  PersonRef,
  TimeField,
  UuidField,
} from '#lib/fields.ts';
import { PayerSchema, TierProgressSchema } from '#lib/ledger/schemas.ts';
import { ProposalSchema, ReasonField } from '#lib/proposals/schemas.ts';

export const AdminPayerSchema = named('AdminPayer', {
  id: Type.String(),
  kind: choiceOf(PAYER_KINDS),
  name: Type.String(),
  owner: nullable(Type.Object({ id: Type.String(), display_name: Type.String(), email: Type.String() })),
  tier: Type.String(),
  tier_is_manual: Type.Boolean(),
  balance: Type.String(),
  held: Type.String(),
  credit_limit: Type.String(),
  total_topped_up: Type.String(),
  total_spent: Type.String(),
  spent_30d: Type.String(),
  is_active: Type.Boolean(),
  is_closed: Type.Boolean({
    description: 'Of a dissolved group, a closed company or a deleted person: for good',
  }),
  created_at: TimeField,
  company: nullable(CompanyFactsSchema),
});

export const AdminPayerTotals = Type.Object({
  balance: Type.String(),
  held: Type.String(),
  count: Type.Integer(),
});

const DeedSchema = {
  at: TimeField,
  by: nullable(PersonRef),
  reason: NullableText,
};

const MemberSchema = named('PayerMember', {
  id: Type.String(),
  display_name: Type.String(),
  email: Type.String(),
  monthly_cap: NullableText,
  month_spent: Type.String({ description: 'Of this account in this month, reserves included' }),
  spends_now: Type.Boolean({ description: 'False where another account pays for them' }),
});

const HoldSchema = named('PayerHold', {
  id: Type.String(),
  amount: Type.String(),
  user: nullable(PersonRef),
  model: NullableText,
  created_at: TimeField,
  expires_at: TimeField,
});

const SwitchingSchema = Type.Object(
  {
    people: Type.Integer(),
    others: Type.Array(
      Type.Object({
        kind: nullable(choiceOf(PAYER_KINDS)),
        people: Type.Integer(),
      }),
      { description: 'What they pay with otherwise; kind null: with nothing' },
    ),
  },
  { title: 'PayerSwitching', description: 'Whom it concerns that the account is switched off, or on' },
);

const FundsSchema = named('PayerFunds', {
  is_own: Type.Boolean({
    description: "The caller's own account: somebody else adds funds to it and changes it",
  }),
  two_people_from: Type.String(),
  max: Type.String(),
  moved_alone: Type.Object(
    { day: Type.String(), month: Type.String() },
    {
      description:
        'What the caller has moved by hand without a second person in the last 24 hours and 30 days, over all payers',
    },
  ),
  allowance: Type.String({ description: "From this sum on the caller's next step needs a second person" }),
  confirmers: Type.Array(PersonRef, { description: 'Who may confirm a proposal of the caller' }),
});

export const ClosingSchema = named('PayerClosing', {
  ...DeedSchema,
  amount: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description:
      'What was on the account: it stays there, or has gone to the successor; null where the log does not say',
  }),
});

export const AdminPayerDetailSchema = named('AdminPayerDetail', {
  ...AdminPayerSchema.properties,
  available: Type.String({ description: 'What may be spent now: balance − held + credit_limit + debt' }),
  debt: Type.String({ description: 'How far it stands below its limit after a refund of spent money' }),
  version: Type.Integer(),
  successor: nullable(PayerSchema),
  closing: Type.Optional(nullable(ClosingSchema)),
  tier_state: named('PayerTierState', {
    automatic: Type.String({ description: 'The tier that the top-ups give' }),
    manual: nullable(named('PayerDeed', DeedSchema)),
    progress: TierProgressSchema,
  }),
  members: Type.Object({ total: Type.Integer(), items: Type.Array(MemberSchema) }),
  holds: Type.Object({ total: Type.Integer(), items: Type.Array(HoldSchema) }),
  limit_change: nullable(
    named('PayerLimitChange', { ...DeedSchema, before: Type.String(), after: Type.String() }),
  ),
  switch_change: nullable(named('PayerSwitchChange', { ...DeedSchema, is_active: Type.Boolean() })),
  proposals: Type.Array(ProposalSchema, { description: 'Those that wait for a second person' }),
  switching: SwitchingSchema,
  funds: FundsSchema,
});

export const ChangedPayerSchema = Type.Object({
  ...AdminPayerDetailSchema.properties,
  /** Answers that a raise of the limit waits for a second person. The limit is as before. */
  proposal: nullable(ProposalSchema),
});

export const AdminPayerParams = Type.Object({ id: UuidField });

export const PayerChangeBody = Type.Object({
  is_active: Type.Optional(Type.Boolean()),
  credit_limit: Type.Optional(MoneyField),
  reason: ReasonField,
  version: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'Of the account that was read: RES.002 when it has changed meanwhile',
    }),
  ),
});
