import { isOpenStatus, isPaidOnline } from '@cabinet/kernel/core/payments';
import { useParams } from '@cabinet/kernel/router';
import { BackLink, DetailScreen, Flex, PageHeader, Skeleton } from '@cabinet/kernel/ui';
import { type PaymentRequestDetail, usePaymentRequest } from '@cabinet/payments';
import { REQUEST_MISSING } from '../../components/request-missing.tsx';
import { paths } from '../../paths.ts';
import { RequestActions } from './request-actions.tsx';
import { RequestSections } from './request-sections.tsx';

const REFRESH_MS = 10_000;

/** An open request at a provider may be paid at any moment; an invoice waits for a person. */
function refreshInterval(request: PaymentRequestDetail | undefined): number {
  return request && isOpenStatus(request.status) && isPaidOnline(request.method) ? REFRESH_MS : 0;
}

const BACK = <BackLink to={paths.paymentRequests.to()}>Мои заявки</BackLink>;

const SKELETON = (
  <Flex gap="6" wrap="wrap">
    <Skeleton height="16rem" flex="2 1 20rem" />
    <Skeleton height="16rem" flex="3 1 24rem" />
  </Flex>
);

export function Screen() {
  const { requestId = '' } = useParams();
  const query = usePaymentRequest(requestId, { refreshInterval });
  const { data } = query;
  return (
    <>
      <PageHeader
        back={BACK}
        title={data === undefined ? 'Заявка' : `Заявка ${data.number}`}
        actions={data && <RequestActions request={data} />}
      />
      <DetailScreen
        query={query}
        skeleton={SKELETON}
        missing={REQUEST_MISSING}
        failureTitle="Не удалось открыть заявку"
      >
        {(request) => <RequestSections request={request} />}
      </DetailScreen>
    </>
  );
}
