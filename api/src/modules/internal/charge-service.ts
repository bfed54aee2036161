import { fromWire, isZeroMoney, toWire } from '@cabinet/kernel/core/money';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { type Database, inTransaction, sqlState } from '../../db/index.ts';
import type { PayerKind } from '../../db/ledger-schema.ts';
import { ApiError } from '../../errors.ts';
import { capture, charge, hold, type LedgerOutcome, release } from '../ledger/index.ts';
import {
  CAPTURE_KEY,
  CHARGE_KEY,
  type ChargeRecord,
  checkSameCall,
  findRecord,
  findRecordsOfHold,
  HOLD_KEY,
  insertRecord,
} from './charge-record.ts';
import { demandMoney } from './charge-refusal.ts';
import { type PricedOrder, readOrder, readPrice, type Tokens } from './read-order.ts';
import type { ChargeData, HoldData, ReleaseData } from './schemas.ts';

export type Call = { userId: string; modelId: string; requestId: string } & Tokens;

const UNIQUE_VIOLATION = '23505';
const HOLD_SECONDS = 15 * 60;

/**
 * Charges a call once, however often it comes. The payer's lock puts parallel calls in line, so what the money does
 * not cover is refused, never overspent.
 */
export function chargeCall(db: Database, call: Call): Promise<Static<typeof ChargeData>> {
  const key = `${CHARGE_KEY}${call.requestId}`;
  return once(db, key, async (trx) => {
    const known = await findRecord(trx, key);
    if (known) return replayCharge(trx, known, call);
    const order = await readOrder(trx, call);
    if (isZeroMoney(fromWire(order.amount))) {
      const free = await insertRecord(trx, key, order, call, {});
      return toCharge(free, call.requestId, await moneyOf(trx, order.payer.id), false);
    }
    const outcome = await charge(trx, {
      payerId: order.payer.id,
      amount: order.amount,
      userId: order.userId,
      modelId: order.modelId,
      documentType: 'chat_request',
      documentId: call.requestId,
      description: descriptionOf(call),
      requestKey: key,
    });
    // Somebody else's call with this id came first, and waited at another price.
    if (outcome.status === 'replayed' || outcome.status === 'conflict')
      return replayCharge(trx, await demand(trx, key), call);
    await demandMoney(trx, outcome, order);
    const record = await insertRecord(trx, key, order, call, { entryId: outcome.entryId });
    return toCharge(record, call.requestId, moneyAfter(order.payer, outcome), false);
  });
}

/** Reserves the most that a call may cost. */
export function holdCall(
  db: Database,
  call: Call,
  expiresIn: number = HOLD_SECONDS,
): Promise<Static<typeof HoldData>> {
  const key = `${HOLD_KEY}${call.requestId}`;
  return once(db, key, async (trx) => {
    const known = await findRecord(trx, key);
    if (known) return replayHold(trx, known, call);
    const order = await readOrder(trx, call);
    if (isZeroMoney(fromWire(order.amount))) {
      return describeHold(trx, await insertRecord(trx, key, order, call, {}), call.requestId, false);
    }
    const outcome = await hold(trx, {
      payerId: order.payer.id,
      amount: order.amount,
      userId: order.userId,
      modelId: order.modelId,
      requestKey: key,
      expiresAt: new Date(Date.now() + expiresIn * 1000),
    });
    if (outcome.status === 'replayed' || outcome.status === 'conflict')
      return replayHold(trx, await demand(trx, key), call);
    await demandMoney(trx, outcome, order);
    const record = await insertRecord(trx, key, order, call, { holdId: outcome.holdId });
    return describeHold(trx, record, call.requestId, false);
  });
}

/** Charges what a reserved call really cost; the rest of the reserve is free again. */
export async function captureCall(
  db: Database,
  holdId: string,
  tokens: Tokens,
): Promise<Static<typeof ChargeData>> {
  const { held, captured } = await findRecordsOfHold(db, holdId);
  const record = captured ?? held;
  if (!record) throw new ApiError('RES.001', { message: 'Резерв не найден' });
  const requestId = record.request_key.slice(record.request_key.indexOf(':') + 1);
  const call = { userId: record.user_id, modelId: record.model_id, requestId, ...tokens };
  if (captured?.entry_id) return replayCharge(db, captured, call);
  const order = await readPrice(db, { ...call, payerId: record.payer_id });
  return inTransaction(db, (trx) => captureOnce(trx, holdId, call, order));
}

