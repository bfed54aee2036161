import { expect, type Page } from '@playwright/test';

/** https://web.dev/articles/cls calls 0.1 good; here a screen does not move at all. */
const MAX_SHIFT = 0.01;
const SLOW_MS = 400;

interface Source {
  readonly node: Element | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** Answers of the API take their time, so that everything which stands in for them is really shown. */
export async function slowDown(page: Page): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    // A page that is left does not wait for its answers.
    await route.continue().catch(() => undefined);
  });
}

/** Counts from the first paint of every page that is opened from here on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const nodes: string[] = Reflect.get(entry, 'sources').map(
          ({ node, previousRect, currentRect }: Source) =>
            `${[previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].join(' ')).join(' → ')} ${node?.textContent?.slice(0, 60) ?? node?.nodeName}`,
        );
        shifts.push({ value: Reflect.get(entry, 'value'), what: nodes.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Whether nothing has moved by itself since the page was opened, nor moves once it is idle. */
export async function expectStill(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
  const shifts = await page.evaluate<{ value: number; what: string }[]>(() => Reflect.get(window, 'shifts'));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const report = shifts.map(({ value, what }) => `${value.toFixed(4)}: ${what}`).join('\n');
  expect(sum, report).toBeLessThanOrEqual(MAX_SHIFT);
}
