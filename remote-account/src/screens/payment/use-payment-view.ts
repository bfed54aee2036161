import { useSearchParams } from '@cabinet/kernel/router';
import { useAtomValue, useSetAtom } from '@cabinet/kernel/state';
import { useEffect } from 'react';
import {
  leavePaymentAtom,
  type PaymentStep,
  paymentAtom,
  resetPaymentAtom,
} from '../../lib/payment-state.ts';

interface PaymentView {
  /** `resume`: the address names a request of which this tab knows nothing yet. */
  readonly step: PaymentStep | 'resume';
  /** The request that the address names. */
  readonly requestId: string | null;
  /** The provider has just sent the person back. */
  readonly isReturned: boolean;
}

/** Which step is shown: the address names the request, so that a reload and a closed tab lose nothing. */
export function usePaymentView(): PaymentView {
  const [search] = useSearchParams();
  const requestId = search.get('request');
  const isReturned = search.has('result');
  const { step, transactionId } = useAtomValue(paymentAtom);
  const leave = useSetAtom(leavePaymentAtom);
  const reset = useSetAtom(resetPaymentAtom);

  useEffect(
    function backToForm() {
      if (requestId === null) leave();
    },
    [requestId, leave],
  );
  useEffect(
    function forgetOnLeave() {
      return () => reset();
    },
    [reset],
  );

  if (requestId === null) return { step: 'form', requestId, isReturned };
  if (isReturned) return { step: 'result', requestId, isReturned };
  return { step: transactionId === requestId && step !== 'form' ? step : 'resume', requestId, isReturned };
}
