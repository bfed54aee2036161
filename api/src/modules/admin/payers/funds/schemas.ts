import { DOCUMENT_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { Type } from 'typebox';
import { choiceOf, MoneyField, NullableText, nullable, optionalNameField, UuidField } from '#lib/fields.ts';
import { ProposalSchema, ReasonField } from '#lib/proposals/schemas.ts';

export const AddFundsBody = Type.Object({
  payer_id: UuidField,
  amount: MoneyField,
  reason: ReasonField,
  document: Type.Optional(
    optionalNameField(DOCUMENT_MAX_LENGTH, {
      code: 'VAL.003',
      message: `Документ — до ${DOCUMENT_MAX_LENGTH} символов`,
    }),
  ),
});

export const AddedFundsSchema = Type.Object({
  status: choiceOf(['posted', 'proposed']),
  entry_id: NullableText,
  balance: Type.String({ description: 'Of the account now' }),
  proposal: nullable(ProposalSchema),
});
