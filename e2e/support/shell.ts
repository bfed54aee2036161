import type { BrowserContext, Locator, Page } from '@playwright/test';
import { changeRegistryOfPage } from '../../scripts/release/smoke/registry-of-page.mjs';
import { expect } from './test.ts';

export const API = '**/api/v1';

export const DESKTOP = { width: 1440, height: 900 };

export const PHONE = { width: 390, height: 844 };

/** A refusal of the API. */
export const failure = (status: number, code: string, message = 'нет') => ({
  status,
  json: { status: 'error', message, details: { code, category: 'test' } },
});

/** An answer of the API with data. */
export const success = (data: unknown) => ({ json: { status: 'success', message: '', data } });

/** Opens pages without the cookie notice. */
export async function acknowledgeCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // The empty page that axe opens for itself has no storage.
    if (window.origin === 'null') return;
    localStorage.setItem('cabinet_cookies_acknowledged', String(Date.now()));
  });
}

/**
 * Opens pages in a theme that the person has saved, without saving it: the account is everybody's.
 *
 * @remarks Saving a theme succeeds, and the server forgets it.
 */
export async function pretendTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  let saved: string = theme;
  await page.addInitScript((value) => {
    if (localStorage.getItem('cabinet.theme') === null) localStorage.setItem('cabinet.theme', value);
  }, theme);
  await page.route(`${API}/users/me`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (body.data?.user) {
      body.data.user.settings.theme = saved;
      body.data.user.theme = saved;
    }
    await route.fulfill({ response, json: body });
  });
  await page.route(`${API}/users/me/theme`, async (route) => {
    saved = route.request().postDataJSON().theme;
    await route.fulfill(success({ user: { theme: saved } }));
  });
}

/** Opens pages as a browser that saves data, which brings no code ahead of need. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Changes what the page says about its remotes before the host reads it. */
export async function rewriteRegistry(
  page: Page,
  change: (registry: { remotes: { name: string; kernelEntries?: string[] }[] }) => void,
): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/api/') && !/\.\w{2,5}$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = changeRegistryOfPage(await response.text(), (text) => {
        const registry = JSON.parse(text);
        change(registry);
        return JSON.stringify(registry);
      });
      await route.fulfill({ response, body: html });
    },
  );
}

/** The avatar menu, open. */
export async function openUserMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  const menu = page.getByRole('menu', { name: 'Меню пользователя' });
  await expect(menu).toBeVisible();
  return menu;
}

export async function openModal(page: Page, entry: 'Изменить профиль' | 'Изменить аватар' | 'Выйти') {
  const menu = await openUserMenu(page);
  await menu.getByRole('menuitem', { name: entry }).click();
}

export async function signOut(page: Page): Promise<void> {
  await openModal(page, 'Выйти');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти', exact: true }).click();
}

/** Waits until the screen shows its heading, nothing that is still on its way, and nothing that moves. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.chakra-skeleton, main [aria-busy=true]')).toHaveCount(0);
  await rest(page);
}

/** Waits until the history has no entry of a dialog any more: a step back that is on its way calls a load off. */
export async function leaveLayers(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state?.isLayer !== true);
}

/** Waits until nothing moves, as after a modal has opened; what moves on and on is named. */
export async function rest(page: Page): Promise<void> {
  await expect(async () => {
    const moving = await page.evaluate(() => {
      // What follows a scroll and not the clock rests with it.
      const started = document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
      const ending = started.filter(
        ({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
      );
      return ending.map(
        ({ effect }) => effect instanceof KeyframeEffect && effect.target?.outerHTML.slice(0, 200),
      );
    });
    expect(moving).toEqual([]);
  }).toPass({ intervals: [50], timeout: 60_000 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
