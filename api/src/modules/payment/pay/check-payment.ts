import { equalMoney, fromWire } from '@cabinet/kernel/core/money';
import { isOpenStatus } from '@cabinet/kernel/core/payments';
import type { Database } from '#db/index.ts';
import { creditRequest } from '../credit.ts';
import type { Account, Verdict } from '../notices/judge-notice.ts';
import { operationIsUsed, recordDecision, storeNotice } from '../notices/repository.ts';
import type { AskProvider, ProviderAnswer } from '../payanyway/ask-provider.ts';
import { OPERATION_ID } from '../payanyway/notice.ts';
import { inTurnOfRequest, lockRequest, moveRequest, type RequestRow } from '../repository.ts';

export type CheckOutcome =
  | 'credited'
  | 'in_progress'
  | 'failed'
  | 'not_paid'
  | 'mismatch'
  | 'closed'
  | 'unreachable';

/** What came of the question, and why, where there was an answer. */
export interface Checked {
  readonly outcome: CheckOutcome;
  /** In words of ours, which only staff read. */
  readonly reason: string | null;
}

interface Settled {
  readonly outcome: CheckOutcome;
  readonly verdict: Verdict;
}

const AMOUNT = /^\d{1,12}(\.\d{1,10})?$/;

/**
 * Asks the provider about a card request and acts on the answer as on a notice: it stores it raw, judges it against the
 * request, and credits under the request's lock.
 */
export async function checkPayment(
  db: Database,
  account: Account,
  ask: AskProvider,
  request: Pick<RequestRow, 'id'>,
): Promise<Checked> {
  let answer: ProviderAnswer;
  try {
    answer = await ask({ mntId: account.mntId, transactionId: request.id });
  } catch {
    return { outcome: 'unreachable', reason: null };
  }
  const noticeId = await storeNotice(db, {
    command: 'query',
    httpMethod: 'POST',
    raw: answer.raw,
    fields: {},
    remoteAddress: null,
    operationId: answer.operationId,
    requestId: request.id,
  });
  return inTurnOfRequest(db, request.id, async (trx) => {
    const locked = await lockRequest(trx, request.id);
    if (!locked) throw new Error(`payment request ${request.id} is gone`);
    const { outcome, verdict } = await settle(trx, account, locked, answer);
    await recordDecision(trx, noticeId, { ...verdict, answer: outcome, requestId: locked.id });
    return { outcome, reason: verdict.reason };
  });
}

async function settle(
  trx: Database,
  account: Account,
  request: RequestRow,
  answer: ProviderAnswer,
): Promise<Settled> {
  if (!isOpenStatus(request.status)) return settleClosed(request, answer);
  switch (answer.state) {
    case 'paid':
      return settlePaid(trx, account, request, answer);
    case 'in_progress':
      if (request.status === 'pending') {
        await moveRequest(trx, request.id, {
          status: 'processing',
          actorId: null,
          note: 'Провайдер обрабатывает оплату',
        });
      }
      return {
        outcome: 'in_progress',
        verdict: { decision: 'in_progress', reason: 'Провайдер обрабатывает оплату' },
      };
    case 'canceled':
      await moveRequest(trx, request.id, {
        status: 'failed',
        actorId: null,
        note: 'Провайдер отклонил оплату',
      });
      return {
        outcome: 'failed',
        verdict: { decision: 'not_paid', reason: 'Провайдер отклонил оплату' },
      };
    case 'not_paid':
      return {
        outcome: 'not_paid',
        verdict: { decision: 'not_paid', reason: 'Провайдер об оплате не знает' },
      };
  }
}

/** The request ended while the provider was asked. An administrator decides about money that came anyway. */
function settleClosed(request: RequestRow, answer: ProviderAnswer): Settled {
  if (answer.state !== 'paid')
    return { outcome: 'closed', verdict: { decision: 'not_paid', reason: 'Заявка уже закрыта' } };
  const isSame = request.provider_operation_id === answer.operationId;
  const decision = isSame ? 'already_paid' : request.status === 'paid' ? 'second_operation' : 'late';
  return { outcome: 'closed', verdict: { decision, reason: `Заявка уже закрыта: ${request.status}` } };
}

async function settlePaid(
  trx: Database,
  account: Account,
  request: RequestRow,
  answer: ProviderAnswer,
): Promise<Settled> {
  const misfit = await judge(trx, account, request, answer);
  if (misfit) return { outcome: 'mismatch', verdict: misfit };
  await creditRequest(trx, request, {
    actorId: null,
    note: 'Провайдер подтвердил оплату',
    operationId: answer.operationId ?? '',
  });
  return {
    outcome: 'credited',
    verdict: { decision: 'credited', reason: 'Сумма и валюта совпали с заявкой' },
  };
}

async function judge(
  trx: Database,
  account: Account,
  request: RequestRow,
  { amount, currency, isTest, operationId }: ProviderAnswer,
): Promise<Verdict | undefined> {
  if (operationId === null || !OPERATION_ID.test(operationId))
    return { decision: 'malformed', reason: 'Нет номера операции' };
  if (currency !== request.currency)
    return { decision: 'wrong_currency', reason: `Валюта ${currency ?? '—'} вместо ${request.currency}` };
  if (amount === null || !AMOUNT.test(amount) || !equalMoney(fromWire(amount), fromWire(request.amount)))
    return { decision: 'wrong_amount', reason: `Сумма ${amount ?? '—'} вместо ${request.amount}` };
  if (isTest && (account.isProduction || account.testMode === 0))
    return { decision: 'test_in_production', reason: 'Тестовая оплата денег не приносит' };
  if (await operationIsUsed(trx, operationId))
    return { decision: 'operation_reused', reason: 'Эта операция уже оплатила другую заявку' };
  return undefined;
}
