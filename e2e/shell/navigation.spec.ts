import { API, acknowledgeCookies, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** Heading of the screen to which the others return. */
const LEFT = 'Пополнение счёта';

test('sign-in and not-found have titles of their own', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Вход — Кабинет');
  await page.goto('/no-such-page');
  await expect(page).toHaveTitle('Страница не найдена — Кабинет');
});

test.describe('going from screen to screen', () => {
  test.beforeEach(({ signIn }) => signIn('user'));

  test('moves the focus to the content and says the new title', async ({ page }) => {
    await page.goto('/');
    await settle(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Мой аккаунт' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: /^Мой аккаунт$/ })).toBeAttached();
    await expect(page).toHaveTitle('Мой аккаунт — Кабинет');
  });

  test('keeps the document: nothing is loaded again', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await page.getByRole('navigation').getByRole('link', { name: 'Мои транзакции' }).click();
    await expect(page).toHaveURL('/finances');
    await page.getByRole('link', { name: 'Кабинет, на главную' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });

  test('starts the new screen at its top, and going back returns to the place that was left', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/account');
    await settle(page);
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await page.mouse.wheel(0, 300);
    await expect.poll(scrolled).toBe(300);
    await page.getByRole('navigation').getByRole('link', { name: 'Пополнить счёт' }).click();
    await expect(page).toHaveURL('/payment');
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/account');
    await expect.poll(scrolled).toBe(300);
  });

  for (const { link, content } of [
    { link: 'Мои транзакции', content: 'tbody tr' },
    { link: 'Мои заявки', content: 'tbody tr' },
    { link: 'Мой аккаунт', content: 'li:has-text("Это устройство")' },
    { link: 'Кабинет, на главную', content: 'h1' },
  ]) {
    test(`«${link}» shows at once what it showed before, without a skeleton, while the server is busy`, async ({
      page,
    }) => {
      await page.goto('/');
      await settle(page);
      const open = (name: string) => page.getByRole('link', { name }).first().click();
      const left = page.getByRole('heading', { level: 1, name: LEFT });
      await open(link);
      await expect(page.locator('main').locator(content).first()).toBeVisible();
      await settle(page);
      await open('Пополнить счёт');
      await expect(left).toBeVisible();
      await settle(page);

      // The server does not answer at all: whatever is shown, it was there before.
      await page.route(`${API}/**`, () => undefined);
      await page.evaluate(() => {
        const frames: { heading: string | undefined; isSkeleton: boolean; text: string }[] = [];
        Reflect.set(window, 'seenFrames', frames);
        const look = () => {
          frames.push({
            heading: document.querySelector('main h1')?.textContent ?? undefined,
            isSkeleton: document.querySelector('main .chakra-skeleton') !== null,
            text: document.querySelector('main')?.textContent?.slice(0, 80) ?? '',
          });
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      for (const back of [() => open(link), () => page.goBack().then(() => page.goForward())]) {
        await page.evaluate(() => Reflect.get(window, 'seenFrames').splice(0));
        await back();
        await expect(left).toBeHidden();
        await expect(page.locator('main').locator(content).first()).toBeVisible();
        await page.waitForTimeout(500);
        const frames = await page.evaluate<
          { heading: string | undefined; isSkeleton: boolean; text: string }[]
        >(() => Reflect.get(window, 'seenFrames'));
        // The address changes first; until the new screen is drawn the old one stays, with whatever it is loading.
        const shown = frames.filter(({ heading }) => heading !== LEFT);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.filter(({ isSkeleton, text }) => isSkeleton || text === '')).toEqual([]);
      }
    });
  }
});

test('the first Tab reaches the skip link, and it leads past the menu', async ({ page, context, signIn }) => {
  await acknowledgeCookies(context);
  await signIn('user');
  await page.goto('/account');
  await settle(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Перейти к содержимому' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the page has one of each landmark', async ({ page, signIn }) => {
  await signIn('user');
  await page.goto('/');
  await settle(page);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Разделы кабинета' })).toHaveCount(1);
});