/** The payer's lock puts captures of one reserve in line: the first one writes the record that the others find. */
async function captureOnce(
  trx: Database,
  holdId: string,
  call: Call,
  order: PricedOrder,
): Promise<Static<typeof ChargeData>> {
  const key = `${CAPTURE_KEY}${call.requestId}`;
  const isFree = isZeroMoney(fromWire(order.amount));
  const outcome = isFree
    ? await release(trx, { holdId })
    : await capture(trx, {
        holdId,
        amount: order.amount,
        documentType: 'chat_request',
        documentId: call.requestId,
        description: descriptionOf(call),
      });
  const known = outcome.status === 'posted' ? undefined : await findRecord(trx, key);
  if (known && (known.entry_id !== null || isFree)) return replayCharge(trx, known, call);
  await demandMoney(trx, outcome, order);
  const record = await insertRecord(trx, key, order, call, {
    entryId: isFree ? null : outcome.entryId,
    holdId,
  });
  return toCharge(record, call.requestId, moneyAfter(order.payer, outcome), false);
}

export async function releaseCall(db: Database, holdId: string): Promise<Static<typeof ReleaseData>> {
  const outcome = await release(db, { holdId });
  await demandMoney(db, outcome);
  return { id: holdId, status: 'released', available: wire(outcome.available) };
}

/**
 * Two first calls with one id and different payers meet at the unique key instead of at a lock: the loser's work is
 * undone, and it is answered like any later call.
 */
async function once<T>(db: Database, key: string, work: (trx: Database) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION || !(await findRecord(db, key))) throw error;
    return inTransaction(db, work);
  }
}

async function replayCharge(
  trx: Database,
  record: ChargeRecord,
  call: Call,
): Promise<Static<typeof ChargeData>> {
  checkSameCall(record, call);
  return toCharge(record, call.requestId, await moneyOf(trx, record.payer_id), true);
}

async function replayHold(trx: Database, record: ChargeRecord, call: Call): Promise<Static<typeof HoldData>> {
  checkSameCall(record, call);
  return describeHold(trx, record, call.requestId, true);
}

function toCharge(
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

async function describeHold(
  trx: Database,
  record: ChargeRecord,
  requestId: string,
  replayed: boolean,
): Promise<Static<typeof HoldData>> {
  const held =
    record.hold_id === null
      ? undefined
      : await trx
          .selectFrom('holds')
          .select(['status', 'expires_at'])
          .where('id', '=', record.hold_id)
          .executeTakeFirst();
  return {
    id: record.hold_id,
    request_id: requestId,
    status: held?.status ?? 'free',
    expires_at: held?.expires_at.toISOString() ?? null,
    ...priceOf(record),
    ...(await moneyOf(trx, record.payer_id)),
    replayed,
  };
}

function priceOf(record: ChargeRecord) {
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
type MoneyRow = {
  id: string;
  kind: PayerKind;
  name: string;
  balance: string;
  held: string;
  available: string;
};

function moneyAfter(payer: Money['payer'], { balance, held, available }: LedgerOutcome): Money {
  return { payer, balance: wire(balance), held: wire(held), available: wire(available) };
}

async function moneyOf(trx: Database, payerId: string): Promise<Money> {
  const { rows } = await sql<MoneyRow>`
    select p.id, p.kind, p.name, b.balance, b.held, b.balance - b.held + b.credit_limit as available
    from payers p join payer_balances b on b.payer_id = p.id where p.id = ${payerId}`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error(`payer ${payerId} has no balance row`);
  const { id, kind, name, balance, held, available } = row;
  return {
    payer: { id, kind, name },
    balance: wire(balance),
    held: wire(held),
    available: wire(available),
  };
}

async function demand(trx: Database, key: string): Promise<ChargeRecord> {
  const record = await findRecord(trx, key);
  if (!record) throw new ApiError('RES.002');
  return record;
}

function descriptionOf({ inputTokens, outputTokens }: Tokens): string {
  const format = (tokens: number) => tokens.toLocaleString('ru-RU');
  return `Токены: ${format(inputTokens)} на входе, ${format(outputTokens)} на выходе`;
}

function wire(amount: string | null): string {
  return toWire(fromWire(amount ?? '0'));
}
