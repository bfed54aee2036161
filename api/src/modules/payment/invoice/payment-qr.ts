import { fromWire, multiplyMoney, roundMoney } from '@cabinet/kernel/core/money';
import type { InvoiceDocument } from './document.ts';

/** «ST0001» names the standard, and «2» says UTF-8. */
const SERVICE_BLOCK = 'ST00012';

/** The text of the QR code by GOST R 56042-2014. Mandatory fields come first, and Sum is in kopecks. */
export function paymentQrText({
  seller,
  amount,
  purpose,
}: Pick<InvoiceDocument, 'seller' | 'amount' | 'purpose'>): string {
  const fields: [string, string][] = [
    ['Name', seller.name],
    ['PersonalAcc', seller.account],
    ['BankName', seller.bank],
    ['BIC', seller.bik],
    ['CorrespAcc', seller.correspondent],
    ['Sum', roundMoney(multiplyMoney(fromWire(amount), 100), 0).amount],
    ['Purpose', purpose],
    ['PayeeINN', seller.inn],
    ['KPP', seller.kpp],
  ];
  const filled = fields.filter(([, value]) => value !== '');
  return [SERVICE_BLOCK, ...filled.map(([name, value]) => `${name}=${plain(value)}`)].join('|');
}

/** The separator must not occur inside a value. */
function plain(value: string): string {
  return value.replaceAll('|', '/').replace(/\s+/g, ' ').trim();
}
