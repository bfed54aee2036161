import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import type { LedgerOutcome } from '#lib/ledger/index.ts';
import { wire } from '#lib/wire.ts';
import { type Call, checkSameCall } from './call-once.ts';
import { type ChargeRecord, readMoney, type Tokens } from './repository.ts';
import type { ChargeData } from './schemas.ts';

/** Repeats the first answer, if this is the same call. */
export async function replayCharge(
  trx: Database,
  record: ChargeRecord,
  call: Call,
): Promise<Static<typeof ChargeData>> {
  checkSameCall(record, call);
  return toCharge(record, call.requestId, await moneyOf(trx, record.payer_id), true);
}

export function toCharge(
  record: ChargeRecord,
  requestId: string,
  money: Money,
  replayed: boolean,
): Static<typeof ChargeData> {
  return {
    request_id: requestId,
    entry_id: record.entry_id,
    hold_id: record.hold_id,
    ...priceOf(record),
    ...money,
    replayed,
  };
}

export function priceOf(record: ChargeRecord) {
  return {
    amount: wire(record.amount),
    base_amount: wire(record.base_amount),
    correction:
      record.correction_id === null
        ? null
        : { id: record.correction_id, multiplier: record.correction_multiplier },
    tier: record.tier,
    tier_multiplier: record.tier_multiplier,
  };
}

type Money = Pick<Static<typeof ChargeData>, 'payer' | 'balance' | 'held' | 'available'>;
export function moneyAfter(payer: Money['payer'], { balance, held, available }: LedgerOutcome): Money {
  return { payer, balance: wire(balance ?? '0'), held: wire(held ?? '0'), available: wire(available ?? '0') };
}

export async function moneyOf(trx: Database, payerId: string): Promise<Money> {
  const { id, kind, name, balance, held, available } = await readMoney(trx, payerId);
  return {
    payer: { id, kind, name },
    balance: wire(balance),
    held: wire(held),
    available: wire(available),
  };
}

export function descriptionOf({ inputTokens, outputTokens }: Tokens): string {
  const format = (tokens: number) => tokens.toLocaleString('ru-RU');
  return `Токены: ${format(inputTokens)} на входе, ${format(outputTokens)} на выходе`;
}
