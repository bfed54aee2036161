import { UUID_PATTERN } from '@cabinet/kernel/core/contract';
import { equalMoney, fromWire } from '@cabinet/kernel/core/money';
import { isOpenStatus, isPaidOnline } from '@cabinet/kernel/core/payments';
import type { PaymentMethod, PaymentRequestStatus } from '#db/schema.ts';
import { type Notice, OPERATION_ID, signedFields } from '../payanyway/notice.ts';
import { isSameSignature, type SignedFields, signNotice } from '../payanyway/signature.ts';

/** These decisions mean that nothing is wrong. */
export const GOOD_DECISIONS = [
  'credited',
  'duplicate',
  'ready',
  'already_paid',
  'in_progress',
  'not_paid',
] as const;

/** The decision about a notice, as administrators read it. */
export const NOTICE_DECISIONS = [
  ...GOOD_DECISIONS,
  'malformed',
  'unsupported_command',
  'bad_signature',
  'wrong_account',
  'unknown_request',
  'wrong_method',
  'wrong_currency',
  'wrong_amount',
  'wrong_test_mode',
  'test_in_production',
  'operation_reused',
  'second_operation',
  'late',
  'closed',
  'fault',
] as const;

export type NoticeDecision = (typeof NOTICE_DECISIONS)[number];

/** A stored decision, or null while there is none. */
export function readDecision(stored: string | null): NoticeDecision | null {
  return NOTICE_DECISIONS.find((known) => known === stored) ?? null;
}

export interface Verdict {
  readonly decision: NoticeDecision;
  readonly reason: string;
}

/** The account that a notice must match. */
export interface Account {
  readonly mntId: string;
  readonly testMode: 0 | 1;
  readonly integrityCode: string;
  /** The second code with which the provider may sign while the code is being changed. */
  readonly integrityCodeAlso?: string | undefined;
  readonly isProduction: boolean;
}

interface JudgedRequest {
  readonly method: PaymentMethod;
  readonly amount: string;
  readonly currency: string;
  readonly status: PaymentRequestStatus;
  readonly operationId: string | null;
}

const AMOUNT = /^(0|[1-9]\d{0,11})\.\d{2}$/;

/**
 * The signature covers the joined fields without separators, so the same text could be cut into other fields. Only one
 * reading is left, because the shapes are fixed here, and account, request, amount and currency are compared as whole
 * values.
 */
const SHAPES: readonly [keyof SignedFields, RegExp][] = [
  ['MNT_OPERATION_ID', OPERATION_ID],
  ['MNT_SUBSCRIBER_ID', UUID_PATTERN],
  ['MNT_TEST_MODE', /^[01]$/],
];

/** The refusal of a notice that the provider did not sign. Undefined when it did. */
export function judgeSignature(notice: Notice, account: Account): Verdict | undefined {
  const { MNT_ID, MNT_TRANSACTION_ID } = signedFields(notice.fields);
  if (notice.isAmbiguous)
    return { decision: 'malformed', reason: 'Поле пришло дважды, или полей слишком много' };
  if (MNT_ID === '' || MNT_TRANSACTION_ID === '')
    return { decision: 'malformed', reason: 'Нет счёта магазина или номера заявки' };
  if (!isSigned(notice, account)) return { decision: 'bad_signature', reason: 'Подпись не совпала' };
  return undefined;
}

/** Judges a signed notice without its request. Undefined when nothing is wrong. */
export function judgeForm(notice: Notice, account: Account): Verdict | undefined {
  const fields = signedFields(notice.fields);
  if (!['', 'CHECK', 'PAY'].includes(fields.MNT_COMMAND ?? ''))
    return { decision: 'unsupported_command', reason: `Команда ${fields.MNT_COMMAND} не зачисляет деньги` };
  if (notice.command === 'pay' && !fields.MNT_OPERATION_ID)
    return { decision: 'malformed', reason: 'Нет номера операции' };
  if (fields.MNT_ID !== account.mntId)
    return { decision: 'wrong_account', reason: `Чужой счёт магазина: ${fields.MNT_ID}` };
  const misshapen = SHAPES.find(([name, shape]) => isGiven(fields[name]) && !shape.test(fields[name]));
  if (misshapen) return { decision: 'malformed', reason: `Неверно составлено поле ${misshapen[0]}` };
  return undefined;
}

