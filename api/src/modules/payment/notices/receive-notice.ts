import { UUID_PATTERN } from '@cabinet/kernel/core/contract';
import { fromWire, roundMoney, toWire } from '@cabinet/kernel/core/money';
import type { Config } from '#config/index.ts';
import { type Database, isUniqueViolation } from '#db/index.ts';
import { creditRequest } from '../credit.ts';
import { type CheckResult, checkAnswerXml } from '../payanyway/check-answer.ts';
import type { Notice } from '../payanyway/notice.ts';
import { inTurnOfRequest, lockRequest, moveRequest, type RequestRow } from '../repository.ts';
import { faultStatus } from './fault-status.ts';
import {
  type Account,
  judgeForm,
  judgeRequest,
  judgeSignature,
  type NoticeDecision,
  type Verdict,
} from './judge-notice.ts';
import { operationIsUsed, recordDecision, storeNotice } from './repository.ts';
import { storeUnsigned } from './unsigned-notice.ts';

interface NoticeAnswer {
  readonly httpStatus: number;
  readonly contentType: string;
  readonly body: string;
}

/** `request` is the one that the notice names. */
interface Settled {
  readonly verdict: Verdict;
  readonly request: RequestRow | undefined;
  readonly isSound: boolean;
}

const SUCCESSES = new Set(['credited', 'duplicate']);

export function accountOf({ payment, mode }: Config): Account {
  const { mntId, testMode, integrityCode, integrityCodeAlso } = payment;
  return { mntId, testMode, integrityCode, integrityCodeAlso, isProduction: mode === 'production' };
}

const REFUSAL: NoticeAnswer = { httpStatus: 200, contentType: 'text/plain; charset=utf-8', body: 'FAIL' };

/**
 * Handles a notice. One without a valid signature is refused at once and leaves a short row at most. Any other is
 * stored raw in its own transaction; the next one judges, credits and decides it. The answer comes after the commit. A
 * failure is answered with a refusal, and the provider sends the notice again.
 */
export async function receiveNotice(
  db: Database,
  account: Account,
  notice: Notice,
  from: {
    readonly httpMethod: string;
    readonly address: string;
    readonly keepsUnsigned: (address: string) => boolean;
    readonly onDecision: (decision: NoticeDecision) => void;
    /** Hears whose money has come. */
    readonly onCredited: (userId: string) => void;
    readonly onError: (error: unknown) => void;
  },
): Promise<NoticeAnswer> {
  const unsigned = judgeSignature(notice, account);
  if (unsigned) {
    from.onDecision(unsigned.decision);
    const { httpMethod, address } = from;
    if (from.keepsUnsigned(address))
      await storeUnsigned(db, notice, unsigned, { httpMethod, address, answer: REFUSAL.body });
    return REFUSAL;
  }
  const id = await storeNotice(db, {
    command: notice.command,
    httpMethod: from.httpMethod,
    raw: notice.raw,
    fields: notice.fields,
    remoteAddress: from.address,
    operationId: notice.fields.MNT_OPERATION_ID ?? null,
  });
  try {
    const { answer, decision, userId } = await settle(db, account, notice, id);
    from.onDecision(decision);
    if (decision === 'credited' && userId !== undefined) from.onCredited(userId);
    return answer;
  } catch (error) {
    const isReused = isUniqueViolation(error);
    if (!isReused) from.onError(error);
    const verdict: Verdict = isReused
      ? { decision: 'operation_reused', reason: 'Эта операция уже оплатила другую заявку' }
      : { decision: 'fault', reason: 'Сбой при обработке; провайдер повторит уведомление' };
    from.onDecision(verdict.decision);
    const answer = answerTo(account, notice, { verdict, request: undefined, isSound: false });
    await recordDecision(db, id, { ...verdict, answer: answer.body, requestId: null }).catch(from.onError);
    return isReused ? answer : { ...answer, httpStatus: faultStatus(error) };
  }
}

async function settle(
  db: Database,
  account: Account,
  notice: Notice,
  id: string,
): Promise<{
  readonly answer: NoticeAnswer;
  readonly decision: NoticeDecision;
  readonly userId: string | undefined;
}> {
  return inTurnOfRequest(db, requestIdOf(notice), async (trx) => {
    const settled = await judge(trx, account, notice);
    const { verdict, request } = settled;
    if (verdict.decision === 'credited' && request) {
      await creditRequest(trx, request, {
        actorId: null,
        note: 'Уведомление PayAnyWay',
        operationId: notice.fields.MNT_OPERATION_ID ?? '',
      });
    }
    if (verdict.decision === 'ready' && request?.status === 'pending') {
      await moveRequest(trx, request.id, { status: 'processing', actorId: null, note: 'Переход к оплате' });
    }
    const answer = answerTo(account, notice, settled);
    await recordDecision(trx, id, { ...verdict, answer: answer.body, requestId: request?.id ?? null });
    return { answer, decision: verdict.decision, userId: request?.user_id };
  });
}

async function judge(trx: Database, account: Account, notice: Notice): Promise<Settled> {
  const form = judgeForm(notice, account);
  const { MNT_OPERATION_ID: operationId = '' } = notice.fields;
  const requestId = requestIdOf(notice);
  // A refused notice is still shown with the request that it names.
  const request = requestId === undefined ? undefined : await lockRequest(trx, requestId);
  if (form) return { verdict: form, request, isSound: false };
  const verdict = judgeRequest(notice, request && toJudged(request), account);
  if (verdict.decision === 'credited' && (await operationIsUsed(trx, operationId))) {
    const reason = 'Эта операция уже оплатила другую заявку';
    return { verdict: { decision: 'operation_reused', reason }, request, isSound: true };
  }
  return { verdict, request, isSound: true };
}

function requestIdOf({ fields: { MNT_TRANSACTION_ID: id = '' } }: Notice): string | undefined {
  return UUID_PATTERN.test(id) ? id : undefined;
}

function toJudged(request: RequestRow) {
  const { method, amount, currency, status, provider_operation_id: operationId } = request;
  return { method, amount, currency, status, operationId };
}

/**
 * We sign only our own account and the id of a known request, and only for the provider. With a stranger's text in it,
 * our signature could pass for that of a payment notice.
 */
function answerTo(account: Account, notice: Notice, { verdict, request, isSound }: Settled): NoticeAnswer {
  if (notice.command === 'pay' || !isSound || request === undefined) {
    const isTaken = notice.command === 'pay' && SUCCESSES.has(verdict.decision);
    return isTaken ? { ...REFUSAL, body: 'SUCCESS' } : REFUSAL;
  }
  const resultCode = checkResult(verdict);
  const body = checkAnswerXml(
    {
      resultCode,
      mntId: account.mntId,
      transactionId: request.id,
      description: verdict.reason,
      amount: resultCode === 500 ? undefined : toWire(roundMoney(fromWire(request.amount))),
    },
    account.integrityCode,
  );
  return { httpStatus: 200, contentType: 'application/xml; charset=utf-8', body };
}

function checkResult({ decision }: Verdict): CheckResult {
  if (decision === 'already_paid') return 200;
  return decision === 'ready' ? 402 : 500;
}
