import { type RefObject, useEffect } from 'react';

/** Puts the focus on a control when it appears, so that a person can type at once; not away from where they type. */
export function useFocusOnMount(field: RefObject<HTMLInputElement | HTMLButtonElement | null>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once, when the field appears.
  useEffect(function focusField() {
    const isInUse = field.current?.form?.contains(document.activeElement) === true;
    if (!isInUse) field.current?.focus();
  }, []);
}
