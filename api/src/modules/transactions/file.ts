import { TRANSACTION_TYPE } from '@cabinet/kernel/core/payments';
import type { Static } from 'typebox';
import { type Column, countCell, moneyCell } from '#lists/index.ts';
import type { TransactionSchema } from './schemas.ts';

type Row = Static<typeof TransactionSchema>;

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Номер', kind: 'text', cell: ({ number }) => number },
  { title: 'Дата', kind: 'date', cell: ({ created_at }) => new Date(created_at) },
  { title: 'Тип', kind: 'text', cell: ({ type }) => TRANSACTION_TYPE[type].label },
  { title: 'Сумма, ₽', kind: 'number', cell: (row) => moneyCell(signed(row)) },
  { title: 'Баланс до, ₽', kind: 'number', cell: ({ balance_before }) => moneyCell(balance_before) },
  { title: 'Баланс после, ₽', kind: 'number', cell: ({ balance_after }) => moneyCell(balance_after) },
  { title: 'Плательщик', kind: 'text', cell: ({ payer }) => payer.name },
  { title: 'Пользователь', kind: 'text', cell: ({ user }) => user?.display_name ?? null },
  { title: 'Модель', kind: 'text', cell: ({ model }) => model?.name ?? null },
  { title: 'Описание', kind: 'text', cell: ({ description }) => description },
  { title: 'Основание', kind: 'text', cell: ({ reason }) => reason },
  { title: 'Документ', kind: 'text', cell: ({ document }) => document?.number ?? null },
  { title: 'Токены на входе', kind: 'number', cell: ({ tokens }) => countCell(tokens?.input ?? null) },
  { title: 'Токены на выходе', kind: 'number', cell: ({ tokens }) => countCell(tokens?.output ?? null) },
];

/** The columns and the name of a file of transactions. */
export const TRANSACTIONS_FILE = { sheet: 'Транзакции', name: 'transactions', columns: COLUMNS };

const signed = ({ amount, direction }: Row): string => (direction === 'out' ? `-${amount}` : amount);
