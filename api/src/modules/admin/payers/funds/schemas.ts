import { DOCUMENT_MAX_LENGTH, REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { Type } from 'typebox';
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
import { PayerSchema } from '#lib/ledger/schemas.ts';

export const PROPOSAL_STATUSES = ['pending', 'confirmed', 'rejected', 'cancelled'] as const;

export const PROPOSAL_KINDS = ['funds', 'credit_limit'] as const;

export const FundProposalSchema = named('FundProposal', {
  id: Type.String(),
  number: Type.String({ description: '«П-000123»' }),
  payer: PayerSchema,
  kind: choiceOf(PROPOSAL_KINDS),
  amount: Type.String({ description: 'Below zero it is taken; of a limit: by how much it is raised' }),
  limit: nullable(
    Type.Object(
      { before: Type.String(), after: Type.String() },
      { description: 'The credit limit, where that is raised' },
    ),
  ),
  reason: Type.String(),
  document: NullableText,
  status: choiceOf(PROPOSAL_STATUSES),
  proposed_by: PersonRef,
  created_at: TimeField,
  decided_by: nullable(PersonRef),
  decided_at: nullable(TimeField),
  decision_reason: NullableText,
  entry_id: NullableText,
  actions: Type.Object(
    { confirm: Type.Boolean(), reject: Type.Boolean(), cancel: Type.Boolean() },
    { description: 'What the caller may do with it now' },
  ),
  obstacle: nullable(
    choiceOf(['author', 'own_payer', 'closed', 'author_left', 'limit_changed'], {
      description: 'Why the caller may not confirm it while it waits',
    }),
  ),
  awaits: Type.Array(PersonRef, { description: 'Who may confirm it' }),
});

export const FundProposalParams = Type.Object({ id: UuidField });

export const ReasonField = Type.String({
  minLength: 1,
  maxLength: REASON_MAX_LENGTH,
  pattern: '\\S',
  'x-error': { code: 'VAL.003', message: `Причина — до ${REASON_MAX_LENGTH} символов` },
});

export const AddFundsBody = Type.Object({
  payer_id: UuidField,
  amount: MoneyField,
  reason: ReasonField,
  document: Type.Optional(
    Type.String({
      maxLength: DOCUMENT_MAX_LENGTH,
      'x-error': { code: 'VAL.003', message: `Документ — до ${DOCUMENT_MAX_LENGTH} символов` },
    }),
  ),
});

export const AddedFundsSchema = Type.Object({
  status: choiceOf(['posted', 'proposed']),
  entry_id: NullableText,
  balance: Type.String({ description: 'Of the account now' }),
  proposal: nullable(FundProposalSchema),
});

export const RejectBody = Type.Object({ reason: ReasonField });
