import { useAttemptKey } from '@cabinet/kernel/forms';
import { notifyApiError } from '@cabinet/kernel/notify';
import { useNavigate } from '@cabinet/kernel/router';
import { useAtomValue, useSetAtom } from '@cabinet/kernel/state';
import { paths } from '../paths.ts';
import { paymentAtom, payRequestAtom } from './payment-state.ts';

/** Takes a request to the transaction step: the same one while it is open, a new one for the same sum after its end. */
export function usePayRequest() {
  const { isLoading: isPaying } = useAtomValue(paymentAtom);
  const pay = useSetAtom(payRequestAtom);
  const navigate = useNavigate();
  const attempt = useAttemptKey();

  async function payRequest({ id }: { readonly id: string }) {
    try {
      const opened = await pay({ id }, attempt.keyOf({ id }));
      attempt.forget();
      void navigate(paths.payment.to({ request: opened.id }), { replace: opened.id === id });
    } catch (error) {
      notifyApiError(error);
    }
  }

  return { isPaying, payRequest };
}
