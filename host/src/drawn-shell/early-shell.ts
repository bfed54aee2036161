import { peekEarlyUser } from '@cabinet/kernel/session';
import { unfoldPreloads } from '../page/unfold-preloads.ts';
import { SHELL_BUTTONS } from './drawn-names.ts';
import { fillShell } from './fill-shell.ts';
import { stampShell } from './stamp-shell.ts';

declare global {
  interface Window {
    /** Class of the button of the drawn shell that was pressed last, for React to press again. */
    earlyPress?: string;
  }
}

/*
 * Inline script behind `#root` of a page for somebody with a session: the shell is there with the first paint, the person
 * in it as soon as `users/me` answers. A link of it leads where it says; a button waits for React.
 */
const root = document.getElementById('root');
const shell = root && stampShell(root);

async function fillWhenKnown(drawn: Element): Promise<void> {
  const current = await peekEarlyUser();
  if (current !== null && drawn.isConnected) fillShell(drawn, current);
}

if (shell) {
  // Behind the first paint, which they would delay.
  requestAnimationFrame(() => setTimeout(() => unfoldPreloads('shell-preloads')));
  shell.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(SHELL_BUTTONS) : null;
    if (button) window.earlyPress = button.className;
  });
  // A page that cannot be filled stays as it was drawn until React tells why.
  fillWhenKnown(shell).catch((error: unknown) => console.warn('The drawn shell is not filled.', error));
}
