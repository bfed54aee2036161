import { fromWire } from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { transactionNumber } from '#lib/human-number.ts';
import { sees, viewerOf } from '#lib/ledger/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { wire } from '#lib/wire.ts';
import { holderOf, sightOf } from './balance-sight.ts';
import { findActor, findCharge, findPostings, findRelated, findRow } from './repository.ts';
import type { TransactionDetailSchema } from './schemas.ts';
import { directed, toTransactionDto } from './transaction-dto.ts';

type Detail = Static<typeof TransactionDetailSchema>;

const ACCOUNTS: Record<string, string> = {
  gateway: 'Платёжный сервис',
  bank: 'Расчётный счёт',
  revenue: 'Выручка',
  bonus: 'Бонусы',
  adjustment: 'Корректировки',
};

/** A transaction with its whole entry. Somebody else's transaction is not found. */
export async function readTransaction(db: Database, session: Session, id: string): Promise<Detail> {
  const row = await findRow(db, id);
  const viewer = await viewerOf(db, session);
  if (!row || !sees(viewer, 'transaction', { ...holderOf(row), namedId: row.user_id }))
    throw new ApiError('RES.001', { message: 'Транзакция не найдена' });
  const transaction = toTransactionDto(row, sightOf(viewer));
  const charge = await findCharge(db, row.entry_id);
  const postings = await findPostings(db, row.entry_id, row.payer_id);
  const related = await findRelated(db, row.entry_id, row.payer_id);
  return {
    ...transaction,
    entry_id: row.entry_id,
    actor: (await findActor(db, row.entry_id)) ?? null,
    postings: postings.map(({ code, name, amount, balance_after, payer_id }) => ({
      account: payer_id === null ? code : 'payer',
      title: payer_id === null ? (ACCOUNTS[code] ?? code) : (name ?? ''),
      amount: wire(amount),
      balance_after:
        balance_after === null || payer_id !== row.payer_id || transaction.balance_after === null
          ? null
          : wire(balance_after),
    })),
    charge: charge ? toPrice(charge) : null,
    related: related.map(({ id, number, type, amount, created_at }) => ({
      id,
      number: transactionNumber(number),
      type,
      ...directed(fromWire(amount)),
      created_at,
    })),
  };
}

type ChargeRow = NonNullable<Awaited<ReturnType<typeof findCharge>>>;

function toPrice(row: ChargeRow): NonNullable<Detail['charge']> {
  const { input_price: input, output_price: output, scope_type, scope_value, scope_name } = row;
  return {
    base_amount: wire(row.base_amount),
    prices: input === null || output === null ? null : { input: wire(input), output: wire(output) },
    correction: scope_type === null ? null : { scope_type, name: scope_name ?? scope_value },
    correction_multiplier: row.correction_multiplier,
    tier: row.tier,
    tier_multiplier: row.tier_multiplier,
  };
}
