import { isOpenStatus, isUnpaidStatus } from '@cabinet/kernel/core/payments';
import { offeredPathsAtom } from '@cabinet/kernel/paths';
import { useAtomValue } from '@cabinet/kernel/state';
import {
  Button,
  ButtonLink,
  type ButtonProps,
  DownloadIcon,
  Flex,
  RefreshIcon,
  Stack,
} from '@cabinet/kernel/ui';
import { downloadInvoice, type PaymentRequestDetail } from '@cabinet/payments';
import { CancelRequestButton } from '../../../components/cancel-request-button.tsx';
import { usePayRequest } from '../../../lib/use-pay-request.ts';
import { useWork } from '../../../lib/use-work.ts';
import { paths } from '../../../paths.ts';
import { ChatsLink } from './chats-link.tsx';
import type { PaymentCheck } from './use-check-payment.ts';

interface ResultActionsProps {
  readonly request: PaymentRequestDetail;
  readonly check: PaymentCheck;
}

type Look = Pick<ButtonProps, 'variant'>;

function PayButton({ request, variant }: Look & Pick<ResultActionsProps, 'request'>) {
  const { isPaying, payRequest } = usePayRequest();
  return (
    <Button size="lg" variant={variant} busy={isPaying} onClick={() => void payRequest(request)}>
      {request.actions.pay ? 'Продолжить оплату' : 'Попробовать ещё раз'}
    </Button>
  );
}

function CheckButton({ check, variant }: Look & Pick<ResultActionsProps, 'check'>) {
  return (
    <Button size="lg" variant={variant} busy={check.isChecking} onClick={() => void check.check()}>
      <RefreshIcon /> Проверить оплату
    </Button>
  );
}

function InvoiceButton({ request, variant }: Look & Pick<ResultActionsProps, 'request'>) {
  const { isBusy, run } = useWork();
  return (
    <Button
      size="lg"
      variant={variant}
      busy={isBusy}
      onClick={() => void run(() => downloadInvoice(request))}
    >
      <DownloadIcon /> Скачать счёт на оплату
    </Button>
  );
}

/** Where to go when nothing is left to do. */
function WaysOn() {
  const offered = useAtomValue(offeredPathsAtom);
  return (
    <>
      {offered.includes(paths.finances.pattern) && (
        <ButtonLink to={paths.finances.to()} variant="ghost">
          Мои транзакции
        </ButtonLink>
      )}
      <ButtonLink to={paths.payment.to()} variant="ghost">
        Пополнить ещё
      </ButtonLink>
    </>
  );
}

/** What a person may do about the result: the next step first and large, the other ways under it. */
export function ResultActions({ request, check }: ResultActionsProps) {
  const { status } = request;
  // Of a request that has ended the invoice is only kept: nobody is led to pay by it.
  const actions = { ...request.actions, invoice: request.actions.invoice && !isUnpaidStatus(status) };
  const isPaid = !isOpenStatus(status);
  const hasPayButton = actions.pay || actions.payAgain;
  const isOver = !hasPayButton && !(actions.invoice && !isPaid);
  // Somebody who has just paid must not be led to pay again.
  const isCheckFirst = actions.check && status === 'processing';
  return (
    <Stack gap="3" w="full">
      {isOver && <ChatsLink size="lg" />}
      {actions.invoice && <InvoiceButton request={request} variant={isPaid ? 'outline' : 'solid'} />}
      {isCheckFirst && <CheckButton check={check} variant="solid" />}
      {hasPayButton && (
        <PayButton request={request} variant={isCheckFirst || actions.invoice ? 'outline' : 'solid'} />
      )}
      {actions.check && !isCheckFirst && <CheckButton check={check} variant="outline" />}
      {actions.payAgain && (
        <ButtonLink to={paths.payment.to()} variant="outline" size="lg">
          Другая сумма или способ
        </ButtonLink>
      )}
      <Flex gap="1" wrap="wrap" justify="center">
        {isOver ? <WaysOn /> : <ChatsLink variant="ghost" />}
        {actions.cancel && <CancelRequestButton request={request} variant="ghost" />}
      </Flex>
    </Stack>
  );
}