/** Judges a notice against its request and the account's test mode. */
export function judgeRequest(notice: Notice, request: JudgedRequest | undefined, account: Account): Verdict {
  const fields = signedFields(notice.fields);
  if (!request) return { decision: 'unknown_request', reason: 'Такой заявки нет' };
  if (!isPaidOnline(request.method))
    return { decision: 'wrong_method', reason: 'Заявка оплачивается по счёту, а не картой' };
  if (mustFit(notice, fields.MNT_CURRENCY_CODE) && fields.MNT_CURRENCY_CODE !== request.currency) {
    return {
      decision: 'wrong_currency',
      reason: `Валюта ${fields.MNT_CURRENCY_CODE ?? '—'} вместо ${request.currency}`,
    };
  }
  if (mustFit(notice, fields.MNT_AMOUNT) && !isSameAmount(fields.MNT_AMOUNT, request.amount)) {
    return {
      decision: 'wrong_amount',
      reason: `Сумма ${fields.MNT_AMOUNT ?? '—'} вместо ${request.amount}`,
    };
  }
  const testMode = fields.MNT_TEST_MODE === '1' ? 1 : 0;
  if (testMode === 1 && (account.isProduction || account.testMode === 0))
    return { decision: 'test_in_production', reason: 'Тестовая оплата денег не приносит' };
  if (testMode !== account.testMode)
    return { decision: 'wrong_test_mode', reason: 'Боевая оплата пришла на тестовый счёт' };
  return notice.command === 'check' ? judgeCheck(request) : judgePay(request, fields.MNT_OPERATION_ID ?? '');
}

function judgeCheck({ status }: JudgedRequest): Verdict {
  if (status === 'paid' || status === 'refunded')
    return { decision: 'already_paid', reason: 'Заявка уже оплачена' };
  if (isOpenStatus(status)) return { decision: 'ready', reason: 'Заявка ждёт оплаты' };
  return closed(status);
}

function judgePay({ status, operationId }: JudgedRequest, paidBy: string): Verdict {
  if (status === 'paid' || status === 'refunded') {
    return operationId === paidBy
      ? { decision: 'duplicate', reason: 'Эта операция уже зачислена' }
      : { decision: 'second_operation', reason: 'Заявка уже оплачена другой операцией' };
  }
  if (isOpenStatus(status))
    return { decision: 'credited', reason: 'Сумма, валюта, счёт и подпись совпали с заявкой' };
  return closed(status);
}

function closed(status: PaymentRequestStatus): Verdict {
  return status === 'expired'
    ? { decision: 'late', reason: 'Срок заявки истёк' }
    : { decision: 'closed', reason: `Заявка закрыта: ${status}` };
}

/** A check may leave out amount and currency, which our answer then gives. A notice of a payment may not. */
function mustFit(notice: Notice, value: string | undefined): boolean {
  return notice.command === 'pay' || isGiven(value);
}

function isGiven(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}

function isSameAmount(text: string | undefined, amount: string): boolean {
  return text !== undefined && AMOUNT.test(text) && equalMoney(fromWire(text), fromWire(amount));
}

function isSigned(notice: Notice, { integrityCode, integrityCodeAlso: also }: Account): boolean {
  return isSignedWith(notice, integrityCode) || (also !== undefined && isSignedWith(notice, also));
}

/**
 * The signature of a check must cover its command. Otherwise the signature of the form, which the payer knows, would
 * fit a check too. The provider signs notices of payments without the command, even when they name one.
 */
function isSignedWith(notice: Notice, integrityCode: string): boolean {
  const fields = signedFields(notice.fields);
  const given = notice.fields.MNT_SIGNATURE;
  const withCommand = isSameSignature(given, signNotice(fields, integrityCode));
  const without = isSameSignature(given, signNotice({ ...fields, MNT_COMMAND: '' }, integrityCode));
  return withCommand || (notice.command === 'pay' && without);
}
