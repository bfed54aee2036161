import { API, failure, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const DAY_S = 86_400;
const COOKIE = 'cabinet_cookies_acknowledged';

test.describe('the cookie notice', () => {
  test('stands at the bottom until it is acknowledged, for 30 days, in storage and in a cookie', async ({
    page,
    context,
  }) => {
    const notice = page.getByRole('region', { name: 'Файлы cookie' });
    await page.goto('/login');
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Понятно' }).click();
    await expect(notice).toBeHidden();

    const cookie = (await context.cookies()).find(({ name }) => name === COOKIE);
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_S;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    const stored = await page.evaluate((name) => localStorage.getItem(name), COOKIE);
    expect(Date.now() - Number(stored)).toBeLessThan(60_000);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('comes back when storage and cookie are older than 30 days', async ({ page, context }) => {
    await page.addInitScript(([name, at]) => localStorage.setItem(name, at), [
      COOKIE,
      String(Date.now() - 31 * DAY_S * 1000),
    ] as const);
    await context.clearCookies();
    await page.goto('/login');
    await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
  });

  test('leaves every control of the bottom bar free on a phone', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('user');
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
    await page.getByRole('button', { name: 'Ещё' }).click();
    await expect(page.getByRole('dialog', { name: 'Ещё' })).toBeVisible();
  });
});

test('the sign-in form can be scrolled out from under the cookie notice in a short window', async ({
  page,
}) => {
  for (const size of [
    { width: 720, height: 450 },
    { width: 375, height: 600 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/login');
    await settle(page);
    await page.mouse.wheel(0, 5_000);
    const [form, notice] = [
      page.getByRole('button', { name: 'Забыли пароль?' }),
      page.getByRole('region', { name: 'Файлы cookie' }).getByRole('button').locator('xpath=..'),
    ];
    const bottomOf = async () => {
      const box = await form.boundingBox();
      return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
    };
    await expect.poll(bottomOf).toBeLessThanOrEqual((await notice.boundingBox())?.y ?? 0);
  }
});

test('what gets the focus is never under the cookie notice or the bottom bar', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await signIn('user');
  for (const path of ['/payment', '/account']) {
    await page.goto(path);
    await settle(page);
    await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
    const controls = page.getByRole('main').locator('button:enabled, a[href], input:enabled');
    for (const control of await controls.all()) {
      await control.focus();
      const cover = await control.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const isCovered = top?.closest('section[aria-label="Файлы cookie"], nav') ?? null;
        return isCovered && `${element.outerHTML.slice(0, 120)} is under ${top?.outerHTML.slice(0, 120)}`;
      });
      expect(cover).toBeNull();
    }
  }
});

test.describe('the rate-limit banner', () => {
  test('stands at the top of the page and counts down; what is below it stays', async ({ page, signIn }) => {
    await signIn('user');
    await page.clock.install();
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route(`${API}/users/me/balance`, (route) => route.fulfill(failure(429, 'RATE.001')));
    await page.getByRole('button', { name: /Баланс/ }).click();
    const banner = page.getByRole('alert').filter({ hasText: 'Превышен лимит запросов' });
    await expect(banner).toContainText(
      /Слишком много запросов к серверу\. Попробуйте снова через (1 мин )?\d+ сек/,
    );
    expect((await banner.boundingBox())?.y).toBeLessThan(100);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(31_000);
    await expect(banner).toContainText(/через [12]\d сек/);
    await page.clock.runFor(31_000);
    await expect(banner).toBeHidden();
  });

  test('asks a visitor without cookies to sign in, and at zero lets them try again', async ({ page }) => {
    await page.clock.install();
    await page.goto('/login');
    await page.route(`${API}/auth/sign-in`, (route) => route.fulfill(failure(429, 'RATE.001')));
    await page.getByLabel('Email').fill('somebody@demo.example');
    await page.getByLabel('Пароль', { exact: true }).fill('some-password');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    const banner = page.getByRole('alert').filter({ hasText: 'Превышен лимит запросов' });
    await expect(banner).toContainText('Слишком много запросов к серверу. Требуется авторизация.');
    const again = banner.getByRole('button', { name: 'Попробовать снова' });
    await expect(again).toBeHidden();
    await page.clock.runFor(61_000);
    await again.click();
    await expect(banner).toBeHidden();
  });
});

test('a notice says that the network is gone, and goes when it is back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('user');
  await page.goto('/account');
  await settle(page);
  await context.setOffline(true);
  const notice = page.getByText('Нет подключения к интернету');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});
