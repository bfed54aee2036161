import type { Locator, Page } from '@playwright/test';
import { rest } from './shell.ts';
import { expect } from './test.ts';

const lookOf = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, borderColor, color, fontWeight } = getComputedStyle(node);
    return { backgroundColor, borderColor, color, fontWeight };
  });

/** A chosen or wrong element keeps its look under the pointer; its plain neighbour reacts. */
export async function expectKeptLook(page: Page, marked: Locator, plain: Locator): Promise<void> {
  await page.getByRole('heading', { level: 1 }).hover();
  await rest(page);
  const [lookOfMarked, lookOfPlain] = [await lookOf(marked), await lookOf(plain)];
  await plain.hover();
  await expect.poll(() => lookOf(plain)).not.toEqual(lookOfPlain);
  await marked.hover();
  await expect.poll(() => lookOf(plain)).toEqual(lookOfPlain);
  await rest(page);
  expect.soft(await lookOf(marked)).toEqual(lookOfMarked);
}
