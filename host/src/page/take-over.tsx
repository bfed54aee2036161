import { startSession } from '@cabinet/kernel/session';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings a page to life that came drawn in the HTML. React adopts the elements as they are, with what was typed, the
 * caret and the focus; then it hears of what was pressed before.
 *
 * The session starts behind that: its answer could change the page, and React would meet another one than was drawn.
 *
 * @param draw Makes the page; it calls `onAlive` when React has it.
 */
export function takeOver(container: HTMLElement, draw: (onAlive: () => void) => ReactNode): void {
  const presses = window.earlyPresses;

  function handleAlive() {
    presses?.end();
    for (const button of presses?.toggled ?? []) button.click();
    // Behind the form's own taking-up of what was typed.
    setTimeout(() => {
      startSession();
      presses?.last?.click();
    });
  }
  // In a transition, so that a person who types meanwhile is not held up.
  startTransition(() => {
    hydrateRoot(container, draw(handleAlive));
  });
}
