import type { PaymentRequest } from '@cabinet/payments';

/** What every decision about a request takes. */
export interface DecisionProps {
  readonly request: PaymentRequest;
  readonly onClose: () => void;
}
