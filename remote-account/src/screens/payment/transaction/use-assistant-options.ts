import { useAtomValue } from '@cabinet/kernel/state';
import { useMemo } from 'react';
import { paymentAtom } from '../../../lib/payment-state.ts';
import type { AssistantOptions } from './assistant-widget.ts';

/** What the provider's widget is opened with; the same object while the payment is the same. */
export function useAssistantOptions(requestId: string): AssistantOptions | null {
  const { form, result, mntId, testMode, signature } = useAtomValue(paymentAtom);
  const amount = result?.amount;
  return useMemo(
    () =>
      form === null || amount === undefined
        ? null
        : {
            account: mntId,
            amount: form.fields.MNT_AMOUNT ?? amount,
            transactionId: requestId,
            testMode,
            signature,
            subscriberId: form.fields.MNT_SUBSCRIBER_ID,
            description: form.fields.MNT_DESCRIPTION,
          },
    [form, amount, mntId, requestId, testMode, signature],
  );
}
