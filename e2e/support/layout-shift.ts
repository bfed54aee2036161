import { expect, type Page } from '@playwright/test';

/** https://web.dev/articles/cls calls 0.1 good; here a screen does not move at all. */
const MAX_SHIFT = 0.01;

interface Source {
  readonly node: Element | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** Two frames: what the page has drawn by now is on the screen. */
export const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Answers of the API come only once everything which stands in for them is really shown. */
export async function slowDown(page: Page): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    // A page that is left does not wait for its answers.
    await painted(page).catch(() => undefined);
    await route.fallback().catch(() => undefined);
  });
}

/** Counts from the first paint of every page that is opened from here on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const nodes: string[] = Reflect.get(entry, 'sources').map(
          ({ node, previousRect, currentRect }: Source) =>
            `${[previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].join(' ')).join(' → ')} ${node?.textContent?.slice(0, 60) ?? node?.nodeName}`,
        );
        shifts.push({ value: Reflect.get(entry, 'value'), what: nodes.join(' | ') });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'readShifts', () => {
      note(observer.takeRecords());
      return shifts;
    });
  });
}

/** Whether nothing has moved by itself since the page was opened or last looked at, nor moves once it is idle. */
export async function expectStill(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  await painted(page);
  const shifts = await page.evaluate<{ value: number; what: string }[]>(() =>
    Reflect.get(window, 'readShifts')().splice(0),
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const report = shifts.map(({ value, what }) => `${value.toFixed(4)}: ${what}`).join('\n');
  expect(sum, report).toBeLessThanOrEqual(MAX_SHIFT);
}
