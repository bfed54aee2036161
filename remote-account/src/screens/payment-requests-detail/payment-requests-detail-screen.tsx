import { isOpenStatus, isPaidOnline } from '@cabinet/kernel/core/payments';
import { paths } from '@cabinet/kernel/paths';
import { useParams } from '@cabinet/kernel/router';
import { ArrowLeftIcon, Flex, Link, PageHeader, Skeleton, Stack } from '@cabinet/kernel/ui';
import { type PaymentRequestDetail, usePaymentRequest } from '@cabinet/payments';
import { RequestFailure } from '../../components/request-failure.tsx';
import { RequestActions } from './request-actions.tsx';
import { RequestSections } from './request-sections.tsx';

const REFRESH_MS = 10_000;

/** An open request at a provider may be paid at any moment; an invoice waits for a person. */
function refreshInterval(request: PaymentRequestDetail | undefined): number {
  return request && isOpenStatus(request.status) && isPaidOnline(request.method) ? REFRESH_MS : 0;
}

const BACK = (
  <Link to={paths.paymentRequests.to()} alignSelf="flex-start">
    <ArrowLeftIcon /> Мои заявки
  </Link>
);

export function Screen() {
  const { requestId = '' } = useParams();
  const { data, error, mutate } = usePaymentRequest(requestId, { refreshInterval });
  return (
    <>
      <PageHeader
        back={BACK}
        title={data === undefined ? 'Заявка' : `Заявка ${data.number}`}
        actions={data && <RequestActions request={data} />}
      />
      {data !== undefined && <RequestSections request={data} />}
      {data === undefined && error !== undefined && (
        <RequestFailure title="Не удалось открыть заявку" error={error} onRetry={() => void mutate()} />
      )}
      {data === undefined && error === undefined && (
        <Stack gap="6" aria-busy>
          <Flex gap="6" wrap="wrap">
            <Skeleton height="16rem" flex="2 1 20rem" />
            <Skeleton height="16rem" flex="3 1 24rem" />
          </Flex>
        </Stack>
      )}
    </>
  );
}
