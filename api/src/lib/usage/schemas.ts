import { Type } from 'typebox';
import { choiceOf, NullableText, named, nullable, PersonRef } from '../fields.ts';

const DayField = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  'x-error': { code: 'VAL.003', message: 'День указан неверно: нужен вид 2026-01-31' },
});

/** Days of Moscow, both ends included. Without them the period is the last 30 days. It has 366 days at most. */
export const UsageQuery = Type.Object({ from: Type.Optional(DayField), to: Type.Optional(DayField) });

export const DaySums = Type.Array(
  named('DaySum', { day: Type.String({ description: 'YYYY-MM-DD' }), amount: Type.String() }),
);

export const ModelSums = Type.Array(
  named('ModelSum', {
    id: NullableText,
    name: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'null: all the others' }),
    total: Type.String(),
    amounts: Type.Array(Type.String(), { description: 'By day, as in `days`' }),
  }),
  { description: 'The five that cost most, from the dearest down, then the others in one' },
);

/** What the people who share a payer have spent. Only charges count, as everywhere in the cabinet. */
export const UsageData = named('Usage', {
  scope: choiceOf(['all', 'own'], { description: 'own: of the caller only' }),
  from: Type.String(),
  to: Type.String(),
  days: DaySums,
  models: ModelSums,
  members: Type.Array(
    Type.Object({
      user: nullable(PersonRef),
      is_member: Type.Boolean({ description: 'false: has left meanwhile' }),
      is_suspended: Type.Boolean({
        description: 'Keeps the place in the company and spends nothing meanwhile',
      }),
      total: Type.String(),
      charges: Type.Integer(),
    }),
    { description: 'Who spent something, the most first' },
  ),
  total: Type.String(),
  previous_total: Type.String({ description: 'Of as many days before' }),
});
