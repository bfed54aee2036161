import { useAtomValue } from '@cabinet/kernel/state';
import { PageHeader } from '@cabinet/kernel/ui';
import { paymentAtom } from '../../lib/payment-state.ts';
import { FormStep } from './form/form-step.tsx';
import { resultLook } from './result/result-look.ts';
import { ResultStep } from './result/result-step.tsx';
import { StepsBar } from './steps-bar.tsx';
import { TransactionStep } from './transaction/transaction-step.tsx';
import { usePaymentView } from './use-payment-view.ts';

export function Screen() {
  const { step, requestId, isReturned } = usePaymentView();
  const { result } = useAtomValue(paymentAtom);
  const outcome = result?.id === requestId && result !== null ? resultLook(result).outcome : 'open';
  return (
    <>
      <PageHeader title="Пополнение счёта" />
      <StepsBar step={step} outcome={outcome} />
      {requestId === null && <FormStep />}
      {requestId !== null && step === 'transaction' && (
        <TransactionStep key={requestId} requestId={requestId} />
      )}
      {requestId !== null && step === 'result' && (
        <ResultStep key={requestId} requestId={requestId} isReturned={isReturned} />
      )}
    </>
  );
}
