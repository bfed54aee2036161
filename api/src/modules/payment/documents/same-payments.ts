import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import { requestNumber } from '#lib/human-number.ts';
import { wire } from '#lib/wire.ts';
import type { SamePayment } from './repository.ts';
import type { SamePaymentSchema } from './schemas.ts';

/** Names a payment to whoever has to decide about its like. */
export function sameText(same: SamePayment): string {
  const what =
    same.kind === 'request' && same.request_number !== null
      ? `заявка ${requestNumber(same.request_number)}`
      : `строка ${same.n ?? ''} выписки «${same.file_name ?? ''}»`;
  const day = same.paid_on === null ? '' : ` от ${same.paid_on.split('-').reverse().join('.')}`;
  return `Такой же платёж уже есть: ${what}, ${same.payer_name}, ${formatMoney(fromWire(same.amount))}${day}`;
}

export function toSamePayment(same: SamePayment): Static<typeof SamePaymentSchema> {
  return {
    kind: same.kind,
    request:
      same.request_id === null || same.request_number === null || same.request_status === null
        ? null
        : { id: same.request_id, number: requestNumber(same.request_number), status: same.request_status },
    line:
      same.statement_id === null || same.n === null
        ? null
        : { statement_id: same.statement_id, n: same.n, file_name: same.file_name ?? '' },
    payer_name: same.payer_name,
    amount: wire(same.amount),
    paid_on: same.paid_on,
    by: same.by_name,
    at: same.found_at?.toISOString() ?? null,
  };
}
