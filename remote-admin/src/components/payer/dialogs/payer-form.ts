import { useEffect } from 'react';
import type { AdminPayerDetail } from '../../../api/payers.ts';

/** What every form of an account's dialog takes. */
export interface PayerFormProps {
  readonly payer: AdminPayerDetail;
  readonly onClose: () => void;
  /** Told while something is on its way, so that the dialog stays. */
  readonly onLock: (isLocked: boolean) => void;
}

/** Keeps the dialog around a form while that is being sent. */
export function useLock(isSubmitting: boolean, onLock: (isLocked: boolean) => void): void {
  useEffect(
    function lockDialog() {
      onLock(isSubmitting);
    },
    [isSubmitting, onLock],
  );
}
