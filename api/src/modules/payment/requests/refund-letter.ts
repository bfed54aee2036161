import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { requestNumber } from '#lib/human-number.ts';
import { composeLetter, type Letter, letterTime, named } from '#lib/mail/index.ts';
import type { RequestRow } from '../repository.ts';

interface Refund extends Pick<RequestRow, 'id' | 'number' | 'amount' | 'payer_kind' | 'payer_name'> {
  readonly reason: string;
  readonly cabinetOrigin: string;
}

const ACCOUNT: Readonly<Record<Refund['payer_kind'], (name: string) => string>> = {
  user: () => 'личный',
  group: (name) => `группа ${named(name)}`,
  company: (name) => `компания ${named(name)}`,
};

/** Tells somebody that the money of a request has been given back. */
export function refundLetter(
  { email: recipient, display_name: name }: { readonly email: string; readonly display_name: string },
  { id, number, amount, payer_kind: kind, payer_name: payer, reason, cabinetOrigin }: Refund,
): Letter {
  const human = requestNumber(number);
  return composeLetter({
    kind: 'refund',
    recipient,
    name,
    subject: `Возврат по заявке ${human}`,
    parts: [
      'По оплаченной заявке сделан возврат: эта сумма списана с баланса счёта, на который поступала.',
      {
        facts: [
          ['Заявка', human],
          ['Сумма', formatMoney(fromWire(amount))],
          ['Счёт', ACCOUNT[kind](payer)],
          ['Причина', reason],
          ['Когда', letterTime(new Date())],
        ],
      },
      'Если вы не просили о возврате и не знаете о нём, напишите тому, кто открыл вам доступ в кабинет.',
    ],
    button: { text: 'Открыть заявку', url: `${cabinetOrigin}/payment-requests/${id}` },
  });
}
