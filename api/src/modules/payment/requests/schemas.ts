import { DOCUMENT_MAX_LENGTH, REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { PAYMENT_METHODS, REQUEST_STATUSES } from '@cabinet/kernel/core/payments';
import { Type } from 'typebox';
import { CompanyFactsSchema } from '#lib/companies/schemas.ts';
import {
  choiceOf,
  NullableText,
  named,
  nullable,
  optionalNameField,
  PersonRef,
  TimeField,
} from '#lib/fields.ts';
import { PayerSchema, TierProgressSchema } from '#lib/ledger/schemas.ts';
import { ProposalSchema } from '#lib/proposals/schemas.ts';
import { DocumentFactsSchema, SamePaymentSchema } from '../documents/schemas.ts';
import { InvoiceDocument } from '../invoice/document.ts';
import { NOTICE_DECISIONS } from '../notices/judge-notice.ts';
import { SellerSchema, StatusSchema } from '../schemas.ts';

export const RequestSchema = named('PaymentRequest', {
  id: Type.String(),
  number: Type.String({ description: '«З-000123»' }),
  method: choiceOf(PAYMENT_METHODS),
  without_invoice: Type.Boolean({
    description: 'A transfer that staff gave to the payer: nobody had an invoice for it',
  }),
  amount: Type.String(),
  currency: Type.String(),
  status: StatusSchema,
  payer: PayerSchema,
  company: nullable(CompanyFactsSchema),
  user: Type.Object({ ...PersonRef.properties, email: Type.String() }),
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
      send_invoice: Type.Boolean(),
      change_status: Type.Array(StatusSchema),
    },
    { title: 'PaymentRequestActions', description: 'What the caller may do with the request now' },
  ),
});

const HistorySchema = Type.Object({
  at: TimeField,
  from: nullable(StatusSchema),
  to: StatusSchema,
  actor: nullable(PersonRef),
  note: NullableText,
});

export const TimelineSchema = Type.Object({
  at: TimeField,
  kind: choiceOf(['status', 'notice', 'document']),
  code: choiceOf([...REQUEST_STATUSES, ...NOTICE_DECISIONS, 'received', 'fixed'], {
    description:
      'The status that was reached, what was decided about a notice, or the fixing of an older invoice',
  }),
  title: Type.String(),
  note: NullableText,
  actor: nullable(PersonRef),
  is_failure: Type.Boolean(),
});

export const RequestDetailSchema = named('PaymentRequestDetail', {
  ...RequestSchema.properties,
  history: Type.Array(HistorySchema),
  timeline: Type.Array(TimelineSchema),
  entry_id: NullableText,
  confirmation: nullable(
    Type.Object(
      {
        at: TimeField,
        by: PersonRef,
        awaits: Type.Array(PersonRef, { description: 'Who may give the second one; staff alone read it' }),
      },
      { description: 'The first of two confirmations of a large payment, while the second is awaited' },
    ),
  ),
  two_people_reasons: Type.Array(Type.String(), {
    description:
      'Why the payment takes two people: of the first confirmation, or of the one that the caller may give. Staff alone read it',
  }),
  bank_document: nullable(DocumentFactsSchema),
  same_as: Type.Array(SamePaymentSchema, {
    description: 'Other payments by the same document, of the same payer, date and sum. Staff alone read it',
  }),
  level: nullable(
    Type.Object(
      {
        before: NullableText,
        after: NullableText,
        progress: TierProgressSchema,
      },
      {
        description:
          'Of a paid one: the level before the payment and with it, and how far the account is now; null for those who may not see it',
      },
    ),
  ),
  paid_proposal: nullable(ProposalSchema),
  refund_proposal: nullable(ProposalSchema),
  invoice: nullable(
    Type.Object(
      {
        fixed_at: TimeField,
        is_late: Type.Boolean({
          description: 'The invoice is older than its texts, which are those of `fixed_at`',
        }),
        payer: InvoiceDocument.properties.payer,
        sent: Type.Array(
          Type.Object({
            to: Type.String({ description: 'Without most of its name: «a…@firm.ru»' }),
            at: TimeField,
          }),
          { description: 'To whom it was sent from the cabinet, the newest first' },
        ),
      },
      { description: 'The invoice as it was sent' },
    ),
  ),
  seller: nullable(SellerSchema),
  purpose: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'What the transfer of an invoice is to be named; null where nothing is to be transferred',
  }),
});

/** A request whose provider has just been asked, with the answer in words. */
export const CheckedRequestSchema = named('CheckedPaymentRequest', {
  ...RequestDetailSchema.properties,
  said: Type.String({ description: 'What the provider said, as the caller may know it' }),
});

export const StatusBody = Type.Object({
  status: choiceOf(REQUEST_STATUSES, {
    'x-error': { code: 'VAL.003', message: 'Неизвестный статус заявки' },
  }),
  reason: Type.Optional(optionalNameField(REASON_MAX_LENGTH)),
  bank_reference: Type.Optional(
    Type.Unsafe<string>({
      ...optionalNameField(DOCUMENT_MAX_LENGTH),
      description: 'The number of the bank’s document',
    }),
  ),
  paid_on: Type.Optional(Type.String({ maxLength: 10, description: 'The date of that document' })),
  payer_account: Type.Optional(
    Type.String({ maxLength: DOCUMENT_MAX_LENGTH, description: 'From which the money came: 20 digits' }),
  ),
  payer_inn: Type.Optional(
    Type.String({ maxLength: DOCUMENT_MAX_LENGTH, description: 'Of whoever paid: 10 or 12 digits' }),
  ),
  allow_debt: Type.Optional(
    Type.Boolean({ description: 'Of a refund, with user:manage: what is spent of the money becomes a debt' }),
  ),
});

export const RequestTotals = Type.Object({
  paid: Type.String({ description: 'Of the paid ones' }),
  open: Type.String({ description: 'Of those that still wait' }),
  by_status: Type.Array(Type.Object({ status: StatusSchema, count: Type.Integer(), amount: Type.String() }), {
    description: 'Of each status that the filter has, in the order of a life',
  }),
});
