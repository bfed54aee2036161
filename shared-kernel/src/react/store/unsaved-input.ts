import { useEffect, useSyncExternalStore } from 'react';

const unsaved = new Set<object>();
const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether something on the page is typed or chosen and not saved. */
export function hasUnsavedInput(): boolean {
  return unsaved.size > 0;
}

/** {@link hasUnsavedInput} for components. */
export const useHasUnsavedInput = (): boolean => useSyncExternalStore(subscribe, hasUnsavedInput);

/**
 * Reports that the page holds something that the person would lose. `useForm` does so for every form. A session that
 * ends meanwhile asks to sign in again over the page instead of leaving it.
 */
export function useUnsavedInput(isUnsaved: boolean): void {
  useEffect(
    function tellUnsaved() {
      if (!isUnsaved) return;
      const input = {};
      unsaved.add(input);
      tellListeners();
      return () => {
        unsaved.delete(input);
        tellListeners();
      };
    },
    [isUnsaved],
  );
}
