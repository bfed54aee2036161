import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import { proposalNumber } from '#lib/human-number.ts';
import { moneyOf, type ProposalRow } from '#lib/proposals/index.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { postFunds } from './post-funds.ts';

/** Adds the sum that was proposed, or takes it. */
export async function confirmFunds(trx: Database, request: FastifyRequest, row: ProposalRow) {
  const { id, number, document } = row;
  const { payerId, amount, reason } = moneyOf(row);
  const { entryId, balance } = await postFunds(
    trx,
    { payerId, amount, reason, document, actorId: sessionOf(request).userId },
    { id, number: proposalNumber(number) },
  );
  return { entryId, facts: { entry_id: entryId, balance } };
}
