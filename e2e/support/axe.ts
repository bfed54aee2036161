import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { rest } from './shell.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Whether axe finds nothing once nothing moves: it does not see what is still fading in. */
export async function expectAccessible(page: Page): Promise<void> {
  await rest(page);
  // Once per document: reading it takes the browser much of a look's time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { run }: typeof import('axe-core') = Reflect.get(window, 'axe');
    // Without the rules that passed, and without reading every style sheet, which no rule that is on asks for.
    const options = { resultTypes: ['violations' as const], preload: { assets: ['media'] } };
    const { violations } = await run(document, options);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`)}`,
    );
  });
  expect(found).toEqual([]);
}

/** Draws the open page in a theme, as when another tab is switched: nothing reloads, what is open stays open. */
export async function switchTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(
    (newValue) => window.dispatchEvent(new StorageEvent('storage', { key: 'cabinet.theme', newValue })),
    theme,
  );
  await expect(page.locator('html')).toHaveClass(theme);
}

/** Whether axe finds nothing in what the page shows, neither in light nor in dark; the page is left in light. */
export async function expectAccessibleInThemes(page: Page): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await switchTheme(page, theme);
    await expectAccessible(page);
  }
}
