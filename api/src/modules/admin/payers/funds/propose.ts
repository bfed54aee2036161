import {
  addMoney,
  compareMoney,
  fromWire,
  isNegativeMoney,
  type Money,
  negateMoney,
} from '@cabinet/kernel/core/money';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#config/index.ts';
import type { Database } from '#db/index.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { viewerOf } from '#lib/ledger/index.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import type { PayerRow } from '../repository.ts';
import { type FundProposal, type limitOf, readProposal } from './proposal-dto.ts';
import { insertProposal, type NewProposal, sumMovedAlone } from './repository.ts';

/** Many small steps of one person with one payer count as one step. Sums and raises of the limit are added together. */
export async function needsSecond(
  trx: Database,
  request: FastifyRequest,
  payer: Pick<PayerRow, 'id'>,
  amount: Money,
  { twoPeopleFrom }: Config['funds'],
): Promise<boolean> {
  const { userId: actorId } = sessionOf(request);
  const alone = fromWire(await sumMovedAlone(trx, { payerId: payer.id, actorId }));
  return compareMoney(addMoney(alone, sizeOf(amount)), fromWire(twoPeopleFrom)) >= 0;
}

/** Writes down what waits for a second person, and changes nothing else. */
export async function propose(
  trx: Database,
  request: FastifyRequest,
  payer: Pick<PayerRow, 'id' | 'name'>,
  { limitBefore, ...order }: NewProposal,
): Promise<FundProposal> {
  const session = sessionOf(request);
  const id = await insertProposal(trx, {
    ...order,
    limitBefore,
    payerId: payer.id,
    proposedBy: session.userId,
  });
  const proposal = await readProposal(trx, await viewerOf(trx, session), id);
  await recordAction(trx, request, {
    action: 'fund_proposal.create',
    id,
    after: {
      number: proposal.number,
      payer_id: payer.id,
      payer: payer.name,
      ...order,
      ...limitFact(proposal.limit),
    },
  });
  return proposal;
}

/** The limit that a proposal leads to, as the audit log names it. */
export function limitFact(limit: ReturnType<typeof limitOf>): { readonly credit_limit?: string } {
  return limit === null ? {} : { credit_limit: limit.after };
}

export function sizeOf(amount: Money): Money {
  return isNegativeMoney(amount) ? negateMoney(amount) : amount;
}
