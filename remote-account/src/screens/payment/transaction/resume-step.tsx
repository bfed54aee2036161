import { isOpenStatus } from '@cabinet/kernel/core/payments';
import { ApiError } from '@cabinet/kernel/http';
import { apiErrorText } from '@cabinet/kernel/notify';
import { useSetAtom } from '@cabinet/kernel/state';
import {
  ButtonLink,
  Card,
  DetailScreen,
  EmptyState,
  ErrorState,
  Flex,
  ReceiptIcon,
  Skeleton,
} from '@cabinet/kernel/ui';
import { type PaymentRequestDetail, usePaymentRequest } from '@cabinet/payments';
import { useEffect } from 'react';
import { usePaymentForm, usePaymentSettings } from '../../../api/payment.ts';
import { CancelRequestButton } from '../../../components/cancel-request-button.tsx';
import { REQUEST_MISSING } from '../../../components/request-missing.tsx';
import { resumePaymentAtom, showResultAtom } from '../../../lib/payment-state.ts';
import { paths } from '../../../paths.ts';

/** It may be paid in another tab while the person looks at what the server has refused. */
const REFRESH_MS = 5_000;

const SKELETON = <Skeleton height="28rem" width="full" maxW="32.5rem" mx="auto" aria-label="Загрузка" />;

/** Somebody who has left the group or the company meanwhile may not pay into its account any more. */
function Refused({ request, error }: { readonly request: PaymentRequestDetail; readonly error: unknown }) {
  return (
    <Card width="full" maxW="32.5rem" mx="auto">
      <EmptyState
        icon={<ReceiptIcon />}
        title="Эту оплату нельзя продолжить"
        description={apiErrorText(error).message}
        action={
          <Flex gap="3" wrap="wrap" justify="center">
            <ButtonLink to={paths.payment.to()}>Новое пополнение</ButtonLink>
            {request.actions.cancel && <CancelRequestButton request={request} variant="outline" />}
          </Flex>
        }
      />
    </Card>
  );
}

/** Goes on with an open request, and shows what became of any other one. */
function Resumed({ request }: { readonly request: PaymentRequestDetail }) {
  const { id } = request;
  const isPayable = request.actions.pay && isOpenStatus(request.status);
  const { data, error, isValidating, mutate } = usePaymentForm(isPayable ? id : null);
  const resume = useSetAtom(resumePaymentAtom);
  const showResult = useSetAtom(showResultAtom);
  const settings = usePaymentSettings();
  // They say what else stands on the step, so that nothing moves once it is there.
  const areSettingsKnown = settings.data !== undefined || settings.error !== undefined;
  const isAnswered = data !== undefined && !isValidating && areSettingsKnown;

  useEffect(
    function goOn() {
      if (!isPayable) showResult(request);
      else if (isAnswered) resume(data);
    },
    [isPayable, isAnswered, data, request, resume, showResult],
  );

  if (error === undefined || isValidating) return SKELETON;
  if (error instanceof ApiError && error.code === 'RES.003')
    return <Refused request={request} error={error} />;
  return (
    <Card p="0" width="full" maxW="32.5rem" mx="auto">
      <ErrorState error={error} onRetry={() => void mutate()} />
    </Card>
  );
}

/**
 * A request that the address names and this tab knows nothing of: after a reload, from a list, in another tab. The address
 * is not trusted: the server says whose the request is, whether it is still to be paid, and how.
 */
export function ResumeStep({ requestId }: { readonly requestId: string }) {
  return (
    <DetailScreen
      query={usePaymentRequest(requestId, { refreshInterval: REFRESH_MS })}
      skeleton={SKELETON}
      missing={REQUEST_MISSING}
      failureTitle="Не удалось узнать об оплате"
    >
      {(request) => <Resumed request={request} />}
    </DetailScreen>
  );
}
