import { Card, ErrorState, Skeleton, Stack } from '@cabinet/kernel/ui';
import { usePayers } from '@cabinet/payments';
import { usePaymentSettings } from '../../../api/payment.ts';
import { UnfinishedNotice, useUnfinishedPayment } from '../../../components/payment/unfinished-notice.tsx';
import { PaymentAside, PaymentLayout } from '../parts/payment-layout.tsx';
import { PaymentForm } from './payment-form.tsx';

function FormSkeleton() {
  return (
    <PaymentLayout role="status" aria-label="Загрузка">
      <Card>
        <Stack gap="3">
          <Skeleton height="5" width="20" />
          <Skeleton height="16" />
          <Skeleton height="10" />
          <Skeleton height="28" mt="5" />
        </Stack>
      </Card>
      <PaymentAside>
        <Card>
          <Skeleton height="13rem" />
        </Card>
        <Skeleton height="12" />
      </PaymentAside>
    </PaymentLayout>
  );
}

export function FormStep() {
  const settings = usePaymentSettings();
  const payers = usePayers();
  const unfinished = useUnfinishedPayment();
  const error = settings.error ?? payers.error;
  if (settings.data !== undefined && payers.data !== undefined && unfinished !== undefined) {
    return (
      <Stack gap="4">
        {unfinished !== null && <UnfinishedNotice request={unfinished} />}
        <PaymentForm settings={settings.data} payers={payers.data} />
      </Stack>
    );
  }
  if (error !== undefined) {
    const retry = () => void Promise.all([settings.mutate(), payers.mutate()]);
    return (
      <Card p="0">
        <ErrorState error={error} onRetry={retry} />
      </Card>
    );
  }
  return <FormSkeleton />;
}
