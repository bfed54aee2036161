import { compareMoney, formatMoney, fromWire, isZeroMoney, toWire } from '@cabinet/kernel/core/money';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Config } from '#config/index.ts';
import type { Database } from '#db/index.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { demandOthersPayer, viewerOf } from '#lib/ledger/index.ts';
import { propose } from '#lib/proposals/index.ts';
import { lockHand, needsSecond, sizeOf } from '#lib/two-people/index.ts';
import { wire } from '#lib/wire.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { lockPayer, type PayerRow } from '../repository.ts';
import { demandCovered, demandOpen, postFunds } from './post-funds.ts';
import type { AddedFundsSchema, AddFundsBody } from './schemas.ts';

type Added = Static<typeof AddedFundsSchema>;

/** The order that was read from the request. */
interface FundsOrder {
  readonly amount: string;
  readonly reason: string;
  readonly document: string | null;
}

/** Adds money to a payer or takes it. What one person may not move alone is only proposed (product §19.5). */
export async function addFunds(
  { context: { config, connection } }: Pick<ApiInstance, 'context'>,
  request: FastifyRequest,
  { payer_id: payerId, ...body }: Static<typeof AddFundsBody>,
): Promise<Added> {
  demandKey(request);
  const order = {
    amount: readAmount(body.amount, config.funds),
    reason: body.reason.trim(),
    document: body.document?.trim() || null,
  };
  const { userId: actorId } = sessionOf(request);
  const add = async (trx: Database) => {
    await lockHand(trx, actorId);
    const payer = await lockPayer(trx, payerId);
    if (!payer) throw new ApiError('RES.001', { message: 'Счёт не найден' });
    demandOthersPayer(await viewerOf(trx, sessionOf(request)), payer, 'money');
    demandOpen(payer);
    demandCovered(payer, order.amount);
    if (!(await needsSecond(trx, actorId, fromWire(order.amount), config)))
      return post(trx, request, payer, order);
    const proposal = await propose(trx, request, { payer }, { kind: 'funds', ...order });
    return { status: 'proposed' as const, entry_id: null, balance: wire(payer.balance), proposal };
  };
  return runOnce(request, connection.db, add, { payerId });
}

/**
 * Demands an idempotency key, because money that a repeated call moves again looks the same as money that was to be
 * moved twice.
 */
function demandKey(request: FastifyRequest): void {
  if (request.headers['idempotency-key'] !== undefined) return;
  throw new ApiError('VAL.004', { fields: { 'idempotency-key': 'Нужен ключ повтора запроса' } });
}

function readAmount(text: string, { max }: Config['funds']): string {
  const amount = fromWire(text);
  if (isZeroMoney(amount) || compareMoney(sizeOf(amount), fromWire(max)) > 0)
    throw badField('amount', `Сумма — больше нуля и не больше ${formatMoney(fromWire(max))}`, 'PAY.001');
  return toWire(amount);
}

async function post(
  trx: Database,
  request: FastifyRequest,
  payer: PayerRow,
  order: FundsOrder,
): Promise<Added> {
  const { entryId, balance } = await postFunds(trx, {
    ...order,
    payerId: payer.id,
    actorId: sessionOf(request).userId,
  });
  await recordAction(trx, request, {
    action: 'payer.add_funds',
    id: payer.id,
    before: { balance: wire(payer.balance) },
    after: { balance, ...order, entry_id: entryId },
  });
  return { status: 'posted', entry_id: entryId, balance, proposal: null };
}
