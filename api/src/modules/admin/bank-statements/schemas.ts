import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { Type } from 'typebox';
import { CompanyFactsSchema } from '#lib/companies/schemas.ts';
import {
  choiceOf,
  NullableText,
  named,
  nameField,
  nullable,
  PersonRef,
  TimeField,
  UuidField,
} from '#lib/fields.ts';
import { SamePaymentSchema } from '#modules/payment/documents/schemas.ts';
import { StatusSchema } from '#modules/payment/schemas.ts';
import { LINE_STATES } from './repository.ts';

/** One call confirms at most so many lines, because it keeps their payers waiting. */
export const CONFIRMED_AT_ONCE = 100;

const DayField = Type.String({ format: 'date' });
const Count = Type.Integer();
const UnreadCount = Type.Integer({ description: 'Documents that could not be read; part of `lines`' });
const MatchSchema = Type.Object({
  request_id: NullableText,
  number: NullableText,
  amount: nullable(Type.String({ description: 'Of the request' })),
  payer_name: NullableText,
  company: nullable(CompanyFactsSchema),
  without_invoice: Type.Boolean({
    description: 'Somebody has given the transfer to the payer; nobody had an invoice',
  }),
  confidence: choiceOf(['exact', 'likely', 'none']),
  why: Type.Array(Type.String()),
  others: Type.Array(
    Type.Object({
      request_id: Type.String(),
      number: Type.String(),
      payer_name: Type.String(),
      company: nullable(CompanyFactsSchema),
    }),
    { description: 'What fits and is not proposed: several do, or the company is not verified' },
  ),
  can_confirm: Type.Boolean({ description: 'Whether the caller may confirm it as it is proposed' }),
  comes_to: nullable(
    choiceOf(['paid', 'first'], {
      description:
        'What that confirmation makes of the request: paid, or confirmed by the first of two people',
    }),
  ),
  is_second: Type.Boolean({ description: 'The first of two confirmations is there, by somebody else' }),
});

/** Where the same stood before, in this file or another one. */
const PlaceSchema = Type.Object({ statement_id: Type.String(), file_name: Type.String(), n: Type.Integer() });

export const LineSchema = named('BankStatementLine', {
  n: Type.Integer(),
  state: choiceOf(LINE_STATES),
  is_incoming: Type.Boolean(),
  kind: Type.String({ description: 'What document, as the bank calls it' }),
  number: Type.String(),
  date: DayField,
  received_on: nullable(DayField),
  amount: Type.String(),
  needs_two_people: Type.Boolean({ description: 'Two people confirm the line, whichever request it pays' }),
  why_two_people: Type.Array(Type.String()),
  same_as: Type.Array(SamePaymentSchema, { description: 'Other payments by the same document' }),
  payer_name: Type.String(),
  payer_inn: NullableText,
  payer_account: Type.String(),
  recipient_name: Type.String(),
  purpose: Type.String(),
  match: MatchSchema,
  request: nullable(
    Type.Object(
      { id: Type.String(), number: Type.String(), status: StatusSchema },
      { description: 'That the line was confirmed for' },
    ),
  ),
  confirmed: nullable(Type.Object({ by: Type.String(), at: TimeField })),
  ignored: nullable(Type.Object({ reason: Type.String(), by: NullableText, at: nullable(TimeField) })),
  duplicate_of: nullable(PlaceSchema),
});

export const UnreadSchema = named('BankStatementUnread', {
  n: Type.Integer({ description: 'Its place among all documents of the file' }),
  line: Type.Integer({ description: 'Where it begins in the file' }),
  reason: Type.String(),
  text: Type.String({ description: 'What the file says, as far as it is kept' }),
  duplicate_of: nullable(PlaceSchema),
});

const HEAD = {
  id: Type.String(),
  file_name: Type.String(),
  account: Type.String(),
  period_from: DayField,
  period_to: DayField,
  created_at: TimeField,
  uploaded_by: PersonRef,
};

export const StatementListItem = named('BankStatement', {
  ...HEAD,
  lines: Count,
  new: Count,
  confirmed: Count,
  duplicate: Count,
  ignored: Count,
  unread: UnreadCount,
  incoming_amount: Type.String({ description: 'Of the lines that the statement was the first to tell of' }),
});

export const StatementSchema = named('BankStatementDetail', {
  ...HEAD,
  encoding: Type.String(),
  sender: NullableText,
  allowance: Type.String({
    description: 'From this sum on what the caller confirms at once needs a second person',
  }),
  summary: Type.Object({
    lines: Count,
    new: Count,
    confirmed: Count,
    duplicate: Count,
    ignored: Count,
    unread: UnreadCount,
    proposed: Type.Integer({ description: 'Exact ones that the caller may confirm' }),
    proposed_amount: Type.String(),
    new_amount: Type.String(),
    confirmed_amount: Type.String(),
  }),
  lines: Type.Array(LineSchema),
  unread: Type.Optional(
    Type.Array(UnreadSchema, {
      description:
        'What could not be read: it pays nothing and waits for nobody. Older releases have no such',
    }),
  ),
});

export const StatementParams = Type.Object({ id: UuidField });
export const LineParams = Type.Object({ id: UuidField, n: Type.Integer({ minimum: 1, maximum: 1_000_000 }) });
export const UploadQuery = Type.Object({ file_name: nameField(255) });

export const IgnoreBody = Type.Object({
  reason: nameField(REASON_MAX_LENGTH, { code: 'VAL.004', message: 'Укажите причину' }),
});

export const ConfirmBody = Type.Object({
  lines: Type.Array(
    Type.Object({ n: Type.Integer({ minimum: 1, maximum: 1_000_000 }), request_id: UuidField }),
    {
      minItems: 1,
      maxItems: CONFIRMED_AT_ONCE,
      'x-error': { code: 'VAL.003', message: `От 1 до ${CONFIRMED_AT_ONCE} строк за один раз` },
    },
  ),
});

export const ConfirmData = Type.Object({
  confirmed: Type.Integer({ description: 'Lines whose request is paid now' }),
  amount: Type.String({ description: 'Of these' }),
  lines: Type.Array(
    Type.Object({
      n: Type.Integer(),
      ok: Type.Boolean(),
      code: NullableText,
      message: Type.String(),
    }),
  ),
});
