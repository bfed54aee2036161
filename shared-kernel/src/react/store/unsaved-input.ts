import { useEffect, useSyncExternalStore } from 'react';

const unsaved = new Set<object>();
const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Runs `listener` when something on the page begins or ceases to be unsaved. */
export function onUnsavedInput(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether something on the page is typed or chosen and not saved. */
export function hasUnsavedInput(): boolean {
  return unsaved.size > 0;
}

/** {@link hasUnsavedInput} for components. */
export const useHasUnsavedInput = (): boolean => useSyncExternalStore(onUnsavedInput, hasUnsavedInput);

/**
 * Reports that the page holds something that the person would lose. `useForm` does so for every form. A session that
 * ends meanwhile asks to sign in again over the page instead of leaving it, and a right that is lost meanwhile takes
 * nothing off the page before it is saved or given up.
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
