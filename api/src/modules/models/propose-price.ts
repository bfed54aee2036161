import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import { type Proposal, propose } from '#lib/proposals/index.ts';
import { wire } from '#lib/wire.ts';
import type { Order, PriceOrder } from './price-order.ts';
import { findStanding, type ModelRow, type PriceRow } from './repository.ts';

type Detail = Proposal['details'][number];

/** Proposes a price. The model keeps its own meanwhile. */
export async function proposePrice(
  trx: Database,
  request: FastifyRequest,
  model: ModelRow,
  { input_price, output_price, from, reason }: PriceOrder,
): Promise<Proposal> {
  const price_from = from?.toISOString() ?? null;
  return proposeOrder(trx, request, model, {
    reason,
    details: [
      { field: 'input_price', before: wire(model.input_price), after: wire(input_price) },
      { field: 'output_price', before: wire(model.output_price), after: wire(output_price) },
      { field: 'price_from', before: null, after: price_from },
    ],
    order: {
      deed: 'set',
      standing: await findStanding(trx, model.id),
      input_price,
      output_price,
      price_from,
    },
  });
}

/** Proposes to take back a price that is to come. */
export async function proposeCancel(
  trx: Database,
  request: FastifyRequest,
  model: ModelRow,
  planned: PriceRow,
): Promise<Proposal> {
  return proposeOrder(trx, request, model, {
    reason: null,
    details: [
      { field: 'price_from', before: planned.valid_from.toISOString(), after: null },
      { field: 'input_price', before: wire(planned.input_price), after: wire(model.input_price) },
      { field: 'output_price', before: wire(planned.output_price), after: wire(model.output_price) },
    ],
    order: { deed: 'cancel', standing: await findStanding(trx, model.id) },
  });
}

function proposeOrder(
  trx: Database,
  request: FastifyRequest,
  { id, name }: ModelRow,
  {
    details,
    order,
    reason,
  }: { readonly details: readonly Detail[]; readonly order: Order; readonly reason: string | null },
): Promise<Proposal> {
  const changed = details.filter(({ before, after }) => before !== after);
  const facts = { title: name, details: changed, order };
  return propose(trx, request, {}, { kind: 'model_price', reason, facts, subject: id });
}
