import type { Page } from '@playwright/test';
import { accounts, expect, PASSWORD, test } from '../support/test.ts';

const SCRIPT = /\/[\w-]+\.[0-9a-f]{8}\.js$/;
const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Пароль', { exact: true });
const signIn = (page: Page) => page.getByRole('button', { name: 'Войти', exact: true });
const ACKNOWLEDGED = 'cabinet_cookies_acknowledged';
const cookieNotice = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' });

/** Keeps every script of the product back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const mayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPT, async (route) => {
    await mayCome;
    await route.continue();
  });
  return release;
}

/** Opens a page whose scripts have not come yet; the returned function lets them come and waits until React is there. */
async function openDrawn(page: Page, path = '/login'): Promise<() => Promise<unknown>> {
  const release = await holdScripts(page);
  // Sent after the hydration, and by nothing else on a visitor's page.
  const taken = page.waitForRequest('**/api/v1/users/me');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(signIn(page)).toBeVisible();
  return () => {
    release();
    return taken;
  };
}

/** Sum of the layout shifts of the page so far. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

for (const path of ['/login', '/auth']) {
  test(`the form of ${path} is there before any script, with the caret in it`, async ({ page }) => {
    const release = await openDrawn(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'Вход в кабинет' })).toBeVisible();
    await expect(email(page)).toBeFocused();
    await expect(cookieNotice(page)).toBeVisible();
    await release();
    await expect(email(page)).toBeFocused();
  });
}

test('what was typed, the caret and a shown password survive the arrival of React', async ({ page }) => {
  const release = await openDrawn(page);
  await page.keyboard.type(accounts.user);
  await password(page).fill(PASSWORD);
  await page.getByRole('button', { name: 'Показать пароль' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await password(page).evaluate((input: HTMLInputElement) => {
    input.focus();
    input.setSelectionRange(3, 5);
  });
  const before = await page.locator('form').elementHandle();

  await release();
  await expect(page.getByRole('button', { name: 'Скрыть пароль' })).toHaveAttribute('aria-pressed', 'true');
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toBeFocused();
  expect(
    await password(page).evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
  ).toEqual([3, 5]);
  await expect(email(page)).toHaveValue(accounts.user);
  await expect(password(page)).toHaveValue(PASSWORD);
  expect(await page.locator('form').evaluate((form, old) => form === old, before)).toBe(true);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);

  await signIn(page).click();
  await expect(page).toHaveURL('/');
});

test('a text that is being typed while React arrives is whole, and one that was typed before is not lost', async ({
  page,
}) => {
  const release = await openDrawn(page);
  // Not touched again: only the form itself can have taken it over.
  await password(page).fill(PASSWORD);
  await email(page).focus();
  setTimeout(release, 100);
  await page.keyboard.type(accounts.user, { delay: 25 });
  await release();
  await expect(email(page)).toHaveValue(accounts.user);
  await expect(password(page)).toHaveValue(PASSWORD);
  await signIn(page).click();
  await expect(page).toHaveURL('/');
});

for (const [name, press] of [
  ['Enter', (page: Page) => password(page).press('Enter')],
  ['a click on «Войти»', (page: Page) => signIn(page).click()],
] as const) {
  test(`${name} before React is there signs in when it is, and never by the address`, async ({ page }) => {
    const addresses: string[] = [];
    const sent: string[] = [];
    page.on('request', (request) => {
      addresses.push(request.url());
      if (request.url().endsWith('/auth/sign-in')) sent.push(request.method());
    });
    const release = await openDrawn(page);
    await email(page).fill(accounts.user);
    await password(page).fill(PASSWORD);
    await press(page);
    await press(page);
    await page.waitForTimeout(100);
    await expect(page).toHaveURL('/login');
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page).toHaveURL('/');
    expect(sent).toEqual(['POST']);
    expect(addresses.filter((address) => address.includes('password='))).toEqual([]);
  });
}

test('an early press on «Забыли пароль?» opens the reset with the typed e-mail', async ({ page }) => {
  const release = await openDrawn(page);
  await email(page).fill(accounts.user);
  await page.getByRole('button', { name: 'Забыли пароль?' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Восстановление пароля' })).toBeVisible();
  await expect(email(page)).toHaveValue(accounts.user);
});

test('an early press on an empty form says what is missing', async ({ page }) => {
  const release = await openDrawn(page);
  await signIn(page).click();
  release();
  await expect(page.getByText('Email обязателен')).toBeVisible();
  await expect(page.locator('form')).not.toHaveAttribute('aria-busy');
});

test.describe('the drawn cookie notice', () => {
  const press = (page: Page) => cookieNotice(page).getByRole('button', { name: 'Понятно' }).click();

  test('is the largest thing of the page from its first paint on: React paints nothing larger', async ({
    page,
  }) => {
    const release = await openDrawn(page);
    const drawn = await cookieNotice(page).elementHandle();
    await release();
    expect(await cookieNotice(page).evaluate((notice, old) => notice === old, drawn)).toBe(true);
    const [largest, firstScript] = await page.evaluate(
      () =>
        new Promise<readonly [number, number]>((resolve) => {
          new PerformanceObserver((list) => {
            const [script] = performance
              .getEntriesByType('resource')
              .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
              .map((entry) => entry.startTime + entry.duration);
            resolve([list.getEntries().at(-1)?.startTime ?? Number.POSITIVE_INFINITY, script ?? 0]);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest).toBeLessThan(firstScript);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });

  test('goes at a press before React is there, and does not come back with it', async ({ page, context }) => {
    const release = await openDrawn(page);
    await press(page);
    await expect(cookieNotice(page)).toBeHidden();
    const cookie = (await context.cookies()).find(({ name }) => name === ACKNOWLEDGED);
    expect(cookie?.value).toBe('1');
    expect(await page.evaluate((name) => localStorage.getItem(name), ACKNOWLEDGED)).not.toBeNull();
    await release();
    await expect(cookieNotice(page)).toHaveCount(0);
    await page.reload();
    await expect(signIn(page)).toBeVisible();
    await expect(cookieNotice(page)).toHaveCount(0);
  });

  test('answers a press after React has taken it over', async ({ page }) => {
    const release = await openDrawn(page);
    await release();
    await press(page);
    await expect(cookieNotice(page)).toHaveCount(0);
  });

  for (const record of ['cookie', 'local storage'] as const) {
    test(`is never painted where the ${record} alone remembers that it was acknowledged`, async ({
      page,
      context,
      baseURL,
    }) => {
      if (record === 'cookie')
        await context.addCookies([{ name: ACKNOWLEDGED, value: '1', url: String(baseURL) }]);
      else await page.addInitScript((name) => localStorage.setItem(name, String(Date.now())), ACKNOWLEDGED);
      const release = await openDrawn(page);
      await expect(cookieNotice(page)).toBeHidden();
      await release();
      await expect(cookieNotice(page)).toHaveCount(0);
    });
  }

  test('leaves room to scroll the form out from under it in a short window', async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    const release = await openDrawn(page);
    const forgotten = page.getByRole('button', { name: 'Забыли пароль?' });
    await page.mouse.wheel(0, 5_000);
    const box = await forgotten.boundingBox();
    const cover = await cookieNotice(page).getByRole('button').locator('xpath=..').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
    await release();
  });
});

test('a signed-in visitor gets no form in the HTML', async ({ page, signIn: beginSession, baseURL }) => {
  const asVisitor = await (await page.request.get(`${baseURL}/login`)).text();
  expect(asVisitor).toContain('name="password"');
  await beginSession('user');
  const asUser = await (await page.request.get(`${baseURL}/login`)).text();
  expect(asUser).not.toContain('name="password"');
  expect(asUser).toContain('<div id="root"></div>');
});

for (const [theme, background] of [
  ['light', 'rgb(244, 247, 247)'],
  ['dark', 'rgb(13, 19, 19)'],
] as const) {
  test(`the drawn form is ${theme} from its first paint when the browser remembers that`, async ({
    page,
  }) => {
    // The border of the focused field would still be in transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('cabinet.theme', value), theme);
    const release = await openDrawn(page);
    const looks = () =>
      page.evaluate(() => {
        const at = (selector: string) => {
          const element = document.querySelector(selector);
          if (element === null) return null;
          const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
          const { x, y, width, height } = element.getBoundingClientRect();
          return { color, backgroundColor, borderColor, font, x, y, width, height };
        };
        const parts = ['html', 'h1', 'label', 'input', '[type=submit]', 'form'];
        return [...parts, '#cookie-notice', '#cookie-notice p', '#cookie-notice button'].map(at);
      });
    const drawn = await looks();
    expect(drawn[0]?.backgroundColor).toBe(background);
    await release();
    expect(await looks()).toEqual(drawn);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says that it needs them and sends nothing', async ({ page }) => {
    await page.goto('/login');
    const sentence = page.locator('noscript p');
    await expect(sentence).toHaveText('Для работы кабинета нужен JavaScript.');
    await expect(sentence).toBeInViewport();
    await expect(cookieNotice(page)).toBeHidden();
    await email(page).fill(accounts.user);
    await password(page).fill(PASSWORD);
    await signIn(page).click();
    await password(page).press('Enter');
    await page.waitForTimeout(100);
    await expect(page).toHaveURL('/login');
    await expect(password(page)).toHaveValue(PASSWORD);
  });
});
