import type { PaymentRequestStatus } from '@cabinet/kernel/core/payments';
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon, type Icon, RefreshIcon } from '@cabinet/kernel/ui';
import type { PaymentRequestDetail } from '@cabinet/payments';
import { BanIcon, HourglassIcon, ReturnIcon } from '../../../lib/payment-icons.ts';
import { METHOD_WORDS } from '../../../lib/payment-methods.tsx';

/** How the step of paying ended, as the bar of steps shows it. */
export type StepOutcome = 'done' | 'failed' | 'ended' | 'open';

interface ResultLook {
  readonly outcome: StepOutcome;
  readonly palette: string;
  readonly Icon: Icon;
}

const LOOKS: Readonly<Record<PaymentRequestStatus, ResultLook>> = {
  paid: { outcome: 'done', palette: 'green', Icon: CheckIcon },
  processing: { outcome: 'open', palette: 'blue', Icon: RefreshIcon },
  pending: { outcome: 'open', palette: 'orange', Icon: ClockIcon },
  failed: { outcome: 'failed', palette: 'red', Icon: CloseIcon },
  rejected: { outcome: 'failed', palette: 'red', Icon: AlertIcon },
  expired: { outcome: 'failed', palette: 'orange', Icon: HourglassIcon },
  cancelled: { outcome: 'ended', palette: 'gray', Icon: BanIcon },
  refunded: { outcome: 'done', palette: 'blue', Icon: ReturnIcon },
};

/** The sign and the colour of a result: each state has its own. */
export function resultLook({ status, method }: Pick<PaymentRequestDetail, 'status' | 'method'>): ResultLook {
  const look = LOOKS[status];
  return look.outcome === 'open' ? { ...look, ...METHOD_WORDS[method].awaited } : look;
}
