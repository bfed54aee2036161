/** How a request is paid. */
export const PAYMENT_METHODS = ['card', 'invoice'] as const;

/** How a request is paid. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The name of each way to pay. */
export const PAYMENT_METHOD_LABEL: Readonly<Record<PaymentMethod, string>> = {
  card: 'Карта',
  invoice: 'Счёт',
};
