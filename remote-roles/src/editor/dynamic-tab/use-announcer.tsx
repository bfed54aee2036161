import { VisuallyHidden } from '@cabinet/kernel/ui';
import { type ReactElement, useCallback, useState } from 'react';

/** Says to a screen reader what has happened; the same text twice is said twice. */
export function useAnnouncer(): {
  readonly announce: (text: string) => void;
  readonly region: ReactElement;
} {
  const [said, setSaid] = useState('');
  const announce = useCallback(
    (text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)),
    [],
  );
  return { announce, region: <VisuallyHidden role="status">{said}</VisuallyHidden> };
}
