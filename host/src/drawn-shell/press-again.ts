import { SHELL_BUTTONS } from './drawn-names.ts';

/** Presses the button that was pressed on the drawn shell, now that React is there; one that the person has not is forgotten. */
export function pressAgain(root: Element): void {
  const pressed = window.earlyPress;
  delete window.earlyPress;
  if (pressed === undefined) return;
  const find = () =>
    [...root.querySelectorAll<HTMLButtonElement>(SHELL_BUTTONS)].find(
      ({ className }) => className === pressed,
    );
  // React has committed the page, but its effects have not run.
  setTimeout(() => find()?.click());
}
