import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { composeLetter, type Letter, named } from '#lib/mail/index.ts';
import type { InvoiceDocument } from './document.ts';
import { invoiceName } from './invoice-file.ts';

interface SentInvoice {
  readonly requestId: string;
  readonly requestNumber: number;
  readonly recipient: string;
  /** Who asked for it. */
  readonly author: string;
  readonly invoice: Pick<InvoiceDocument, 'number' | 'amount' | 'payer' | 'purpose' | 'validity'> & {
    readonly seller: Pick<InvoiceDocument['seller'], 'name'>;
  };
}

/**
 * Brings an invoice to whoever pays it. It says who asked for it and what the invoice says, and nothing else: nobody can
 * type a text that goes with it (product §14.15).
 */
export function invoiceLetter({
  requestId,
  requestNumber,
  recipient,
  author,
  invoice: { number, amount, payer, seller, purpose, validity },
}: SentInvoice): Letter {
  const sum = formatMoney(fromWire(amount));
  return composeLetter({
    kind: 'invoice',
    recipient,
    name: '',
    subject: `Счёт на оплату № ${number} на ${sum}`,
    parts: [
      `Счёт на оплату во вложении. Отправить его вам попросил пользователь кабинета ${named(author)}.`,
      {
        facts: [
          ['Счёт', `№ ${number}`],
          ['Сумма', sum],
          ['Получатель', seller.name],
          ['Плательщик', payer.name],
          ['Назначение платежа', purpose],
        ],
      },
      `${validity}. Реквизиты и QR-код для банковского приложения — в файле счёта.`,
      'Если вы не знаете, от кого этот счёт, не оплачивайте его и удалите письмо.',
    ],
    attachment: { kind: 'invoice', id: requestId, name: invoiceName(requestNumber) },
  });
}
