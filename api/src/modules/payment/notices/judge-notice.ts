import { UUID_PATTERN } from '@cabinet/kernel/core/contract';
import { equalMoney, fromWire } from '@cabinet/kernel/core/money';
import { isOpenStatus } from '@cabinet/kernel/core/payments';
import type { PaymentRequestStatus } from '../../../db/schema.ts';
import { type Notice, OPERATION_ID, signedFields } from '../payanyway/notice.ts';
import { isSameSignature, type SignedFields, signNotice } from '../payanyway/signature.ts';

/** The outcome of a notice when nothing is wrong. */
export const GOOD_DECISIONS = [
  'credited',
  'duplicate',
  'ready',
  'already_paid',
  'in_progress',
  'not_paid',
] as const;

/** What became of a notice; an administrator reads it beside the notice. */
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

export type Verdict = { decision: NoticeDecision; reason: string };

/** What the notice is compared with. */
export type Account = { mntId: string; testMode: 0 | 1; integrityCode: string; isProduction: boolean };

type JudgedRequest = {
  method: 'card' | 'invoice';
  amount: string;
  currency: string;
  status: PaymentRequestStatus;
  operationId: string | null;
};

const AMOUNT = /^(0|[1-9]\d{0,11})\.\d{2}$/;

/**
 * The signature covers the fields one after another without a sign between them, so the same text may be cut into other
 * fields. Each has one shape here, and account, request, amount and currency are compared as whole values: a signed
 * text is read in one way only.
 */
const SHAPES: readonly [keyof SignedFields, RegExp][] = [
  ['MNT_OPERATION_ID', OPERATION_ID],
  ['MNT_SUBSCRIBER_ID', UUID_PATTERN],
  ['MNT_TEST_MODE', /^[01]$/],
];

/** Whether the provider has sent it at all; undefined when it has. Anybody can send the rest. */
export function judgeSignature(notice: Notice, account: Account): Verdict | undefined {
  const { MNT_ID, MNT_TRANSACTION_ID } = signedFields(notice.fields);
  if (notice.isAmbiguous)
    return { decision: 'malformed', reason: 'Поле пришло дважды, или полей слишком много' };
  if (MNT_ID === '' || MNT_TRANSACTION_ID === '')
    return { decision: 'malformed', reason: 'Нет счёта магазина или номера заявки' };
  if (!isSigned(notice, account)) return { decision: 'bad_signature', reason: 'Подпись не совпала' };
  return undefined;
}

/** Everything about a signed notice that can be told without its request; undefined when it is sound. */
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

/** A sound notice against its request, and against the account's test mode. */
export function judgeRequest(notice: Notice, request: JudgedRequest | undefined, account: Account): Verdict {
  const fields = signedFields(notice.fields);
  if (!request) return { decision: 'unknown_request', reason: 'Такой заявки нет' };
  if (request.method !== 'card')
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

/** A check may leave amount and currency to our answer; a notice of a payment may not. */
function mustFit(notice: Notice, value: string | undefined): boolean {
  return notice.command === 'pay' || isGiven(value);
}

function isGiven(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}

function isSameAmount(text: string | undefined, amount: string): boolean {
  return text !== undefined && AMOUNT.test(text) && equalMoney(fromWire(text), fromWire(amount));
}

/**
 * A check is signed together with its command: without that the form, whose signature its payer knows, would read as a
 * check of our own request. The provider signs a notice of a payment without a command, whether it names one or not.
 */
function isSigned(notice: Notice, { integrityCode }: Account): boolean {
  const fields = signedFields(notice.fields);
  const given = notice.fields.MNT_SIGNATURE;
  const withCommand = isSameSignature(given, signNotice(fields, integrityCode));
  const without = isSameSignature(given, signNotice({ ...fields, MNT_COMMAND: '' }, integrityCode));
  return withCommand || (notice.command === 'pay' && without);
}
