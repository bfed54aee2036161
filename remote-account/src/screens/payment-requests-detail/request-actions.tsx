import { REQUEST_STATUS_LABEL } from '@cabinet/kernel/core/payments';
import { notify } from '@cabinet/kernel/notify';
import { Button, ButtonLink, DownloadIcon, Flex, RefreshIcon } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { downloadInvoice, type PaymentRequestDetail } from '@cabinet/payments';
import { checkPaymentRequest } from '../../api/payment-requests.ts';
import { CancelRequestButton } from '../../components/cancel-request-button.tsx';
import { usePayRequest } from '../../lib/use-pay-request.ts';
import { useSettledPayment } from '../../lib/use-settled-payment.ts';
import { useWork } from '../../lib/use-work.ts';
import { paths } from '../../paths.ts';

/** What the person may do with the request now, as the server says. */
export function RequestActions({ request }: { readonly request: PaymentRequestDetail }) {
  const { actions } = request;
  const checking = useWork();
  const invoice = useWork();
  const { isPaying, payRequest } = usePayRequest();
  useSettledPayment(request);

  async function check() {
    const { status } = await checkPaymentRequest(request);
    notify.info(`Состояние заявки: ${REQUEST_STATUS_LABEL[status].toLowerCase()}`);
  }

  return (
    <Flex gap="2" wrap="wrap">
      {actions.pay && (
        <ButtonLink to={paths.payment.to({ request: request.id })}>
          <span>
            Оплатить <MoneyText value={request.amount} />
          </span>
        </ButtonLink>
      )}
      {actions.payAgain && (
        <Button busy={isPaying} onClick={() => void payRequest(request)}>
          Оплатить снова
        </Button>
      )}
      {actions.invoice && (
        <Button
          variant={actions.payAgain ? 'outline' : 'solid'}
          busy={invoice.isBusy}
          onClick={() => void invoice.run(() => downloadInvoice(request))}
        >
          <DownloadIcon /> Счёт на оплату в PDF
        </Button>
      )}
      {actions.check && (
        <Button variant="outline" busy={checking.isBusy} onClick={() => void checking.run(check)}>
          <RefreshIcon /> Проверить оплату
        </Button>
      )}
      {actions.cancel && <CancelRequestButton request={request} variant="outline" />}
    </Flex>
  );
}
