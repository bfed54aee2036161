import { DAY_MS } from '@cabinet/kernel/core/calendar';
import { equalMoney, formatMoney, fromWire, isZeroMoney } from '@cabinet/kernel/core/money';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import type { Proposal } from '#lib/proposals/index.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { toModel } from './model-dto.ts';
import { areAlone, boundsOf, PRICE_FIELDS } from './price-bounds.ts';
import type { PriceOrder } from './price-order.ts';
import { proposeCancel, proposePrice } from './propose-price.ts';
import * as repository from './repository.ts';
import { isReservedId, RESERVED_MESSAGE } from './reserved-ids.ts';
import type {
  ChangedModelSchema,
  ModelChangeSchema,
  ModelDetailSchema,
  NewModelSchema,
  PlannedBody,
} from './schemas.ts';
import { readModel } from './service.ts';
import { notPlanned, writeCancel, writePrice } from './write-price.ts';

type App = Pick<ApiInstance, 'context'>;
type Change = Static<typeof ModelChangeSchema>;
type Detail = Static<typeof ModelDetailSchema>;
type Changed = Static<typeof ChangedModelSchema>;
type Plan = NonNullable<Static<typeof PlannedBody>['planned']>;

/** A plan for later than this is taken for a mistake in the year. */
const PLAN_DAYS = 366;

export async function createModel(
  { context }: App,
  request: FastifyRequest,
  { tags = [], enabled = false, ...rest }: Static<typeof NewModelSchema>,
): Promise<Detail> {
  return runOnce(request, context.connection.db, async (trx) => {
    if (isReservedId(rest.id)) throw badField('id', RESERVED_MESSAGE);
    demandPriced(rest);
    const model = { ...rest, tags: distinct(tags), enabled };
    const id = await repository.insertModel(trx, model);
    if (id === undefined)
      throw badField('id', takenText(rest.id, await repository.findTaken(trx, rest.id)), 'RES.002');
    await recordAction(trx, request, { action: 'model.create', id, after: model });
    return readModel(trx, sessionOf(request), id);
  });
}

/** Two ids that differ by case alone would be taken for each other by people, though not by rules. */
function takenText(id: string, taken: string | undefined): string {
  return taken === undefined || taken === id
    ? 'Модель с таким кодом уже есть'
    : `Уже есть модель с кодом ${taken}: он отличается только заглавными буквами`;
}

/** A model that is not there yet has no price to be changed, and zero takes two people. */
function demandPriced(prices: repository.Prices): void {
  const field = PRICE_FIELDS.find((each) => isZeroMoney(fromWire(prices[each])));
  if (field !== undefined)
    throw badField(
      field,
      'Новая модель стоит больше нуля. Цену 0 предлагают на странице модели: её подтверждает второй человек',
    );
}

/** Changes a model's name, whether it is offered, and its price, at once or from some moment on. */
export function changeModel(
  { context }: App,
  request: FastifyRequest,
  id: string,
  { input_price, output_price, price_from, prices_before: seen, reason, ...change }: Change,
): Promise<Changed> {
  return inTransaction(context.connection.db, async (trx) => {
    const before = await repository.findModelForUpdate(trx, id);
    if (!before) throw new ApiError('RES.001', { message: 'Модель не найдена' });
    if (seen !== undefined && !isSame(seen, before)) throw otherPrice(before);
    await changeFacts(trx, request, before, change);
    const isPriced = input_price !== undefined || output_price !== undefined;
    if (price_from !== undefined && !isPriced) throw badField('price_from', 'Укажите цену');
    const proposal = isPriced
      ? await changePrice(trx, request, before, {
          input_price: input_price ?? before.input_price,
          output_price: output_price ?? before.output_price,
          from: readMoment(price_from),
          reason: reason?.trim() ?? null,
        })
      : null;
    const after = await repository.findModel(trx, id);
    return { ...toModel(after ?? before), proposal };
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

/** Sets or plans a price. One that takes two people is only proposed. */
async function changePrice(
  trx: Database,
  request: FastifyRequest,
  model: repository.ModelRow,
  price: PriceOrder,
): Promise<Proposal | null> {
  if (price.from === null && isSame(model, price)) return null;
  if (price.reason === null)
    throw new ApiError('VAL.004', { fields: { reason: 'Укажите, почему меняется цена' } });
  const prices = await repository.findPrices(trx, model.id);
  const bounds = boundsOf(prices)[price.from === null ? 'now' : 'planned'];
  const replacesAgreed = price.from !== null && prices.some(isAgreedPlan);
  if (replacesAgreed || !areAlone(model, price, bounds)) return proposePrice(trx, request, model, price);
  await writePrice(trx, request, model, price);
  return null;
}

const isAgreedPlan = ({ is_planned, is_agreed }: repository.PriceRow) => is_planned && is_agreed;

/** Takes back a planned price. What two people planned, one alone only proposes to take back. */
export async function cancelPlannedPrice(
  { context }: App,
  request: FastifyRequest,
  id: string,
  { planned: seen }: Static<typeof PlannedBody>,
): Promise<Detail> {
  return inTransaction(context.connection.db, async (trx) => {
    const model = await repository.findModelForUpdate(trx, id);
    const prices = model ? await repository.findPrices(trx, id) : [];
    const planned = prices.find((price) => price.is_planned);
    if (!model || !planned) throw notPlanned();
    if (seen !== undefined && !isSamePlan(seen, planned))
      throw new ApiError('RES.002', { message: 'Запланирована уже другая цена. Проверьте её ещё раз' });
    if (planned.is_agreed) await proposeCancel(trx, request, model, planned);
    else await writeCancel(trx, request, id);
    return readModel(trx, sessionOf(request), id);
  });
}

const isSamePlan = ({ valid_from, ...seen }: Plan, planned: repository.PriceRow) =>
  Date.parse(valid_from) === planned.valid_from.getTime() && isSame(seen, planned);

function readMoment(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const moment = new Date(text);
  const isToCome = moment.getTime() > Date.now() && moment.getTime() < Date.now() + PLAN_DAYS * DAY_MS;
  if (!isToCome) throw badField('price_from', 'Дата начала — в будущем, не дальше года');
  return moment;
}

function isSame(one: repository.Prices, other: repository.Prices): boolean {
  return PRICE_FIELDS.every((field) => equalMoney(fromWire(one[field]), fromWire(other[field])));
}

/** The question was about another price. */
const otherPrice = ({ input_price, output_price }: repository.Prices) =>
  new ApiError('RES.002', {
    message: `Цену с тех пор изменили: теперь ввод ${rubles(input_price)}, вывод ${rubles(output_price)}. Проверьте новую цену ещё раз`,
  });

const rubles = (price: string) => formatMoney(fromWire(price));

const distinct = (tags: readonly string[]) => [...new Set(tags.map((tag) => tag.trim()))];
