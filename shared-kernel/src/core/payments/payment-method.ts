import { CARD_REQUEST_MINUTES, INVOICE_REQUEST_DAYS } from '../contract/index.ts';
import { keysOf } from './keys-of.ts';

/** The facts of a way to pay. */
interface PaymentMethodFacts {
  readonly label: string;
  /** The system account of the ledger that its money comes through (product §13.2). */
  readonly account: 'gateway' | 'bank';
  /** The provider takes the payment, can be asked about it and sends notices. `null`: an administrator sees the money come. */
  readonly provider: 'payanyway' | null;
  /** Whether the request has an invoice, which is paid from a bank and is proved by the bank's document. */
  readonly hasInvoice: boolean;
  /** The time that a request waits for its money (product §14.2). */
  readonly lifeMinutes: number;
  /** The first line of a request's history. */
  readonly opened: string;
  /** The description of the transaction that credits the money. */
  readonly credited: string;
}

const METHODS = {
  card: {
    label: 'Карта',
    account: 'gateway',
    provider: 'payanyway',
    hasInvoice: false,
    lifeMinutes: CARD_REQUEST_MINUTES,
    opened: 'Оплата картой',
    credited: 'Пополнение картой',
  },
  invoice: {
    label: 'Счёт',
    account: 'bank',
    provider: null,
    hasInvoice: true,
    lifeMinutes: INVOICE_REQUEST_DAYS * 24 * 60,
    opened: 'Оплата по счёту',
    credited: 'Пополнение по счёту',
  },
} as const satisfies Readonly<Record<string, PaymentMethodFacts>>;

/** The way in which a request is paid. */
export type PaymentMethod = keyof typeof METHODS;

/** The facts of each way to pay. Code asks for a fact and never which way it is. */
export const PAYMENT_METHOD: Readonly<Record<PaymentMethod, PaymentMethodFacts>> = METHODS;

/** The ways to pay, in the order in which people are offered them. */
export const PAYMENT_METHODS: readonly PaymentMethod[] = keysOf(METHODS);

/** Whether a provider takes the payment, so that it can be asked and money may come at any moment. */
export function isPaidOnline(method: PaymentMethod): boolean {
  return PAYMENT_METHOD[method].provider !== null;
}

/** The ways to pay that a provider takes. */
export const ONLINE_METHODS: readonly PaymentMethod[] = PAYMENT_METHODS.filter(isPaidOnline);
