import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { isGate } from './full.ts';
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

type Size = typeof PHONE;

/** Whether axe finds nothing in the page as it stands, in both themes; it is left light. */
async function lookInBothThemes(page: Page): Promise<void> {
  await switchTheme(page, 'dark');
  await expectAccessible(page, RULES_OF_COLOUR);
  await switchTheme(page, 'light');
  await expectAccessible(page);
}

/** Whether axe finds nothing in a screen as wide as it is now, in both themes. The page is left light. */
export const lookAtScreen = (page: Page) => test.step('axe', () => lookInBothThemes(page));

/** Whether axe finds nothing in a screen, at both widths and in both themes; the page is left wide and light. */
export async function lookClosely(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await lookAtScreen(page);
  }
}

/** Whether axe finds nothing in a state at one of its two widths: dark on a phone, light on a wide screen; the page is left light. */
export async function lookAtState(page: Page, size: Size): Promise<void> {
  if (size === PHONE) await switchTheme(page, 'dark');
  await expectAccessible(page);
  if (size === PHONE) await switchTheme(page, 'light');
}

/**
 * Whether axe finds nothing in a state of a screen, whose frame is looked at closely elsewhere: dark on a phone, light on a
 * wide screen, and in both themes where it exists at one width. The gate looks once: light, at the last width.
 *
 * @param sizes where the state exists; the page is left at the last of them, and light
 */
export const look = (page: Page, state: string, sizes: readonly Size[] = [PHONE, DESKTOP]) =>
  test.step(`axe: ${state}`, async () => {
    for (const size of isGate ? sizes.slice(-1) : sizes) {
      await page.setViewportSize(size);
      if (isGate) await expectAccessible(page);
      else if (sizes.length > 1) await lookAtState(page, size);
      else await lookInBothThemes(page);
    }
  });
