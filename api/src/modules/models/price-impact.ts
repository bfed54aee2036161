import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { impactDays, sumCosts, toImpact, withPrices } from '#lib/pricing/index.ts';
import { findProposal } from '#lib/proposals/index.ts';
import { toPrices } from './model-dto.ts';
import { readOrder } from './price-order.ts';
import { countPeople, findModel, type Prices } from './repository.ts';
import type { PriceImpactSchema } from './schemas.ts';

type Impact = Static<typeof PriceImpactSchema>;

/**
 * What the charges of the last days would have cost at other prices. Each keeps the correction and the tier that it
 * was made with, because a price changes neither.
 */
export async function readPriceImpact(
  db: Database,
  id: string,
  wanted: { readonly [field in keyof Prices]?: string | undefined },
): Promise<Impact> {
  const model = await findModel(db, id);
  if (!model) throw new ApiError('RES.001', { message: 'Модель не найдена' });
  const prices = {
    input_price: wanted.input_price ?? model.input_price,
    output_price: wanted.output_price ?? model.output_price,
  };
  const span = impactDays();
  const [costs, people] = await Promise.all([
    sumCosts(db, {
      from: span.from,
      modelIds: [id],
      payerId: null,
      tier: null,
      strongerIds: [],
      price: withPrices(prices),
    }),
    countPeople(db, id, span.from),
  ]);
  return {
    ...toImpact(span, costs),
    people_count: people,
    prices_before: toPrices(model),
    prices_after: toPrices(prices),
  };
}

/** What a proposed price comes to, for those who decide about it. A plan that is taken back leaves the present price. */
export async function readProposedImpact(db: Database, proposalId: string): Promise<Impact> {
  const row = await findProposal(db, proposalId);
  if (row?.kind !== 'model_price' || row.subject === null)
    throw new ApiError('RES.001', { message: 'Предложение не найдено' });
  const order = readOrder(row);
  return readPriceImpact(db, row.subject, order.deed === 'set' ? order : {});
}
