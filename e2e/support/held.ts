import { BALANCE_REFRESH_MS } from '@cabinet/kernel/core/contract';
import type { BrowserContext, Page } from '@playwright/test';

/** Keeps everything that fits back until the returned function is called. */
export async function hold(page: Page | BrowserContext, pattern: RegExp | string): Promise<() => void> {
  let release = () => {};
  const mayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await mayCome;
    await route.fallback();
  });
  return release;
}

/** Keeps every script of the product back until the returned function is called. */
export const holdScripts = (page: Page) => hold(page, /\/[\w-]+\.[0-9a-f]{8}\.js$/);

/** The two scripts that the HTML names, on which every other waits. */
export const FIRST_SCRIPTS = /\/(react|host)\.[0-9a-f]{8}\.js$/;

/** Keeps the first scripts back until the returned function is called. */
export const holdFirstScripts = (page: Page) => hold(page, FIRST_SCRIPTS);

/** What comes while the browser rests is no part of the first view. */
export const forbidIdleWork = (page: Page | BrowserContext) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/** The page learns of others' deeds by what its person does, and not by itself after a while. */
export const forbidBalancePolls = (page: Page) =>
  page.addInitScript((everyMs) => {
    const { setInterval: begin } = window;
    Object.assign(window, {
      setInterval: (...[run, ms, ...given]: Parameters<typeof begin>) =>
        ms === everyMs ? 0 : begin(run, ms, ...given),
    });
  }, BALANCE_REFRESH_MS);
