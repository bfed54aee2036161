import { Banner, Flex, Text } from '@cabinet/kernel/ui';
import { useInvoiceQr } from '../../api/invoice.ts';
import { QrCode } from '../qr-code.tsx';

/** The code of an invoice for a bank's program. */
export function InvoiceQr({ requestId }: { readonly requestId: string }) {
  const { data, error, isValidating, mutate } = useInvoiceQr(requestId);
  if (error !== undefined && data === undefined)
    return (
      <Banner tone="warning" onRetry={() => void mutate()} isRetrying={isValidating}>
        QR-код не загрузился. Он есть и в PDF.
      </Banner>
    );
  return (
    <Flex gap="4" align="center" wrap="wrap">
      <QrCode label="QR-код для оплаты счёта" code={data} />
      <Text flex="1 1 12rem" color="fg.muted" textStyle="sm">
        Наведите камеру в приложении банка: реквизиты, сумма и назначение заполнятся сами.
      </Text>
    </Flex>
  );
}
