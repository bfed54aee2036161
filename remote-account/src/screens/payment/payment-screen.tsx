import { PageHeader } from '@cabinet/kernel/ui';
import { FormStep } from './form-step.tsx';
import { ResultStep } from './result-step.tsx';
import { StepsBar } from './steps-bar.tsx';
import { TransactionStep } from './transaction-step.tsx';
import { usePaymentView } from './use-payment-view.ts';

export function Screen() {
  const { step, requestId, isReturned } = usePaymentView();
  return (
    <>
      <PageHeader title="Пополнение счёта" />
      <StepsBar step={step} />
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
