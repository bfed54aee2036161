import { addMoney, fromWire, toWire } from '@cabinet/kernel/core/money';
import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import { moneyOf, type ProposalRow } from '#lib/proposals/index.ts';
import { changeLimit } from './limit-repository.ts';
import { updatePayer } from './repository.ts';

/** Raises the credit limit as it was proposed. */
export async function confirmLimit(trx: Database, request: FastifyRequest, row: ProposalRow) {
  const { id, limit_before } = row;
  const { payerId, amount, isActive, reason } = moneyOf(row);
  const creditLimit = toWire(addMoney(fromWire(limit_before ?? '0'), fromWire(amount)));
  await updatePayer(trx, payerId, isActive);
  await changeLimit(trx, request, { payerId, creditLimit, reason, proposalId: id });
  return {};
}
