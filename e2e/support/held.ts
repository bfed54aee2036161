import type { BrowserContext, Page } from '@playwright/test';

/** Keeps everything that fits back until the returned function is called. */
export async function hold(page: Page | BrowserContext, pattern: RegExp | string): Promise<() => void> {
  let release = () => {};
  const mayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await mayCome;
    await route.continue();
  });
  return release;
}

/** Keeps every script of the product back until the returned function is called. */
export const holdScripts = (page: Page) => hold(page, /\/[\w-]+\.[0-9a-f]{8}\.js$/);

/** Keeps the host's own script back, on which every other waits, until the returned function is called. */
export const holdHost = (page: Page) => hold(page, /\/host\.[0-9a-f]{8}\.js$/);
