import { expect, type Page } from '@playwright/test';

/** A window of 1280×1024 at 400 % (WCAG 1.4.10). */
export const ZOOMED_MOST = { width: 320, height: 256 };

/** Forth over the first elements of the page, then back over them and, from its end, over the last ones. */
const WALK = [...Array.from({ length: 8 }, () => 'Tab'), ...Array.from({ length: 16 }, () => 'Shift+Tab')];

/** What hides the focused element from sight; `null` where it can be seen (WCAG 2.4.11). */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const start = { x: Math.max(0, left), y: Math.max(0, top) };
  const end = { x: Math.min(window.innerWidth, right), y: Math.min(window.innerHeight, bottom) };
  const name = focused.outerHTML.slice(0, 160);
  if (end.x <= start.x || end.y <= start.y) return `out of sight: ${name}`;
  const met = document.elementFromPoint((start.x + end.x) / 2, (start.y + end.y) / 2);
  if (met === null || focused.contains(met) || met.contains(focused)) return null;
  return `${name} is under ${met.outerHTML.slice(0, 160)}`;
}

/** Whether Tab meets nothing on the open page, at 400 %, that something covers. */
export async function expectFocusInSight(page: Page): Promise<void> {
  await page.setViewportSize(ZOOMED_MOST);
  const hidden: string[] = [];
  for (const [press, key] of WALK.entries()) {
    await page.keyboard.press(key);
    const found = await page.evaluate(hiddenFocus);
    if (found !== null) hidden.push(`${key} ${press}: ${found}`);
  }
  expect.soft(hidden, page.url()).toEqual([]);
}
