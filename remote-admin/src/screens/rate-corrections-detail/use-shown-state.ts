import { useCallback, useState } from 'react';
import type { CorrectionState } from '../../api/rate-corrections.ts';

/**
 * As what a correction is shown: with what was typed and not saved it stays what it was when that began, also where it
 * begins, ends or is withdrawn meanwhile.
 */
export function useShownState(state: CorrectionState) {
  const [kept, setKept] = useState<CorrectionState | null>(null);
  const tellUnsaved = useCallback(
    (isUnsaved: boolean) => setKept((before) => (isUnsaved ? (before ?? state) : null)),
    [state],
  );
  return { shown: kept ?? state, tellUnsaved, showPresent: () => setKept(null) };
}
