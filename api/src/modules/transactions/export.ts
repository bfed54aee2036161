import type { Readable } from 'node:stream';
import { TRANSACTION_TYPE_LABEL } from '@cabinet/kernel/core/payments';
import type { Static } from 'typebox';
import type { Database } from '../../db/index.ts';
import type { Session } from '../../lib/sessions/session.ts';
import { type Cell, type Column, type HeaderSink, sendTable } from '../../lib/table-export/index.ts';
import { type BalanceSight, balanceSight } from './balance-sight.ts';
import { readFilter, type TransactionScope } from './filter.ts';
import { eachTransaction } from './list.ts';
import type { TransactionRow } from './page.ts';
import type { TransactionExportQuery } from './schemas.ts';
import { readTotals } from './totals.ts';
import { toTransactionDto } from './transaction-dto.ts';
import { transactionNumber } from './transaction-number.ts';

const sum = (amount: string | null): Cell => (amount === null ? null : { number: trim(amount) });

const columnsFor = (seesBalance: BalanceSight): readonly Column<TransactionRow>[] => [
  { title: 'Номер', kind: 'text', cell: ({ number }) => transactionNumber(number) },
  { title: 'Дата', kind: 'date', cell: ({ created_at }) => created_at },
  { title: 'Тип', kind: 'text', cell: ({ type }) => TRANSACTION_TYPE_LABEL[type] },
  { title: 'Сумма, ₽', kind: 'number', cell: ({ amount }) => sum(amount) },
  {
    title: 'Баланс до, ₽',
    kind: 'number',
    cell: (row) => sum(toTransactionDto(row, seesBalance).balance_before),
  },
  {
    title: 'Баланс после, ₽',
    kind: 'number',
    cell: (row) => sum(toTransactionDto(row, seesBalance).balance_after),
  },
  { title: 'Плательщик', kind: 'text', cell: ({ payer_name }) => payer_name },
  { title: 'Пользователь', kind: 'text', cell: ({ user_name }) => user_name },
  { title: 'Модель', kind: 'text', cell: ({ model_name }) => model_name },
  { title: 'Описание', kind: 'text', cell: ({ description }) => description },
  { title: 'Основание', kind: 'text', cell: ({ reason }) => reason },
  {
    title: 'Документ',
    kind: 'text',
    cell: (row) => toTransactionDto(row, seesBalance).document?.number ?? null,
  },
];

export async function exportTransactions(
  reply: HeaderSink,
  db: Database,
  session: Session,
  scope: TransactionScope,
  { format, ...query }: Static<typeof TransactionExportQuery>,
): Promise<Readable> {
  const filter = await readFilter(db, session, scope, query);
  const { count } = await readTotals(db, filter);
  return sendTable(reply, {
    name: 'Транзакции',
    fileName: 'transactions',
    format,
    columns: columnsFor(await balanceSight(db, session, scope)),
    rows: eachTransaction(db, filter),
    total: count,
  });
}

/** Ten decimals of the database, as many as say something. */
function trim(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}
