import type { PaymentRequest } from '@cabinet/payments';
import type { RequestDeed } from '../request-deeds.ts';
import { ConfirmRequest } from './confirm-request.tsx';
import { RefundRequest } from './refund-request.tsx';
import { RejectRequest } from './reject-request.tsx';

interface RequestDialogProps {
  readonly deed: RequestDeed;
  readonly request: PaymentRequest;
  readonly onClose: () => void;
}

const DIALOGS = { confirm: ConfirmRequest, reject: RejectRequest, refund: RefundRequest } as const;

/** One request, one decision. */
export default function RequestDialog({ deed, ...props }: RequestDialogProps) {
  const Decision = DIALOGS[deed];
  return <Decision {...props} />;
}
