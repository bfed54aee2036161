import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE, rest } from './shell.ts';
import { test } from './test.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Theme = 'light' | 'dark';

/** What a theme can spoil: it changes colours and nothing else. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Draws the open page in a theme, as when another tab is switched: nothing is loaded again, what is open stays open. */
async function switchTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(
    (newValue) => window.dispatchEvent(new StorageEvent('storage', { key: 'cabinet.theme', newValue })),
    theme,
  );
  await expect(page.locator('html')).toContainClass(theme);
}

/** Whether axe finds nothing once nothing moves: it does not see what is still fading in. */
async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  await rest(page);
  // Once per document: reading it takes the browser much of a look's time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (values) => {
    const { run }: typeof import('axe-core') = Reflect.get(window, 'axe');
    const { violations } = await run(document, {
      // Without the rules that passed, and without reading every style sheet, which no rule that is on asks for.
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
      ...(values && { runOnly: { type: 'rule', values: [...values] } }),
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`)}`,
    );
  }, rules);
  expect(found).toEqual([]);
}

/** Whether axe finds nothing in a screen, at both widths and in both themes; the page is left wide and light. */
export const lookClosely = (page: Page) =>
  test.step('axe', async () => {
    for (const width of [PHONE, DESKTOP]) {
      await page.setViewportSize(width);
      await switchTheme(page, 'dark');
      await expectAccessible(page, RULES_OF_COLOUR);
      await switchTheme(page, 'light');
      await expectAccessible(page);
    }
  });

/**
 * Whether axe finds nothing in a state of a screen, whose frame is looked at closely elsewhere: dark on a phone, light on a
 * wide screen.
 *
 * @param widths where the state exists; the page is left at the last of them, and light
 */
export const look = (page: Page, state: string, widths = [PHONE, DESKTOP]) =>
  test.step(`axe: ${state}`, async () => {
    const isAtBoth = widths.length > 1;
    for (const width of widths) {
      await page.setViewportSize(width);
      if (!isAtBoth || width === PHONE) {
        await switchTheme(page, 'dark');
        await expectAccessible(page, isAtBoth ? undefined : RULES_OF_COLOUR);
        await switchTheme(page, 'light');
      }
      if (!isAtBoth || width === DESKTOP) await expectAccessible(page);
    }
  });
