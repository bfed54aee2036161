import type { CapDetails } from '@cabinet/kernel/core/contract';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { captureMonth, type LedgerOutcome, ledgerErrorCode, memberMonth } from '#lib/ledger/index.ts';
import { wire } from '#lib/wire.ts';
import type { PricedOrder } from './repository.ts';

const MESSAGES: Partial<Record<LedgerOutcome['status'], string>> = {
  inactive: 'Счёт выключен',
  state: 'Резерв уже закрыт',
  not_found: 'Резерв не найден',
};

/**
 * Throws the reason why the movement was refused. It reads the details of an exceeded cap while the payer is still
 * locked.
 */
export async function demandMoney(db: Database, outcome: LedgerOutcome, order?: PricedOrder): Promise<void> {
  const code = ledgerErrorCode(outcome);
  if (code === null) return;
  const cap = outcome.status === 'cap' && order ? await capDetails(db, outcome, order) : undefined;
  throw new ApiError(code, { message: MESSAGES[outcome.status], ...cap });
}

async function capDetails(
  db: Database,
  { holdId }: LedgerOutcome,
  { payer, userId, amount }: PricedOrder,
): Promise<CapDetails | undefined> {
  const month =
    holdId === null
      ? await memberMonth(db, { payerId: payer.id, userId })
      : await captureMonth(db, { holdId, amount });
  return (
    month && {
      cap: wire(month.cap),
      spent: wire(month.spent),
      requested: wire(amount),
      resets_at: month.resetsAt.toISOString(),
    }
  );
}
