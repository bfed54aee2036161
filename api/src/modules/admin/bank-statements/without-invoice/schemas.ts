import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { Type } from 'typebox';
import { CompanyFactsSchema } from '#lib/companies/schemas.ts';
import { NullableText, nameField, nullable, UuidField } from '#lib/fields.ts';
import { PayerSchema } from '#lib/ledger/schemas.ts';

export const PayersQuery = Type.Object({ q: Type.Optional(Type.String({ maxLength: 100 })) });

export const PayersOfLine = Type.Object({
  payers: Type.Array(
    Type.Object({
      ...PayerSchema.properties,
      owner: NullableText,
      company: nullable(CompanyFactsSchema),
      doubts: Type.Array(Type.String(), { description: 'Why the transfer may be somebody else’s' }),
      refusal: nullable(Type.String({ description: 'Why the caller may not give the transfer to it' })),
    }),
    { description: 'Those that `q` finds; without it verified companies of the line’s INN' },
  ),
});

export const PayBody = Type.Object({
  payer_id: UuidField,
  reason: nameField(REASON_MAX_LENGTH, {
    code: 'VAL.004',
    message: 'Напишите, почему это перевод выбранного плательщика',
  }),
});
