import { startSession } from '@cabinet/kernel/session';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings a page to life that came drawn in the HTML. React adopts the elements as they are, with what was typed, the
 * caret and the focus; then it replays what was pressed before.
 *
 * The session starts behind that: its answer could change the page, and React would find something other than what was
 * drawn.
 *
 * @param draw Makes the page; it calls `onAlive` when React has it.
 */
export function takeOver(container: HTMLElement, draw: (onAlive: () => void) => ReactNode): void {
  const presses = window.earlyPresses;

  function handleAlive() {
    presses?.end();
    for (const button of presses?.toggled ?? []) button.click();
    // After the form itself has taken over what was typed.
    setTimeout(() => {
      startSession();
      presses?.last?.click();
    });
  }
  // In a transition, so that it does not block a person who is typing.
  startTransition(() => {
    hydrateRoot(container, draw(handleAlive));
  });
}
