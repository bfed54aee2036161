import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { FINGERPRINT_PATTERN } from '@cabinet/kernel/core/contract';
import { fromWire, isNegativeMoney, isPositiveMoney } from '@cabinet/kernel/core/money';
import { cleanLine } from '@cabinet/kernel/core/text';
import type { Static } from 'typebox';
import { type Database, inTransaction, isUniqueViolation, uuidv7 } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { addFunds } from '#lib/ledger/index.ts';
import { wire } from '#lib/wire.ts';
import { isOwn } from './call-once.ts';
import { demandMoney } from './charge-refusal.ts';
import {
  findBlocked,
  findPersonalPayer,
  findPromoRequest,
  insertPromoRequest,
  type PromoRecord,
} from './promo-repository.ts';
import type { PromoRequestBody, PromoRequestData } from './promo-schemas.ts';

type Body = Static<typeof PromoRequestBody>;
type Answer = Static<typeof PromoRequestData>;

/** Stands for a code of which nothing can be seen. */
const UNSEEN_CODE = '—';

const BLOCKED = { ip: 'IP-адрес заблокирован', fingerprint: 'Устройство заблокировано' } as const;

/**
 * Records a guest's request for a bonus once, however often it is sent. A blocked source is refused, whatever the chat
 * service decided. What the guest typed is cleaned and never refused, so that an abuser's try is kept whatever it holds
 * (product §5.11). A granted bonus is paid to the account of a person who has one.
 */
export async function recordPromoRequest(db: Database, body: Body, caller: string): Promise<Answer> {
  check(body);
  try {
    return await once(db, body, caller);
  } catch (error) {
    // Of two first calls at once the loser is rolled back and answered like a repeated call.
    if (!isUniqueViolation(error) || !(await findPromoRequest(db, body.request_id))) throw error;
    return once(db, body, caller);
  }
}

async function once(db: Database, body: Body, caller: string): Promise<Answer> {
  const known = await findPromoRequest(db, body.request_id);
  if (known) return replay(known, body, caller);
  const payer = body.user_id ? await demandPayer(db, body.user_id) : undefined;
  return inTransaction(db, (trx) => record(trx, body, caller, payer?.id), { payerId: payer?.id });
}

async function record(
  trx: Database,
  body: Body,
  caller: string,
  payerId: string | undefined,
): Promise<Answer> {
  const blocked = await findBlocked(trx, body);
  const status = blocked ? 'rejected' : body.status;
  const reason = blocked ? BLOCKED[blocked] : cleanLine(body.reason ?? '') || null;
  const id = uuidv7();
  const isPaid = status === 'granted' && isPositiveMoney(fromWire(body.amount));
  const entryId = isPaid && payerId !== undefined ? await pay(trx, payerId, id, body) : null;
  const row = { id, status, reason, entry_id: entryId, request_digest: digestOf(body), caller };
  await insertPromoRequest(trx, {
    ...row,
    request_key: body.request_id,
    user_id: body.user_id ?? null,
    email: body.email?.toLowerCase() ?? null,
    ip: body.ip,
    fingerprint: body.fingerprint,
    user_agent: cleanLine(body.user_agent ?? ''),
    code: cleanLine(body.code) || UNSEEN_CODE,
    amount: body.amount,
  });
  return toAnswer(row, body, false);
}

async function pay(trx: Database, payerId: string, id: string, body: Body): Promise<string | null> {
  const outcome = await addFunds(trx, {
    payerId,
    kind: 'bonus',
    amount: body.amount,
    userId: body.user_id ?? null,
    documentType: 'promo_request',
    documentId: id,
    description: 'Бонус по промокоду',
    reason: cleanLine(body.code) || UNSEEN_CODE,
    requestKey: `promo:${body.request_id}`,
  });
  await demandMoney(trx, outcome);
  return outcome.entryId;
}

async function demandPayer(db: Database, userId: string) {
  const payer = await findPersonalPayer(db, userId);
  if (!payer) throw new ApiError('RES.001', { message: 'Пользователь не найден' });
  if (!payer.is_active) throw new ApiError('RES.003', { message: 'Учётная запись отключена' });
  return payer;
}

function check({ ip, fingerprint, amount, user_id: userId, email }: Body): void {
  const fields = {
    ...(isIP(ip) === 0 || ip.includes('%') ? { ip: 'Адрес — IPv4 или IPv6' } : {}),
    ...(FINGERPRINT_PATTERN.test(fingerprint) ? {} : { fingerprint: 'Отпечаток указан неверно' }),
    ...(isNegativeMoney(fromWire(amount)) ? { amount: 'Сумма не может быть меньше нуля' } : {}),
    ...(userId || email ? {} : { email: 'Нужен пользователь или почта' }),
  };
  const [message] = Object.values(fields);
  if (message !== undefined) throw new ApiError('VAL.003', { message, fields });
}

/** Demands that the same request id means the same request, of the same service. */
function replay(known: PromoRecord, body: Body, caller: string): Answer {
  if (!isOwn(known.caller, caller) || known.request_digest !== digestOf(body))
    throw new ApiError('RES.002', { message: 'Этот номер запроса уже использован для другой заявки' });
  return toAnswer(known, body, true);
}

function digestOf(body: Body): string {
  const { user_id: userId, email, ip, fingerprint, user_agent: agent, code, amount, status, reason } = body;
  const parts = [userId ?? null, email?.toLowerCase() ?? null, ip, fingerprint, agent ?? '', code];
  return createHash('sha256')
    .update(JSON.stringify([...parts, wire(amount), status, reason ?? null]))
    .digest('hex');
}

function toAnswer(
  { id, status, reason, entry_id: entryId }: PromoRecord,
  { request_id: requestId }: Body,
  replayed: boolean,
): Answer {
  return { id, request_id: requestId, status, reason, entry_id: entryId, replayed };
}
