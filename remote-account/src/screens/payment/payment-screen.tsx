import { isOpenStatus } from '@cabinet/kernel/core/payments';
import { useAtomValue } from '@cabinet/kernel/state';
import { PageHeader } from '@cabinet/kernel/ui';
import { paymentAtom } from '../../lib/payment-state.ts';
import { FormStep } from './form/form-step.tsx';
import { resultLook } from './result/result-look.ts';
import { ResultStep } from './result/result-step.tsx';
import { StepsBar } from './steps-bar.tsx';
import { ResumeStep } from './transaction/resume-step.tsx';
import { TransactionStep } from './transaction/transaction-step.tsx';
import { usePaymentView } from './use-payment-view.ts';

export function Screen() {
  const { step, requestId, isReturned } = usePaymentView();
  const { result } = useAtomValue(paymentAtom);
  const known = result?.id === requestId ? result : null;
  const hasResult = step === 'result' && known !== null && !isOpenStatus(known.status);
  return (
    <>
      <PageHeader title="Пополнение счёта" />
      <StepsBar
        step={step === 'form' ? 'form' : hasResult ? 'result' : 'transaction'}
        outcome={step === 'result' && known !== null ? resultLook(known).outcome : null}
      />
      {requestId === null && <FormStep />}
      {requestId !== null && step === 'resume' && <ResumeStep key={requestId} requestId={requestId} />}
      {requestId !== null && step === 'transaction' && (
        <TransactionStep key={requestId} requestId={requestId} />
      )}
      {requestId !== null && step === 'result' && (
        <ResultStep key={requestId} requestId={requestId} isReturned={isReturned} />
      )}
    </>
  );
}
