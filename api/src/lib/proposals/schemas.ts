import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { Type } from 'typebox';
import {
  choiceOf,
  NullableText,
  named,
  nameField,
  nullable,
  PersonRef,
  TimeField,
  UuidField,
} from '#lib/fields.ts';
import { PayerSchema } from '#lib/ledger/schemas.ts';
import { BEFORE_DAY, NO_SECOND_PERSON, OUTDATED, PROPOSAL_KINDS } from './kind.ts';

export const PROPOSAL_STATUSES = ['pending', 'confirmed', 'rejected', 'cancelled', 'lapsed'] as const;

/** What a proposal may change, beside money and limits. */
export const PROPOSAL_FIELDS = [
  'role',
  'name',
  'description',
  'permission',
  'email',
  'activity',
  'scope',
  'target',
  'multiplier',
  'valid_from',
  'valid_to',
  'input_price',
  'output_price',
  'price_from',
  'bank_reference',
  'paid_on',
  'payer_account',
  'payer_inn',
  'inn',
  'kpp',
  'account',
] as const;

/** What waits for a second person, or has waited (product §19.5). */
export const ProposalSchema = named('Proposal', {
  id: Type.String(),
  number: Type.String({ description: '«П-000123»' }),
  payer: nullable(PayerSchema),
  person: nullable(PersonRef),
  title: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description:
      'What it is about, where that is neither a payer nor a person: a role, a model, a correction',
  }),
  details: Type.Array(
    Type.Object({ field: choiceOf(PROPOSAL_FIELDS), before: NullableText, after: NullableText }),
    { description: 'What it changes. Sums are in roubles, moments in ISO 8601, permissions are their ids' },
  ),
  request: nullable(
    Type.Object(
      { id: Type.String(), number: Type.String({ description: '«З-000123»' }) },
      { description: 'The payment request that is paid, or whose money goes back' },
    ),
  ),
  kind: choiceOf(PROPOSAL_KINDS),
  amount: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'Below zero it is taken; of a limit: by how much it is raised; null where it moves no money',
  }),
  limit: nullable(
    Type.Object(
      { before: Type.String(), after: Type.String() },
      { description: 'The credit limit, where that is raised' },
    ),
  ),
  leaves_debt: Type.Boolean({ description: 'Of a refund: what is spent already becomes a debt' }),
  reason: NullableText,
  document: NullableText,
  status: choiceOf(PROPOSAL_STATUSES),
  proposed_by: PersonRef,
  created_at: TimeField,
  expires_at: TimeField,
  takes_effect_at: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    format: 'date-time',
    description:
      'When it takes effect by itself: nobody could be the second person, or a day passes behind their word; null: it waits for one',
  }),
  agreed_by: nullable(PersonRef),
  decided_by: nullable(PersonRef),
  decided_at: nullable(TimeField),
  decision_reason: NullableText,
  entry_id: NullableText,
  actions: Type.Object(
    { confirm: Type.Boolean(), reject: Type.Boolean(), cancel: Type.Boolean() },
    { description: 'What the caller may do with it now' },
  ),
  obstacle: nullable(
    choiceOf(['own_payer', ...NO_SECOND_PERSON, ...BEFORE_DAY, 'author_left', ...OUTDATED], {
      description: 'Why the caller may not confirm it while it waits',
    }),
  ),
  awaits: Type.Array(PersonRef, { description: 'Who may confirm it' }),
});

export const ProposalParams = Type.Object({ id: UuidField });

export const ReasonField = nameField(REASON_MAX_LENGTH, {
  code: 'VAL.003',
  message: `Причина — до ${REASON_MAX_LENGTH} символов`,
});

export const RejectBody = Type.Object({ reason: ReasonField });
