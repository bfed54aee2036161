import { PAYMENT_METHOD, PAYMENT_METHODS } from '@cabinet/kernel/core/payments';
import { Type } from 'typebox';
import { choiceOf, NullableText, named, nullable, UuidField } from '#lib/fields.ts';
import { PayerSchema, TierProgressSchema } from '#lib/ledger/schemas.ts';
import { RequestDetailSchema } from '../requests/schemas.ts';

const LABELS = PAYMENT_METHODS.map((method) => PAYMENT_METHOD[method].label.toLowerCase());

const PaymentMethodField = choiceOf(PAYMENT_METHODS, {
  'x-error': { code: 'VAL.003', message: `Способ оплаты — ${LABELS.join(' или ')}` },
});

const AmountField = Type.String({
  pattern: '^\\d{1,12}(\\.\\d{1,2})?$',
  'x-form': 'money',
  'x-error': { code: 'VAL.003', message: 'Сумма — рубли и не больше двух знаков копеек' },
});

export const QuoteBody = Type.Object({ amount: AmountField, payer_id: Type.Optional(UuidField) });

export const QuoteData = Type.Object({
  amount: Type.String({ description: 'What is paid' }),
  currency: Type.String(),
  commission: Type.String(),
  credited: Type.String({ description: 'What the account receives' }),
  bonus: Type.String(),
  balance_after: nullable(Type.String({ description: 'null for those who may not see the balance' })),
  tier: nullable(
    Type.String({
      description: 'This and the two below: null for those who may not see what has been topped up',
    }),
  ),
  tier_after: nullable(Type.String()),
  tier_progress_after: nullable(TierProgressSchema),
  payer: PayerSchema,
});

export const PayersData = Type.Object({
  payers: Type.Array(
    Type.Object({
      ...PayerSchema.properties,
      is_default: Type.Boolean(),
      balance: nullable(Type.String({ description: 'null for those who may not see it' })),
    }),
    { description: 'Whose account may be topped up' },
  ),
  paying: Type.Object(PayerSchema.properties, {
    description: 'Who pays for my requests now, also where I may not top it up',
  }),
});

export const PayBody = Type.Object({
  amount: AmountField,
  method: PaymentMethodField,
  payer_id: Type.Optional(UuidField),
});

export const PayData = named('Payment', {
  id: Type.String({ description: "The payment request's id" }),
  account: Type.String({ description: 'MNT_ID' }),
  test: Type.Integer({ description: 'MNT_TEST_MODE' }),
  signature: NullableText,
  amount: Type.String(),
  currency: Type.String(),
  transactionId: Type.String(),
  action_url: NullableText,
  fields: Type.Record(Type.String(), Type.String()),
  request: RequestDetailSchema,
});
