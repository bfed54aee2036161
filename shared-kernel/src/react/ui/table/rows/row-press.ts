import type { MouseEvent } from 'react';

const CONTROLS = 'a, button, input, label, select, textarea';

/**
 * Hands a press anywhere in a row on to the control that opens it, with the keys that open a link in a new tab. It
 * ignores a press on another control, a press that marks text, and one that came through a portal.
 */
export function pressOpener(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (target.closest(CONTROLS) !== null || (window.getSelection()?.toString() ?? '') !== '') return;
  target
    .closest('[data-row]')
    ?.querySelector('[data-walk=open]')
    ?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
}
