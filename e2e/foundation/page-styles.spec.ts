import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Style sheets of the page that hold the reset, by what their elements are. */
const sheetsWithReset = (page: Page) =>
  page.evaluate(() => {
    const hasReset = (sheet: CSSStyleSheet) =>
      [...sheet.cssRules].some((rule) => rule instanceof CSSLayerBlockRule && rule.name === 'reset');
    return [...document.styleSheets]
      .filter(hasReset)
      .map(({ ownerNode }) => (ownerNode instanceof HTMLElement ? Object.keys(ownerNode.dataset) : []));
  });

const bodyMargin = (page: Page) => page.evaluate(() => getComputedStyle(document.body).marginTop);

test('the global styles come with the page and are not made again', async ({ page, signIn }) => {
  await page.goto('/login');
  await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
  expect(await sheetsWithReset(page)).toEqual([['globalStyles']]);
  expect(await bodyMargin(page)).toBe('0px');

  await signIn('user');
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await sheetsWithReset(page)).toEqual([['globalStyles']]);
  expect(await bodyMargin(page)).toBe('0px');
});
