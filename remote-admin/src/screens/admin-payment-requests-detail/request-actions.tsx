import { REQUEST_STATUS_LABEL } from '@cabinet/kernel/core/payments';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Button, DownloadIcon, Flex, RefreshIcon } from '@cabinet/kernel/ui';
import { downloadInvoice, type PaymentRequestDetail } from '@cabinet/payments';
import { useState } from 'react';
import { checkRequest } from '../../api/payment-requests.ts';
import { deedsOf } from '../../components/payment-request/request-deeds.ts';
import { useRequestDialog } from '../../components/payment-request/use-request-dialog.ts';

/** What this person may do with the request now, as the server says. */
export function RequestActions({ request }: { readonly request: PaymentRequestDetail }) {
  const [busy, setBusy] = useState<'check' | 'pdf' | null>(null);
  const dialog = useRequestDialog();

  async function run(what: 'check' | 'pdf', work: () => Promise<unknown>): Promise<void> {
    setBusy(what);
    notify.withdrawErrors();
    await work().catch(notifyApiError);
    setBusy(null);
  }
  async function check(): Promise<void> {
    const { said, status } = await checkRequest(request);
    notify.info(`${said}. Состояние заявки: ${REQUEST_STATUS_LABEL[status].toLowerCase()}`);
  }

  return (
    <Flex gap="2" wrap="wrap">
      {deedsOf(request).map(({ deed, label, isDestructive }) => (
        <Button
          key={deed}
          {...(isDestructive && { variant: 'outline', colorPalette: 'red' })}
          onClick={() => dialog.ask({ deed, request })}
        >
          {label}
        </Button>
      ))}
      {request.actions.check && (
        <Button variant="outline" busy={busy === 'check'} onClick={() => void run('check', check)}>
          <RefreshIcon /> Проверить у провайдера
        </Button>
      )}
      {request.actions.invoice && (
        <Button
          variant="outline"
          busy={busy === 'pdf'}
          onClick={() => void run('pdf', () => downloadInvoice(request))}
        >
          <DownloadIcon /> Счёт на оплату в PDF
        </Button>
      )}
      {dialog.element}
    </Flex>
  );
}
