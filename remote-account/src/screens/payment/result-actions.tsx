import { offeredPathsAtom, paths } from '@cabinet/kernel/paths';
import { useAtomValue } from '@cabinet/kernel/state';
import { Button, ButtonLink, DownloadIcon, Flex, RefreshIcon } from '@cabinet/kernel/ui';
import type { PaymentRequestDetail } from '@cabinet/payments';
import { downloadInvoice } from '../../api/payment-requests.ts';
import { CancelRequestButton } from '../../components/cancel-request-button.tsx';
import { usePayRequest } from '../../lib/use-pay-request.ts';
import { useWork } from '../../lib/use-work.ts';
import type { PaymentCheck } from './use-check-payment.ts';

interface ResultActionsProps {
  readonly request: PaymentRequestDetail;
  readonly check: PaymentCheck;
}

function PayButton({
  request,
  isSecond,
}: {
  readonly request: PaymentRequestDetail;
  readonly isSecond: boolean;
}) {
  const { isPaying, payRequest } = usePayRequest();
  return (
    <Button variant={isSecond ? 'outline' : 'solid'} busy={isPaying} onClick={() => void payRequest(request)}>
      {request.actions.pay ? 'Продолжить оплату' : 'Попробовать ещё раз'}
    </Button>
  );
}

function CheckButton({ check, isSecond }: { readonly check: PaymentCheck; readonly isSecond: boolean }) {
  return (
    <Button
      variant={isSecond ? 'outline' : 'solid'}
      busy={check.isChecking}
      onClick={() => void check.check()}
    >
      <RefreshIcon /> Проверить оплату
    </Button>
  );
}

/** Where to go when nothing is left to do. */
function WaysOn() {
  const offered = useAtomValue(offeredPathsAtom);
  return (
    <>
      <ButtonLink to={paths.home.to()}>На главную</ButtonLink>
      {offered.includes(paths.finances.pattern) && (
        <ButtonLink to={paths.finances.to()} variant="outline">
          Мои транзакции
        </ButtonLink>
      )}
      <ButtonLink to={paths.payment.to()} variant="ghost">
        Пополнить ещё
      </ButtonLink>
    </>
  );
}

/** What a person may do about the result. */
export function ResultActions({ request, check }: ResultActionsProps) {
  const { actions } = request;
  const invoice = useWork();
  const hasPayButton = actions.pay || actions.payAgain;
  // Somebody who has just paid must not be led to pay again.
  const isCheckFirst = actions.check && request.status === 'processing';
  return (
    <Flex gap="3" wrap="wrap" justify="center">
      {actions.invoice && (
        <Button busy={invoice.isBusy} onClick={() => void invoice.run(() => downloadInvoice(request))}>
          <DownloadIcon /> Скачать счёт
        </Button>
      )}
      {isCheckFirst && <CheckButton check={check} isSecond={false} />}
      {hasPayButton && <PayButton request={request} isSecond={isCheckFirst || actions.invoice} />}
      {actions.check && !isCheckFirst && <CheckButton check={check} isSecond />}
      {actions.payAgain && (
        <ButtonLink to={paths.payment.to()} variant="ghost">
          Другая сумма или способ
        </ButtonLink>
      )}
      {!hasPayButton && !actions.invoice && <WaysOn />}
      {actions.cancel && <CancelRequestButton request={request} variant="ghost" />}
    </Flex>
  );
}
