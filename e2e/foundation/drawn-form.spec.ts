import type { Page } from '@playwright/test';
import { accounts, expect, PASSWORD, test } from '../support/test.ts';

const SCRIPT = /\/[\w-]+\.[0-9a-f]{8}\.js$/;
const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Пароль', { exact: true });
const signIn = (page: Page) => page.getByRole('button', { name: 'Войти', exact: true });
/** Stands on the page only when React does. */
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

/** Opens a page whose scripts have not come yet. */
async function openDrawn(page: Page, path = '/login'): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(signIn(page)).toBeVisible();
  return release;
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
    await expect(cookieNotice(page)).toBeHidden();
    release();
    await expect(cookieNotice(page)).toBeVisible();
    await expect(email(page)).toBeFocused();
  });
}

test('what was typed, the caret and a shown password survive the coming of React', async ({ page }) => {
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

  release();
  await expect(cookieNotice(page)).toBeVisible();
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

test('a text that is being typed while React comes is whole', async ({ page }) => {
  const release = await openDrawn(page);
  const text = 'a.rather.long.address.of.somebody@demo.example';
  setTimeout(release, 100);
  await page.keyboard.type(text, { delay: 25 });
  await expect(cookieNotice(page)).toBeVisible();
  await expect(email(page)).toHaveValue(text);
  await page.getByRole('button', { name: 'Забыли пароль?' }).click();
  await expect(page.getByRole('heading', { name: 'Восстановление пароля' })).toBeVisible();
  await expect(email(page)).toHaveValue(text);
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
  test(`the drawn form is ${theme} from its first paint when the browser was left so`, async ({ page }) => {
    // The border of the focused field would be caught on its way.
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
        return ['html', 'h1', 'label', 'input', '[type=submit]', 'form'].map(at);
      });
    const drawn = await looks();
    expect(drawn[0]?.backgroundColor).toBe(background);
    release();
    await expect(cookieNotice(page)).toBeVisible();
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
    await email(page).fill(accounts.user);
    await password(page).fill(PASSWORD);
    await signIn(page).click();
    await password(page).press('Enter');
    await page.waitForTimeout(100);
    await expect(page).toHaveURL('/login');
    await expect(password(page)).toHaveValue(PASSWORD);
  });
});
