import { isOpenStatus } from '@cabinet/kernel/core/payments';
import { paths } from '@cabinet/kernel/paths';
import { useParams } from '@cabinet/kernel/router';
import {
  ArrowLeftIcon,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Link,
  PageHeader,
  Skeleton,
} from '@cabinet/kernel/ui';
import { type PaymentRequestDetail, usePaymentRequest } from '@cabinet/payments';
import { isUnknown } from '../../lib/is-unknown.ts';
import { RequestActions } from './request-actions.tsx';
import { RequestSections } from './request-sections.tsx';

const REFRESH_MS = 10_000;

/** Of an open request the provider or another clerk may decide at any moment. */
function refreshInterval(request: PaymentRequestDetail | undefined): number {
  return request !== undefined && isOpenStatus(request.status) ? REFRESH_MS : 0;
}

const BACK = (
  <Link to={paths.adminPaymentRequests.to()} alignSelf="flex-start">
    <ArrowLeftIcon /> Все заявки
  </Link>
);

const MISSING = (
  <EmptyState
    title="Заявка не найдена"
    description="Возможно, в ссылке ошибка."
    action={<ButtonLink to={paths.adminPaymentRequests.to()}>Все заявки</ButtonLink>}
  />
);

export function Screen() {
  const { requestId = '' } = useParams();
  const { data, error, mutate } = usePaymentRequest(requestId, { refreshInterval });
  const isFailed = data === undefined && error !== undefined;
  return (
    <>
      <PageHeader
        back={BACK}
        title={data === undefined ? 'Заявка' : `Заявка ${data.number}`}
        actions={data && <RequestActions request={data} />}
      />
      {data !== undefined && <RequestSections request={data} />}
      {isFailed && (
        <Card p="0">
          {isUnknown(error) ? (
            MISSING
          ) : (
            <ErrorState title="Не удалось открыть заявку" error={error} onRetry={() => void mutate()} />
          )}
        </Card>
      )}
      {data === undefined && !isFailed && <Skeleton height="20rem" aria-busy />}
    </>
  );
}
