import { addMoney, formatMoney, fromWire, isNegativeMoney, ZERO_MONEY } from '@cabinet/kernel/core/money';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { addFunds, ledgerErrorCode } from '#lib/ledger/index.ts';
import { wire } from '#lib/wire.ts';
import type { PayerRow } from '../repository.ts';

/** The proposal that an entry names, where it was one before. */
interface Proposal {
  readonly id: string;
  readonly number: string;
}

/** Refuses a closed account, on which money would belong to nobody. */
export function demandOpen({ is_closed, name }: Pick<PayerRow, 'is_closed' | 'name'>): void {
  if (is_closed)
    throw new ApiError('RES.003', { message: `Счёт «${name}» закрыт навсегда: деньги на нём не меняют` });
}

/** Refuses to take money that is not there or is reserved. */
export function demandCovered({ available }: Pick<PayerRow, 'available'>, amount: string): void {
  if (!isNegativeMoney(fromWire(amount))) return;
  if (isNegativeMoney(addMoney(fromWire(available), fromWire(amount)))) throw tooMuch(available);
}

/** Posts one entry: a bonus, or below zero an adjustment. */
export async function postFunds(
  trx: Database,
  order: {
    readonly payerId: string;
    readonly amount: string;
    readonly reason: string;
    readonly document: string | null;
    readonly actorId: string;
  },
  proposal?: Proposal,
): Promise<{ readonly entryId: string; readonly balance: string }> {
  const isTaken = isNegativeMoney(fromWire(order.amount));
  const outcome = await addFunds(trx, {
    payerId: order.payerId,
    amount: order.amount,
    kind: isTaken ? 'adjustment' : 'bonus',
    reason: order.reason,
    actorId: order.actorId,
    description: isTaken ? 'Списание администратором' : 'Начисление администратором',
    ...documentOf(order.document, proposal),
  });
  if (outcome.status === 'insufficient') throw tooMuch(outcome.available ?? '0');
  const refused = ledgerErrorCode(outcome);
  if (refused !== null || outcome.entryId === null || outcome.balance === null)
    throw new ApiError(refused ?? 'SYS.001');
  return { entryId: outcome.entryId, balance: wire(outcome.balance) };
}

function documentOf(document: string | null, proposal: Proposal | undefined) {
  if (proposal)
    return {
      documentType: 'fund_proposal',
      documentId: proposal.id,
      documentNumber: document ?? proposal.number,
      requestKey: `fund_proposal:${proposal.id}`,
    };
  return document === null ? {} : { documentType: 'funds', documentNumber: document };
}

function tooMuch(available: string): ApiError {
  const left = fromWire(available);
  const most = formatMoney(isNegativeMoney(left) ? ZERO_MONEY : left);
  return new ApiError('PAY.002', { message: `Списать можно не больше ${most}` });
}
