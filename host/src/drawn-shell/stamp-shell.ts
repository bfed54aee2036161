import { chatUrl, UNKNOWN_CHAT_URL } from '@cabinet/kernel/paths';
import { reserveBottomBarRoom } from '../shell/bottom-bar-room.ts';
import { isNarrowPage } from '../shell/narrow-page.ts';
import { shortcutLabel } from '../shell/palette/shortcut.ts';
import { readStoredSidebar } from '../shell/stored-sidebar.ts';
import { DRAWN, type Frame } from './drawn-names.ts';
import { fill, fillText } from './fill.ts';
import { templateOf } from './templates.ts';
import { showTheme } from './theme-icon.ts';

function frameName(): Frame {
  if (isNarrowPage()) return 'phone';
  return readStoredSidebar() ? 'collapsed' : 'wide';
}

/** What this browser knows without asking anybody. */
function fillKnown(shell: Element): void {
  fillText(shell, 'shortcut', shortcutLabel());
  showTheme(shell);
  for (const more of shell.querySelectorAll('nav button')) fill(more, 'short-label', () => undefined);
  const chat = shell.querySelector(`a[href="${UNKNOWN_CHAT_URL}"]`);
  const address = chatUrl();
  if (address === '') chat?.remove();
  else chat?.setAttribute('href', address);
}

/**
 * Puts the shell that fits this browser and the shape of the screen into the page, before its first paint.
 *
 * For assistive technology the page begins with React: what is drawn here is replaced.
 *
 * @returns the element that holds it; `null` on a page that brings none.
 */
export function stampShell(root: Element): Element | null {
  const name = frameName();
  const frame = templateOf(name);
  const screen = templateOf('screen');
  if (frame === null || screen === null) return null;
  const shell = document.createElement('div');
  shell.setAttribute(DRAWN, '');
  shell.setAttribute('aria-hidden', 'true');
  shell.append(document.importNode(frame.content, true));
  shell.querySelector('main > *')?.append(document.importNode(screen.content, true));
  fillKnown(shell);
  const { title } = screen.dataset;
  if (title !== undefined) fillText(shell, 'heading', title);
  for (const part of shell.querySelectorAll('a, button')) part.setAttribute('tabindex', '-1');
  root.append(shell);
  if (name === 'phone') reserveBottomBarRoom();
  return shell;
}
