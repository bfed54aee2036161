import { useCallback, useRef, useState } from 'react';
import { checkPaymentRequest } from '../../../api/payment-requests.ts';

export interface PaymentCheck {
  readonly isChecking: boolean;
  readonly error: unknown;
  /** When the last answer came. */
  readonly checkedAt: string | null;
  check(): Promise<void>;
}

/** «Проверить оплату»: one question at a time. */
export function useCheckPayment(id: string): PaymentCheck {
  const [state, setState] = useState<Omit<PaymentCheck, 'check'>>({
    isChecking: false,
    error: null,
    checkedAt: null,
  });
  const isBusy = useRef(false);

  const check = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState((now) => ({ ...now, isChecking: true }));
    try {
      await checkPaymentRequest({ id });
      setState({ isChecking: false, error: null, checkedAt: new Date().toISOString() });
    } catch (error) {
      setState({ isChecking: false, error, checkedAt: null });
    } finally {
      isBusy.current = false;
    }
  }, [id]);

  return { ...state, check };
}
