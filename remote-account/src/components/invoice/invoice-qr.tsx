import { Banner, Box, Flex, Skeleton, Text } from '@cabinet/kernel/ui';
import { useInvoiceQr } from '../../api/invoice.ts';

const SIDE = '11rem';
const LABEL = 'QR-код для оплаты счёта';

/** The code of an invoice for a bank's program: dark on white in either theme, because many programs read no other one. */
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
      <Box boxSize={SIDE} flexShrink="0" bg="white" borderWidth="1px" borderRadius="l2" overflow="hidden">
        {data === undefined ? (
          <Skeleton boxSize="full" aria-label="Загрузка" />
        ) : (
          <svg
            role="img"
            aria-label={LABEL}
            viewBox={`0 0 ${data.size} ${data.size}`}
            shapeRendering="crispEdges"
          >
            <path fill="#000" d={data.path} />
          </svg>
        )}
      </Box>
      <Text flex="1 1 12rem" color="fg.muted" textStyle="sm">
        Наведите камеру в приложении банка: реквизиты, сумма и назначение заполнятся сами.
      </Text>
    </Flex>
  );
}
