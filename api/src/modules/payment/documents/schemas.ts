import { Type } from 'typebox';
import { choiceOf, NullableText, named, nullable, TimeField } from '#lib/fields.ts';
import { StatusSchema } from '../schemas.ts';

/** What somebody has said of the bank's document, beside its number. */
export const DocumentFactsSchema = Type.Object(
  { paid_on: NullableText, payer_account: NullableText, payer_inn: NullableText },
  {
    title: 'BankDocumentFacts',
    description: 'Of the bank’s document, beside its number; staff alone read it',
  },
);

/** Another payment by the same document: a request, or a line of a statement that has paid none. */
export const SamePaymentSchema = named('SamePayment', {
  kind: choiceOf(['request', 'statement_line']),
  request: nullable(Type.Object({ id: Type.String(), number: Type.String(), status: StatusSchema })),
  line: nullable(Type.Object({ statement_id: Type.String(), n: Type.Integer(), file_name: Type.String() })),
  payer_name: Type.String(),
  amount: Type.String(),
  paid_on: NullableText,
  by: nullable(Type.String({ description: 'Who confirmed the request, or uploaded the statement' })),
  at: nullable(TimeField),
});
