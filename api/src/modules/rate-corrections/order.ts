import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ProposalRow } from '#lib/proposals/index.ts';
import { NewCorrectionBody } from './schemas.ts';

/** Whose prices it is about: those who have a payer of one of these tiers do not confirm it. */
const tiers = Type.Array(Type.String());
const version = Type.Integer();

/** What a proposal about a correction does when it is confirmed. */
const OrderSchema = Type.Union([
  Type.Object({ deed: Type.Literal('create'), id: Type.String(), tiers, body: NewCorrectionBody }),
  Type.Object({ deed: Type.Literal('change'), id: Type.String(), version, tiers, body: NewCorrectionBody }),
  Type.Object({ deed: Type.Literal('deactivate'), id: Type.String(), version, tiers }),
]);

export type Order = Static<typeof OrderSchema>;

export function readOrder({ facts: { order } }: Pick<ProposalRow, 'facts'>): Order {
  if (!Value.Check(OrderSchema, order)) throw new Error('a proposal about a correction has no order');
  return order;
}
