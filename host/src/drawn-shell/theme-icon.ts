import { shapesOf } from './templates.ts';

/** The toggle shows what a press brings, as `ThemeToggle` does. */
export function showTheme(shell: Element): void {
  const name = document.documentElement.classList.contains('dark') ? 'sun' : 'moon';
  shell.querySelector('[data-theme-toggle] svg')?.replaceChildren(...shapesOf(name, name));
}
