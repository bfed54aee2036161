import { expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE, settle } from './shell.ts';

/** A window of 1440×900 at 200 %. */
export const ZOOMED = { width: 720, height: 450 };

const SIZES = [...[320, 768, 1920].map((width) => ({ width, height: 900 })), ZOOMED, PHONE, DESKTOP];

/** How far the page lets itself be moved sideways. */
function sideways(): number {
  window.scrollTo(window.innerWidth, 0);
  return window.scrollX;
}

/** Whether the page, once at rest, is no wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const { width } = page.viewportSize() ?? {};
  await expect.poll(overhang, `pixels beyond ${width}`).toBeLessThanOrEqual(0);
  expect(await page.evaluate(sideways), `moved at ${width}`).toBe(0);
}

/**
 * Whether the page fits every width and a zoom of 200 %; it is left wide.
 *
 * @param also what else is seen at the widths of a phone and of a wide screen: drawing a page anew costs more than a look at it
 */
export async function expectFits(
  page: Page,
  also: (size: typeof PHONE) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settle(page);
    await expectNoSidewaysScroll(page);
    if (size === PHONE || size === DESKTOP) await also(size);
  }
}

/** Whether no control in sight has a text below the 16 px under which iOS Safari zooms the page in. */
export async function expectNoZoom(page: Page): Promise<void> {
  const small = await page
    .locator('input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea')
    .evaluateAll((controls) =>
      controls
        .filter(
          (control) =>
            control.checkVisibility() && Number.parseFloat(getComputedStyle(control).fontSize) < 16,
        )
        .map((control) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.id}`),
    );
  expect(small).toEqual([]);
}

/** Whether no transition or animation of the page takes longer than 10 ms, and nothing changes a frame late. */
export async function expectNoMotion(page: Page): Promise<void> {
  const late = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).transitionProperty === 'all')
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(late, 'everything of it is a transition').toEqual([]);
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`
          .split(',')
          .map((text) => Number.parseFloat(text) / (text.trim().endsWith('ms') ? 1000 : 1));
      }),
    ),
  );
  expect(longest, 'seconds').toBeLessThanOrEqual(0.01);
}
