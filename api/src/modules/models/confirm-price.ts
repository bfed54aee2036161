import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import type { ProposalRow } from '#lib/proposals/index.ts';
import { readOrder } from './price-order.ts';
import { deletePlanned, findModelForUpdate, findStanding } from './repository.ts';
import { writeCancel, writePrice } from './write-price.ts';

/** Sets, plans or takes back a price as it was proposed. A start that has passed meanwhile is now. */
export async function confirmPrice(trx: Database, request: FastifyRequest, row: ProposalRow) {
  const order = readOrder(row);
  const model = row.subject === null ? undefined : await findModelForUpdate(trx, row.subject);
  if (!model) throw new ApiError('RES.001', { message: 'Модель не найдена' });
  if (order.standing !== (await findStanding(trx, model.id)))
    throw new ApiError('RES.003', { message: `Цену модели «${model.name}» с тех пор изменили` });
  if (order.deed === 'cancel') await writeCancel(trx, request, model.id, row);
  else {
    const { input_price, output_price, price_from } = order;
    const start = price_from === null ? null : new Date(price_from);
    const from = start !== null && start.getTime() > Date.now() ? start : null;
    if (start !== null) await deletePlanned(trx, model.id);
    await writePrice(trx, request, model, { input_price, output_price, from, reason: row.reason }, row);
  }
  return { facts: { model_id: model.id } };
}
