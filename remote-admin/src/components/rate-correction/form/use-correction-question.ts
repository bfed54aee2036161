import { useRef, useState } from 'react';
import type { CorrectionValues } from '../correction-values.ts';

/** A question that a form waits for before it saves. */
export function useCorrectionQuestion() {
  const [asked, setAsked] = useState<CorrectionValues | null>(null);
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<((isAllowed: boolean) => void) | null>(null);
  return {
    asked,
    isOpen,
    /** Whether to save, as the person answers. */
    allows(values: CorrectionValues): Promise<boolean> {
      setAsked(values);
      setOpen(true);
      return new Promise((resolve) => {
        waiting.current = resolve;
      });
    },
    answer(isAllowed: boolean): void {
      setOpen(false);
      waiting.current?.(isAllowed);
      waiting.current = null;
    },
  };
}
