import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ProposalRow } from '#lib/proposals/index.ts';
import type { Prices } from './repository.ts';

/** The prices that a model is to have, from a moment on or at once. */
export interface PriceOrder extends Prices {
  readonly from: Date | null;
  /** Null in a proposal of the time before reasons. */
  readonly reason: string | null;
}

/** What the price and its plan were: when they are others, it is not confirmed. */
const standing = Type.String();

/** What a proposal about a price does when it is confirmed. */
const OrderSchema = Type.Union([
  Type.Object({
    deed: Type.Literal('set'),
    standing,
    input_price: Type.String(),
    output_price: Type.String(),
    price_from: Type.Union([Type.String(), Type.Null()]),
  }),
  Type.Object({ deed: Type.Literal('cancel'), standing }),
]);

export type Order = Static<typeof OrderSchema>;

export function readOrder({ facts: { order } }: Pick<ProposalRow, 'facts'>): Order {
  if (!Value.Check(OrderSchema, order)) throw new Error('a proposal about a price has no order');
  return order;
}
