import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { type Agreed, agreedFacts } from '#lib/proposals/index.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { toPrices } from './model-dto.ts';
import type { PriceOrder } from './price-order.ts';
import { deletePlanned, insertPrice, type ModelRow } from './repository.ts';

/** Sets the price at once, or plans it in place of what was planned. */
export async function writePrice(
  trx: Database,
  request: FastifyRequest,
  model: ModelRow,
  { from, reason, ...prices }: PriceOrder,
  agreed?: Agreed,
): Promise<void> {
  if (from !== null) await deletePlanned(trx, model.id);
  const by = agreed?.proposed_by ?? sessionOf(request).userId;
  await insertPrice(trx, { ...prices, modelId: model.id, from, by, reason, agreedIn: agreed?.id ?? null });
  await recordAction(trx, request, {
    action: 'model.price',
    id: model.id,
    before: toPrices(model),
    after: {
      ...toPrices(prices),
      ...(from && { valid_from: from.toISOString() }),
      ...(reason !== null && { reason }),
      ...agreedFacts(agreed),
    },
  });
}

/** Takes back the planned price. */
export async function writeCancel(
  trx: Database,
  request: FastifyRequest,
  modelId: string,
  agreed?: Agreed,
): Promise<void> {
  const planned = await deletePlanned(trx, modelId);
  if (!planned) throw notPlanned();
  await recordAction(trx, request, {
    action: 'model.price_cancel',
    id: modelId,
    before: toPrices(planned),
    after: agreedFacts(agreed) ?? null,
  });
}

export const notPlanned = () => new ApiError('RES.001', { message: 'Запланированной цены нет' });
