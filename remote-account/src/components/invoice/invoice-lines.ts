import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import type { PaymentRequestDetail, Seller } from '@cabinet/payments';

/** One line of a bank's form. */
export interface InvoiceLine {
  readonly term: string;
  readonly shown: string;
  /** As the field of a bank takes it. */
  readonly copied: string;
}

type Invoice = Pick<PaymentRequestDetail, 'amount' | 'purpose'> & { readonly seller: Seller };

const SELLER_LINES: readonly { readonly term: string; readonly field: keyof Seller }[] = [
  { term: 'Получатель', field: 'name' },
  { term: 'ИНН', field: 'inn' },
  { term: 'КПП', field: 'kpp' },
  { term: 'Расчётный счёт', field: 'account' },
  { term: 'Банк', field: 'bankName' },
  { term: 'БИК', field: 'bik' },
  { term: 'Корр. счёт', field: 'corrAccount' },
];

/** «15 000,50 ₽» as a field for figures takes it: 15000,50. */
function figures(amount: string): string {
  return formatMoney(fromWire(amount), { unit: false }).replace(/\s/g, '');
}

/** What a transfer by invoice needs, in the order of a payment order; an empty line is left out. */
export function invoiceLines({ seller, amount, purpose }: Invoice): readonly InvoiceLine[] {
  const lines = [
    ...SELLER_LINES.map(({ term, field }) => ({ term, shown: seller[field], copied: seller[field] })),
    { term: 'Сумма', shown: formatMoney(fromWire(amount)), copied: figures(amount) },
    { term: 'Назначение платежа', shown: purpose ?? '', copied: purpose ?? '' },
  ];
  return lines.filter(({ shown }) => shown !== '');
}

/** All of it as one text, for a letter to the accountant. */
export function invoiceText(lines: readonly InvoiceLine[]): string {
  return lines.map(({ term, copied }) => `${term}: ${copied}`).join('\n');
}
