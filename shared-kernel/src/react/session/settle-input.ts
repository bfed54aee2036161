import type { CabinetStore } from '../store/cabinet-store.ts';
import { hasUnsavedInput, onUnsavedInput } from '../store/unsaved-input.ts';
import { sessionEventAtom } from './session-atoms.ts';

/** Lets a lost right go once nothing is typed any more. */
export function settleInput(store: CabinetStore): () => void {
  return onUnsavedInput(() => {
    // Behind the render: a form that is drawn anew says within it that it goes, and that it is there again.
    queueMicrotask(() => {
      if (!hasUnsavedInput()) store.set(sessionEventAtom, { type: 'inputSettled' });
    });
  });
}
