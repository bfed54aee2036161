import { useParams } from '@cabinet/kernel/router';
import { ErrorState, PageHeader, Skeleton, Stack } from '@cabinet/kernel/ui';
import { usePayer } from '../../api/payers.ts';
import { isUnknown } from '../../lib/is-unknown.ts';
import { BackToPayers, PayerNotFound } from './payer-not-found.tsx';
import { PayerView } from './payer-view.tsx';

function Loading() {
  return (
    <Stack gap="6" aria-busy>
      <Skeleton height="12rem" />
      <Skeleton height="24rem" />
    </Stack>
  );
}

export function Screen() {
  const { payerId = '' } = useParams();
  const { data, error, mutate } = usePayer(payerId);
  if (data !== undefined) return <PayerView key={payerId} payer={data} />;
  return (
    <>
      <PageHeader title="Платёжный аккаунт" back={<BackToPayers />} />
      {error === undefined ? (
        <Loading />
      ) : isUnknown(error) ? (
        <PayerNotFound />
      ) : (
        <ErrorState error={error} onRetry={() => void mutate()} />
      )}
    </>
  );
}
