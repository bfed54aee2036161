import { DIRECTIONS, TRANSACTION_TYPES } from '@cabinet/kernel/core/payments';
import { Type } from 'typebox';
import {
  choiceOf,
  NameRef,
  NullableText,
  named,
  nullable,
  PersonRef,
  TimeField,
  UuidField,
} from '#lib/fields.ts';
import { PayerSchema } from '#lib/ledger/schemas.ts';
import { CORRECTION_SCOPES } from '#lib/pricing/index.ts';
import { FormatField, filterFields } from '#lists/index.ts';
import { TRANSACTION_FILTERS, TRANSACTION_SEARCH } from './filters.ts';

const TypeSchema = choiceOf(TRANSACTION_TYPES);
const DirectionSchema = choiceOf(DIRECTIONS);

export const TransactionSchema = named('Transaction', {
  id: Type.String(),
  number: Type.String({ description: '«Т-000123»' }),
  type: TypeSchema,
  direction: DirectionSchema,
  amount: Type.String({ description: 'Without a sign; the direction tells it' }),
  balance_before: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description:
      'This and the one below: null where the balance is not yours to see, and in a list of your own lines of a shared account',
  }),
  balance_after: NullableText,
  status: choiceOf(['posted', 'reversed']),
  payer: PayerSchema,
  user: nullable(PersonRef),
  model: nullable(NameRef),
  tokens: nullable(
    Type.Object(
      { input: Type.Integer(), output: Type.Integer() },
      { description: 'What was read and written; null where no model was asked' },
    ),
  ),
  document: nullable(Type.Object({ type: Type.String(), id: NullableText, number: NullableText })),
  description: Type.String(),
  reason: NullableText,
  created_at: TimeField,
});

export const TransactionDetailSchema = Type.Object({
  ...TransactionSchema.properties,
  entry_id: Type.String(),
  actor: nullable(PersonRef),
  postings: Type.Array(
    Type.Object({
      account: Type.String({ description: 'payer, gateway, bank, revenue, bonus or adjustment' }),
      title: Type.String(),
      amount: Type.String({ description: 'Signed' }),
      balance_after: NullableText,
    }),
  ),
  charge: nullable(
    Type.Object({
      base_amount: Type.String(),
      prices: nullable(
        Type.Object(
          { input: Type.String(), output: Type.String() },
          { description: 'Of a million tokens when it was charged; null where that was not kept yet' },
        ),
      ),
      correction: nullable(
        Type.Object({
          scope_type: choiceOf(CORRECTION_SCOPES),
          name: Type.Unsafe<string | null>({
            type: ['string', 'null'],
            description: 'What it covers; null for all models',
          }),
        }),
      ),
      correction_multiplier: Type.String(),
      tier: Type.String(),
      tier_multiplier: Type.String(),
    }),
  ),
  related: Type.Array(
    Type.Object({
      id: Type.String(),
      number: Type.String(),
      type: TypeSchema,
      direction: DirectionSchema,
      amount: Type.String(),
      created_at: TimeField,
    }),
    { description: 'What this one answers, and what answers it: refunds and reversals' },
  ),
});

export const TransactionParams = Type.Object({ id: UuidField });

const SUMS = { in: Type.String(), out: Type.String(), net: Type.String() };

export const TRANSACTION_TOTALS = {
  totals: Type.Object(SUMS),
  totals_by_payer: Type.Array(Type.Object({ payer: PayerSchema, count: Type.Integer(), ...SUMS }), {
    description: 'Every payer that the list can be about, whatever the filter; none in the list of all',
  }),
};

export const ExportFilters = Type.Object(filterFields(TRANSACTION_FILTERS, TRANSACTION_SEARCH));

export const ExportJobBody = Type.Object({
  format: FormatField,
  filters: Type.Optional(ExportFilters),
});

export const ExportJobData = Type.Object({
  job_id: Type.String(),
  total: Type.Integer({ description: 'How many rows the file will have' }),
});
