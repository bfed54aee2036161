import type { Page } from '@playwright/test';
import { hold } from '../support/held.ts';
import { API, acknowledgeCookies, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** Heading of the screen to which the others return. */
const LEFT = 'Пополнение счёта';

interface Frame {
  readonly heading: string | undefined;
  readonly isSkeleton: boolean;
  readonly text: string;
}

const line = (page: Page, name: string) => page.getByRole('link', { name }).first();

test('going from screen to screen keeps the document, moves the focus, says the title, and remembers places', async ({
  page,
  context,
  signIn,
}) => {
  await acknowledgeCookies(context);
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn('user');
  await page.goto('/');
  await settle(page);
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await test.step('the page has one of each landmark, and the first Tab leads past the menu', async () => {
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Разделы кабинета' })).toHaveCount(1);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Перейти к содержимому' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a new screen has the focus, is announced, and names the tab', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Мой аккаунт' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: /^Мой аккаунт$/ })).toBeAttached();
    await expect(page).toHaveTitle('Мой аккаунт — Кабинет');
    await settle(page);
  });

  await test.step('it starts at its top, and going back returns to the place that was left', async () => {
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await page.mouse.move(640, 250);
    await page.mouse.wheel(0, 300);
    await expect.poll(scrolled).toBe(300);
    await line(page, 'Пополнить счёт').click();
    await expect(page).toHaveURL('/payment');
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/account');
    await expect.poll(scrolled).toBe(300);
    await line(page, 'Кабинет, на главную').click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });

  await test.step('a page that is loaded again is where it was left, once its parts have come; one that is opened is at its top', async () => {
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await page.goto('/account/security#devices');
    const devices = page.getByRole('region', { name: /Устройства/ });
    await expect(devices.getByText('Это устройство')).toBeVisible();
    await settle(page);
    await page.mouse.wheel(0, -60);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect.poll(scrolled).toBeGreaterThan(300);
    const left = await scrolled();
    const bringDevices = await hold(page, /\/users\/me\/sessions/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Безопасность' })).toBeVisible();
    bringDevices();
    await settle(page);
    await expect.poll(scrolled).toBe(left);
    await page.goto('/account/security');
    await settle(page);
    await expect(devices.getByText('Это устройство')).toBeAttached();
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await settle(page);
    await expect.poll(scrolled).toBe(left);
  });
});

test('a screen that was shown before shows it at once, without a skeleton, while the server is busy', async ({
  page,
  signIn,
}) => {
  const screens = [
    { link: 'Мои транзакции', heading: 'Мои транзакции', content: 'tbody tr' },
    { link: 'Мои заявки', heading: 'Мои заявки', content: 'tbody tr' },
    { link: 'Мой аккаунт', heading: 'Мой аккаунт', content: 'dd:has-text("устройств")' },
    { link: 'Кабинет, на главную', heading: /Илья Белов/, content: 'h1' },
  ];
  await signIn('user');
  await page.goto('/');
  const left = page.getByRole('heading', { level: 1, name: LEFT });
  const leave = async () => {
    await line(page, 'Пополнить счёт').click();
    await expect(left).toBeVisible();
  };
  for (const { link, heading, content } of screens) {
    await line(page, link).click();
    // The screen before stays until the next one is there, and has rows of its own.
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('main').locator(content).first()).toBeVisible();
    await settle(page);
  }
  await leave();
  await settle(page);

  // The server does not answer at all: whatever is shown, it was there before.
  await page.route(`${API}/**`, () => undefined);
  await page.evaluate(() => {
    const frames: Frame[] = [];
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
  /** What was shown of the screen: the address changes first, and until then the one that is left stays. */
  const framesShown = async () =>
    (await page.evaluate<Frame[]>(() => Reflect.get(window, 'seenFrames'))).filter(
      ({ heading }) => heading !== LEFT,
    );
  for (const { link, content } of screens) {
    for (const [way, back] of [
      ['by its link', () => line(page, link).click()],
      ['by the way back', () => page.goBack().then(() => page.goForward())],
    ] as const) {
      await test.step(`«${link}» ${way}`, async () => {
        await page.evaluate(() => Reflect.get(window, 'seenFrames').splice(0));
        await back();
        await expect(left).toBeHidden();
        await expect(page.locator('main').locator(content).first()).toBeVisible();
        // Long enough for whatever would come behind the first picture.
        await expect.poll(async () => (await framesShown()).length).toBeGreaterThan(20);
        const wrong = (await framesShown()).filter(({ isSkeleton, text }) => isSkeleton || text === '');
        expect(wrong).toEqual([]);
      });
    }
    await leave();
  }
});
