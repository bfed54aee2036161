import { REQUEST_STATUSES } from '@cabinet/kernel/core/payments';
import { Type } from 'typebox';
import type { PaymentRequestStatus } from '../../../db/ledger-schema.ts';
import { MoneyField, NullableText, nullable, TimeField, UuidField } from '../../../lib/fields.ts';
import { PayerSchema } from '../../../lib/ledger/schemas.ts';
import { listSchema, MomentField, PAGE_QUERY, SearchField } from '../../../lib/list-query.ts';
import { StatusSchema } from '../schemas.ts';

const NullableStatus = Type.Unsafe<PaymentRequestStatus | null>({
  type: ['string', 'null'],
  enum: [...REQUEST_STATUSES, null],
});

const PersonSchema = Type.Object({ id: Type.String(), display_name: Type.String() });

export const RequestSchema = Type.Object({
  id: Type.String(),
  number: Type.String({ description: '«З-000123»' }),
  method: Type.Union([Type.Literal('card'), Type.Literal('invoice')]),
  amount: Type.String(),
  currency: Type.String(),
  status: StatusSchema,
  payer: PayerSchema,
  user: Type.Object({ ...PersonSchema.properties, email: Type.String() }),
  created_at: TimeField,
  expires_at: TimeField,
  paid_at: nullable(TimeField),
  provider: NullableText,
  provider_operation_id: NullableText,
  bank_reference: NullableText,
  reject_reason: NullableText,
  actions: Type.Object(
    {
      cancel: Type.Boolean(),
      pay: Type.Boolean(),
      pay_again: Type.Boolean(),
      check: Type.Boolean(),
      invoice: Type.Boolean(),
      change_status: Type.Array(StatusSchema),
    },
    { description: 'What the caller may do with the request now' },
  ),
});

const HistorySchema = Type.Object({
  at: TimeField,
  from: NullableStatus,
  to: StatusSchema,
  actor: nullable(PersonSchema),
  note: NullableText,
});

export const TimelineSchema = Type.Object({
  at: TimeField,
  kind: Type.Union([Type.Literal('status'), Type.Literal('notice')]),
  /** The status that was reached, or what was decided about a notice. */
  code: Type.String(),
  title: Type.String(),
  note: NullableText,
  actor: nullable(PersonSchema),
  is_failure: Type.Boolean(),
});

export const RequestDetailSchema = Type.Object({
  ...RequestSchema.properties,
  history: Type.Array(HistorySchema),
  timeline: Type.Array(TimelineSchema),
  entry_id: NullableText,
  confirmation: nullable(
    Type.Object(
      {
        at: TimeField,
        by: PersonSchema,
        awaits: Type.Array(PersonSchema, { description: 'Who may give the second one; staff alone read it' }),
      },
      { description: 'The first of two confirmations of a large payment, while the second is awaited' },
    ),
  ),
  seller: nullable(
    Type.Object({
      name: Type.String(),
      inn: Type.String(),
      kpp: Type.String(),
      bank_name: Type.String(),
      bik: Type.String(),
      account: Type.String(),
      corr_account: Type.String(),
    }),
  ),
  purpose: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'What the transfer of an invoice is to be named; null where nothing is to be transferred',
  }),
});

export const StatusBody = Type.Object({
  status: Type.Unsafe<PaymentRequestStatus>({
    type: 'string',
    enum: [...REQUEST_STATUSES],
    'x-error': { code: 'VAL.003', message: 'Неизвестный статус заявки' },
  }),
  reason: Type.Optional(Type.String({ maxLength: 500 })),
  bank_reference: Type.Optional(Type.String({ maxLength: 100 })),
});

const REQUEST_FILTERS = {
  status: Type.Optional(Type.String({ description: 'One or several, comma separated' })),
  method: Type.Optional(Type.String({ description: 'card, invoice, or both, comma separated' })),
  from: Type.Optional(MomentField),
  to: Type.Optional(MomentField),
  amount_from: Type.Optional(MoneyField),
  amount_to: Type.Optional(MoneyField),
  payer_id: Type.Optional(UuidField),
  user_id: Type.Optional(UuidField),
  q: Type.Optional(SearchField),
};

export const RequestListQuery = Type.Object({ ...PAGE_QUERY, ...REQUEST_FILTERS });

export const RequestExportQuery = Type.Object({
  ...REQUEST_FILTERS,
  format: Type.Union([Type.Literal('csv'), Type.Literal('xlsx')], {
    'x-error': { code: 'VAL.003', message: 'Формат — csv или xlsx' },
  }),
});

export const RequestListData = listSchema(RequestSchema, {
  totals: Type.Object({
    paid: Type.String({ description: 'Of the paid ones' }),
    open: Type.String({ description: 'Of those that still wait' }),
    by_status: Type.Array(
      Type.Object({ status: StatusSchema, count: Type.Integer(), amount: Type.String() }),
      { description: 'Of each status that the filter has, in the order of a life' },
    ),
  }),
});
