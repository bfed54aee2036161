import { DAY_MS } from '@cabinet/kernel/core/calendar';
import { compareMoney, fromWire } from '@cabinet/kernel/core/money';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { type ModelDto, toModel, toPrices } from './model-dto.ts';
import * as repository from './repository.ts';
import type { ModelChangeSchema, ModelDetailSchema, NewModelSchema } from './schemas.ts';
import { readModel } from './service.ts';

type App = Pick<ApiInstance, 'context'>;
type Change = Static<typeof ModelChangeSchema>;
type Detail = Static<typeof ModelDetailSchema>;

/** A plan for later than this is taken for a mistake in the year. */
const PLAN_DAYS = 366;

export async function createModel(
  { context }: App,
  request: FastifyRequest,
  { tags = [], enabled = false, ...rest }: Static<typeof NewModelSchema>,
): Promise<Detail> {
  return runOnce(request, context.connection.db, async (trx) => {
    const model = { ...rest, tags: distinct(tags), enabled };
    const id = await repository.insertModel(trx, model);
    if (id === undefined) throw badField('id', 'Модель с таким кодом уже есть', 'RES.002');
    await recordAction(trx, request, { action: 'model.create', id, after: model });
    return readModel(trx, id);
  });
}

/** Changes a model's name, whether it is offered, and its price, at once or from some moment on. */
export function changeModel(
  { context }: App,
  request: FastifyRequest,
  id: string,
  { input_price, output_price, price_from, ...change }: Change,
): Promise<ModelDto> {
  return inTransaction(context.connection.db, async (trx) => {
    const before = await repository.findModelForUpdate(trx, id);
    if (!before) throw new ApiError('RES.001', { message: 'Модель не найдена' });
    await changeFacts(trx, request, before, change);
    const isPriced = input_price !== undefined || output_price !== undefined;
    if (price_from !== undefined && !isPriced) throw badField('price_from', 'Укажите цену');
    if (isPriced) {
      const prices = {
        input_price: input_price ?? before.input_price,
        output_price: output_price ?? before.output_price,
      };
      await changePrice(trx, request, before, prices, readMoment(price_from));
    }
    const after = await repository.findModel(trx, id);
    return toModel(after ?? before);
  });
}

async function changeFacts(
  trx: Database,
  request: FastifyRequest,
  before: repository.ModelRow,
  { tags, ...texts }: repository.ModelChange,
): Promise<void> {
  const change = { ...texts, ...(tags && { tags: distinct(tags) }) };
  if (Object.keys(change).length === 0) return;
  await repository.updateModel(trx, before.id, change);
  const after = await repository.findModel(trx, before.id);
  const [old, now] = [toModel(before), toModel(after ?? before)];
  if (JSON.stringify(old) === JSON.stringify(now)) return;
  await recordAction(trx, request, { action: 'model.update', id: before.id, before: old, after: now });
}

async function changePrice(
  trx: Database,
  request: FastifyRequest,
  model: repository.ModelRow,
  prices: repository.Prices,
  from: Date | null,
): Promise<void> {
  if (from === null && isSame(model, prices)) return;
  if (from !== null) await repository.deletePlanned(trx, model.id);
  const { userId: by } = sessionOf(request);
  await repository.insertPrice(trx, { ...prices, modelId: model.id, from, by });
  await recordAction(trx, request, {
    action: 'model.price',
    id: model.id,
    before: toPrices(model),
    after: { ...toPrices(prices), ...(from && { valid_from: from.toISOString() }) },
  });
}

/** Takes back a planned price. */
export async function cancelPlannedPrice(
  { context }: App,
  request: FastifyRequest,
  id: string,
): Promise<Detail> {
  return inTransaction(context.connection.db, async (trx) => {
    await repository.findModelForUpdate(trx, id);
    const planned = await repository.deletePlanned(trx, id);
    if (!planned) throw new ApiError('RES.001', { message: 'Запланированной цены нет' });
    await recordAction(trx, request, { action: 'model.price_cancel', id, before: toPrices(planned) });
    return readModel(trx, id);
  });
}

function readMoment(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const moment = new Date(text);
  const isToCome = moment.getTime() > Date.now() && moment.getTime() < Date.now() + PLAN_DAYS * DAY_MS;
  if (!isToCome) throw badField('price_from', 'Дата начала — в будущем, не дальше года');
  return moment;
}

function isSame(one: repository.Prices, other: repository.Prices): boolean {
  return (['input_price', 'output_price'] as const).every(
    (field) => compareMoney(fromWire(one[field]), fromWire(other[field])) === 0,
  );
}

const distinct = (tags: readonly string[]) => [...new Set(tags.map((tag) => tag.trim()))];
