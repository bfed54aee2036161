import { useEffect } from 'react';

/** Says whenever a form begins to hold what is not saved, and when it no longer does. */
export function useTellUnsaved(
  isUnsaved: boolean,
  onUnsaved: ((isUnsaved: boolean) => void) | undefined,
): void {
  useEffect(
    function tell() {
      onUnsaved?.(isUnsaved);
    },
    [isUnsaved, onUnsaved],
  );
}
