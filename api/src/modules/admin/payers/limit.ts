import {
  compareMoney,
  formatMoney,
  fromWire,
  isNegativeMoney,
  isPositiveMoney,
  subtractMoney,
  toWire,
} from '@cabinet/kernel/core/money';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#config/index.ts';
import type { Database } from '#db/index.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import { proposalNumber } from '#lib/human-number.ts';
import type { Proposal } from '#lib/proposals/index.ts';
import { findOpenProposals, LAPSING, lapseProposals, propose } from '#lib/proposals/index.ts';
import { needsSecond, type Rule } from '#lib/two-people/index.ts';
import { wire } from '#lib/wire.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import type { PayerRow } from './repository.ts';

/** Reads a credit limit, or throws VAL.003. */
export function readLimit(text: string, { max }: Config['funds']): string {
  const limit = fromWire(text);
  if (!isNegativeMoney(limit) && compareMoney(limit, fromWire(max)) <= 0) return wire(text);
  throw badField('credit_limit', `Кредитный лимит — от 0 до ${formatMoney(fromWire(max))}`);
}

/** Refuses a limit that no longer covers what is spent or reserved on credit. */
export function demandUsedCovered({ balance, held, credit_limit }: PayerRow, limit: string): void {
  const used = subtractMoney(fromWire(held), fromWire(balance));
  const short = subtractMoney(used, fromWire(limit));
  if (!isPositiveMoney(short) || compareMoney(fromWire(limit), fromWire(credit_limit)) > 0) return;
  throw new ApiError('RES.003', {
    message: `В кредит уже использовано ${formatMoney(used)}: до такого лимита не хватает ${formatMoney(short)}`,
  });
}

/** The proposal for a raise that one person may not make alone. It is undefined where they may. */
export async function proposeRaise(
  trx: Database,
  request: FastifyRequest,
  payer: PayerRow,
  { creditLimit, reason }: { readonly creditLimit: string; readonly reason: string },
  rule: Rule,
): Promise<Proposal | null> {
  const raise = subtractMoney(fromWire(creditLimit), fromWire(payer.credit_limit));
  const { userId } = sessionOf(request);
  if (!isPositiveMoney(raise) || !(await needsSecond(trx, userId, raise, rule))) return null;
  await lapseProposals(trx, LAPSING.ofPayer(payer.id));
  const open = (await findOpenProposals(trx, payer.id)).find(({ kind }) => kind === 'credit_limit');
  if (open)
    throw new ApiError('RES.003', {
      message: `Новый лимит этого счёта уже ждёт подтверждения: ${proposalNumber(open.number)}. Сначала его нужно подтвердить, отклонить или отозвать`,
    });
  return propose(
    trx,
    request,
    { payer },
    {
      kind: 'credit_limit',
      amount: toWire(raise),
      limitBefore: payer.credit_limit,
      reason,
    },
  );
}
