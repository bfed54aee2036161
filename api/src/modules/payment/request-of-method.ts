import { CARD_REQUEST_MINUTES, INVOICE_REQUEST_DAYS } from '@cabinet/kernel/core/contract';
import type { PaymentMethod } from '@cabinet/kernel/core/payments';

/** The facts of a way to pay that only the server asks for. */
interface RequestFacts {
  /** The system account of the ledger that its money comes through (product §13.2). */
  readonly account: 'gateway' | 'bank';
  /** The time that a request waits for its money (product §14.2). */
  readonly lifeMinutes: number;
  /** The first line of a request's history. */
  readonly opened: string;
  /** The description of the transaction that credits the money. */
  readonly credited: string;
}

/** What is true of a request by the way in which it is paid. What screens ask for too stands in the kernel's `PAYMENT_METHOD`. */
export const REQUEST_OF_METHOD: Readonly<Record<PaymentMethod, RequestFacts>> = {
  card: {
    account: 'gateway',
    lifeMinutes: CARD_REQUEST_MINUTES,
    opened: 'Оплата картой',
    credited: 'Пополнение картой',
  },
  invoice: {
    account: 'bank',
    lifeMinutes: INVOICE_REQUEST_DAYS * 24 * 60,
    opened: 'Оплата по счёту',
    credited: 'Пополнение по счёту',
  },
};
