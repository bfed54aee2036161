import { isOpenStatus } from '@cabinet/kernel/core/payments';
import { useParams } from '@cabinet/kernel/router';
import { BackLink, ButtonLink, DetailScreen, PageHeader, Skeleton } from '@cabinet/kernel/ui';
import { type PaymentRequestDetail, usePaymentRequest } from '@cabinet/payments';
import { paths } from '../../paths.ts';
import { RequestActions } from './request-actions.tsx';
import { RequestSections } from './request-sections.tsx';

const REFRESH_MS = 10_000;

/** Of an open request the provider or another clerk may decide at any moment. */
function refreshInterval(request: PaymentRequestDetail | undefined): number {
  return request !== undefined && isOpenStatus(request.status) ? REFRESH_MS : 0;
}

const BACK = <BackLink to={paths.adminPaymentRequests.to()}>Все заявки</BackLink>;

const MISSING = {
  title: 'Заявка не найдена',
  description: 'Возможно, в ссылке ошибка.',
  action: <ButtonLink to={paths.adminPaymentRequests.to()}>Все заявки</ButtonLink>,
};

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
        skeleton={<Skeleton height="20rem" />}
        missing={MISSING}
        failureTitle="Не удалось открыть заявку"
      >
        {(request) => <RequestSections request={request} />}
      </DetailScreen>
    </>
  );
}
