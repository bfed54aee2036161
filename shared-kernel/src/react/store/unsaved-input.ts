import { useEffect } from 'react';

const unsaved = new Set<object>();

/** Whether somewhere on the page something is typed or chosen that is not saved. */
export function hasUnsavedInput(): boolean {
  return unsaved.size > 0;
}

/**
 * Reports that the page holds something that the person would lose; `useForm` says it of every form. A session that
 * ends meanwhile asks to sign in again over the page instead of leaving it.
 */
export function useUnsavedInput(isUnsaved: boolean): void {
  useEffect(
    function tellUnsaved() {
      if (!isUnsaved) return;
      const input = {};
      unsaved.add(input);
      return () => void unsaved.delete(input);
    },
    [isUnsaved],
  );
}
