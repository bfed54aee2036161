import { fromWire, isNegativeMoney, negateMoney, toWire } from '@cabinet/kernel/core/money';
import { hasPermission } from '@cabinet/kernel/core/permissions';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../../db/index.ts';
import type { EntryKind } from '../../db/schema.ts';
import { ApiError } from '../../errors.ts';
import type { Session } from '../../lib/sessions/session.ts';
import { balanceSight } from './balance-sight.ts';
import { findRow, type TransactionRow } from './page.ts';
import type { TransactionDetailSchema } from './schemas.ts';
import { toTransactionDto } from './transaction-dto.ts';
import { transactionNumber } from './transaction-number.ts';

type Detail = Static<typeof TransactionDetailSchema>;

const ACCOUNTS: Record<string, string> = {
  gateway: 'Платёжный сервис',
  bank: 'Расчётный счёт',
  revenue: 'Выручка',
  bonus: 'Бонусы',
  adjustment: 'Корректировки',
};

/** A transaction with the whole of its entry; somebody else's is not found. */
export async function readTransaction(db: Database, session: Session, id: string): Promise<Detail> {
  const row = await findRow(db, id);
  if (!row || !(await mayRead(db, session, row)))
    throw new ApiError('RES.001', { message: 'Транзакция не найдена' });
  const transaction = toTransactionDto(row, await balanceSight(db, session, 'one'));
  return {
    ...transaction,
    entry_id: row.entry_id,
    actor: await readActor(db, row.entry_id),
    postings: await readPostings(db, row.entry_id, transaction.balance_after !== null),
    charge: await readCharge(db, row.entry_id),
    related: await readRelated(db, row.entry_id),
  };
}

async function mayRead(db: Database, session: Session, row: TransactionRow): Promise<boolean> {
  if (row.user_id === session.userId || row.payer_user_id === session.userId) return true;
  if (hasPermission(session.permissions, 'user:manage')) return true;
  if (row.payer_company_id !== null) {
    return (
      row.payer_company_id === session.companyId && hasPermission(session.permissions, 'company:transactions')
    );
  }
  if (row.payer_group_id === null || !hasPermission(session.permissions, 'group:view_transactions'))
    return false;
  const member = await db
    .selectFrom('group_members')
    .select('id')
    .where('user_id', '=', session.userId)
    .where('group_id', '=', row.payer_group_id)
    .executeTakeFirst();
  return member !== undefined;
}

async function readActor(db: Database, entryId: string): Promise<Detail['actor']> {
  const actor = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('users as u', 'u.id', 'e.actor_id')
    .select(['u.id', 'u.display_name'])
    .where('e.id', '=', entryId)
    .executeTakeFirst();
  return actor ?? null;
}

async function readPostings(
  db: Database,
  entryId: string,
  isBalanceSeen: boolean,
): Promise<Detail['postings']> {
  const rows = await db
    .selectFrom('ledger_postings as l')
    .innerJoin('ledger_accounts as a', 'a.id', 'l.account_id')
    .leftJoin('payers as y', 'y.id', 'l.payer_id')
    .select(['a.code', 'y.name', 'l.amount', 'l.balance_after', 'l.payer_id'])
    .where('l.entry_id', '=', entryId)
    .orderBy(sql`l.payer_id is null`)
    .orderBy('l.number')
    .execute();
  return rows.map(({ code, name, amount, balance_after, payer_id }) => ({
    account: payer_id === null ? code : 'payer',
    title: payer_id === null ? (ACCOUNTS[code] ?? code) : (name ?? ''),
    amount: toWire(fromWire(amount)),
    balance_after: balance_after === null || !isBalanceSeen ? null : toWire(fromWire(balance_after)),
  }));
}

async function readCharge(db: Database, entryId: string): Promise<Detail['charge']> {
  const row = await db
    .selectFrom('model_charges')
    .select([
      'input_tokens',
      'output_tokens',
      'base_amount',
      'correction_multiplier',
      'tier',
      'tier_multiplier',
    ])
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  return row ? { ...row, base_amount: toWire(fromWire(row.base_amount)) } : null;
}

type RelatedRow = { id: string; number: number; type: EntryKind; amount: string; created_at: Date };

/** The entry that this one answers, and those that answer it. */
async function readRelated(db: Database, entryId: string): Promise<Detail['related']> {
  const { rows } = await sql<RelatedRow>`
    select l.id, l.number, l.type, l.amount, l.created_at from ledger_postings l
    where l.payer_id is not null and l.entry_id in (
      select original_id from ledger_entries where id = ${entryId} and original_id is not null
      union all
      select id from ledger_entries where original_id = ${entryId} and kind = 'refund'
      union all
      select id from ledger_entries where original_id = ${entryId} and kind = 'reversal')
    order by l.created_at`.execute(db);
  return rows.map(({ id, number, type, amount, created_at }) => {
    const money = fromWire(amount);
    const isOut = isNegativeMoney(money);
    return {
      id,
      number: transactionNumber(number),
      type,
      direction: isOut ? ('out' as const) : ('in' as const),
      amount: toWire(isOut ? negateMoney(money) : money),
      created_at: created_at.toISOString(),
    };
  });
}
