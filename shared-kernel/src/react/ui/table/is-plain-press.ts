import type { MouseEvent } from 'react';

/** Whether a press was meant for the row: not for a control inside it, not to mark text, not through a portal. */
export function isPlainPress(event: MouseEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest('a, button, input, label, select, textarea') !== null) return false;
  return (window.getSelection()?.toString() ?? '') === '';
}
