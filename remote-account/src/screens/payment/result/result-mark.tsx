import { isPaidOnline } from '@cabinet/kernel/core/payments';
import { Box, Spinner } from '@cabinet/kernel/ui';
import type { PaymentRequestDetail } from '@cabinet/payments';
import { resultLook } from './result-look.ts';

type Request = Pick<PaymentRequestDetail, 'status' | 'method'>;

export function ResultMark({ request }: { readonly request: Request }) {
  const { palette, Icon } = resultLook(request);
  const isWorking = request.status === 'processing' && isPaidOnline(request.method);
  return (
    <Box
      colorPalette={palette}
      layerStyle="fill.muted"
      boxSize="16"
      borderRadius="full"
      display="flex"
      alignItems="center"
      justifyContent="center"
    >
      {isWorking ? <Spinner size="md" aria-hidden /> : <Icon boxSize="8" strokeWidth="2" />}
    </Box>
  );
}
