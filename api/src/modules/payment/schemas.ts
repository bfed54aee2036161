import { REQUEST_STATUSES } from '@cabinet/kernel/core/payments';
import { Type } from 'typebox';
import type { PaymentRequestStatus } from '../../db/ledger-schema.ts';
import { MoneyField, NullableText, nullable, TimeField, UuidField } from '../fields.ts';
import { listSchema, MomentField, PAGE_QUERY, SearchField } from '../list-query.ts';
import { TierProgressSchema } from '../users/schemas.ts';

const PaymentMethodField = Type.Union([Type.Literal('card'), Type.Literal('invoice')], {
  'x-error': { code: 'VAL.003', message: 'Способ оплаты — карта или счёт' },
});

const StatusSchema = Type.Unsafe<PaymentRequestStatus>({ type: 'string', enum: [...REQUEST_STATUSES] });
const NullableStatus = Type.Unsafe<PaymentRequestStatus | null>({
  type: ['string', 'null'],
  enum: [...REQUEST_STATUSES, null],
});

const AmountField = Type.String({
  pattern: '^\\d{1,12}(\\.\\d{1,2})?$',
  'x-form': 'money',
  'x-error': { code: 'VAL.003', message: 'Сумма — рубли и не больше двух знаков копеек' },
});

export const PayerSchema = Type.Object({
  id: Type.String(),
  kind: Type.Union([Type.Literal('user'), Type.Literal('group'), Type.Literal('company')]),
  name: Type.String(),
});

const PersonSchema = Type.Object({ id: Type.String(), display_name: Type.String() });

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

export const PayData = Type.Object({
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

export const RequestParams = Type.Object({ id: UuidField });

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

export const NoticeListQuery = Type.Object({
  page: PAGE_QUERY.page,
  limit: PAGE_QUERY.limit,
  decision: Type.Optional(Type.String({ description: 'One or several, comma separated' })),
  request_id: Type.Optional(UuidField),
  from: Type.Optional(MomentField),
  to: Type.Optional(MomentField),
  q: Type.Optional(SearchField),
});

const NoticeSchema = Type.Object({
  id: Type.String(),
  command: Type.String(),
  http_method: Type.String(),
  raw: Type.String(),
  fields: Type.Record(Type.String(), Type.String()),
  remote_address: NullableText,
  operation_id: NullableText,
  received_at: TimeField,
  decision: NullableText,
  reason: NullableText,
  answer: NullableText,
  decided_at: nullable(TimeField),
  request: nullable(Type.Object({ id: Type.String(), number: Type.String(), status: StatusSchema })),
});

export const NoticeListData = listSchema(NoticeSchema, {});
