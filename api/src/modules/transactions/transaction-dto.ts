import {
  fromWire,
  isNegativeMoney,
  type Money,
  negateMoney,
  subtractMoney,
  toWire,
} from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import { requestNumber, transactionNumber } from '#lib/human-number.ts';
import type { BalanceSight } from './balance-sight.ts';
import type { TransactionRow } from './repository.ts';
import type { TransactionSchema } from './schemas.ts';

type Dto = Static<typeof TransactionSchema>;

/** The row, with the balance before and after it where the viewer may see that. */
export function toTransactionDto(row: TransactionRow, seesBalance: BalanceSight): Dto {
  const amount = fromWire(row.amount);
  const after = fromWire(row.balance_after);
  return {
    ...row,
    number: transactionNumber(row.number),
    ...directed(amount),
    ...(seesBalance(row)
      ? { balance_before: toWire(subtractMoney(after, amount)), balance_after: toWire(after) }
      : { balance_before: null, balance_after: null }),
    status: row.is_reversed ? 'reversed' : 'posted',
    payer: { id: row.payer_id, kind: row.payer_kind, name: row.payer_name },
    user: row.user_id === null ? null : { id: row.user_id, display_name: row.user_name ?? '' },
    model: row.model_id === null ? null : { id: row.model_id, name: row.model_name ?? row.model_id },
    tokens: tokensOf(row),
    document: documentOf(row),
  };
}

/** The sum without its sign, because the direction says it. */
export function directed(amount: Money): Pick<Dto, 'direction' | 'amount'> {
  return isNegativeMoney(amount)
    ? { direction: 'out', amount: toWire(negateMoney(amount)) }
    : { direction: 'in', amount: toWire(amount) };
}

function tokensOf({ input_tokens: input, output_tokens: output }: TransactionRow): Dto['tokens'] {
  return input === null || output === null ? null : { input, output };
}

function documentOf(row: TransactionRow): Dto['document'] {
  if (row.document_type === null) return null;
  return { type: row.document_type, id: row.document_id, number: documentNumber(row) };
}

function documentNumber(row: TransactionRow): string | null {
  if (row.document_number !== null) return row.document_number;
  if (row.request_number !== null) return requestNumber(row.request_number);
  return row.original_number === null ? null : transactionNumber(row.original_number);
}
