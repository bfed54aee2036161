import { createGateway } from '@cabinet/federation/gateway';
import type { Page } from '@playwright/test';
import { PUBLIC_LINKS } from '../../scripts/lib/stack.mjs';
import { FULL } from '../support/full.ts';
import { forbidIdleWork, hold, holdScripts } from '../support/held.ts';
import { listen } from '../support/listen.ts';
import { accounts, expect, PASSWORD, test } from '../support/stand-in-site.ts';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Пароль', { exact: true });
const signIn = (page: Page) => page.getByRole('button', { name: 'Войти', exact: true });
const forgotten = (page: Page) => page.getByRole('button', { name: 'Забыли пароль?' });
const ACKNOWLEDGED = 'cabinet_cookies_acknowledged';
const cookieNotice = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' });

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
  page.evaluate(async () => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    // A frame notes its shifts once it is drawn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
  });

test('what is typed before React is there survives its arrival, and signs in', async ({ page }) => {
  const release = await openDrawn(page);
  await test.step('the form is there before any script, with the caret in it', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Вход в кабинет' })).toBeVisible();
    await expect(email(page)).toBeFocused();
  });
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

test(
  'a text that is being typed while React arrives is whole, and one that was typed before is not lost',
  FULL,
  async ({ page }) => {
    const release = await openDrawn(page);
    // Not touched again: only the form itself can have taken it over.
    await password(page).fill(PASSWORD);
    await email(page).focus();
    let isTaken = false;
    const taken = release().then(() => {
      isTaken = true;
    });
    for (const letter of accounts.user) await page.keyboard.type(letter);
    while (!isTaken) {
      await page.keyboard.type('x');
      await page.keyboard.press('Backspace');
    }
    await taken;
    await expect(email(page)).toHaveValue(accounts.user);
    await expect(password(page)).toHaveValue(PASSWORD);
    await signIn(page).click();
    await expect(page).toHaveURL('/');
  },
);

test('Enter and «Войти» before React is there sign in when it is, once, and never by the address', async ({
  page,
}) => {
  const addresses: string[] = [];
  const sent: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url());
    if (request.url().endsWith('/auth/sign-in')) sent.push(request.method());
  });
  const release = await openDrawn(page);
  await email(page).fill(accounts.user);
  await password(page).fill(PASSWORD);
  for (const press of [() => password(page).press('Enter'), () => signIn(page).click()]) {
    await press();
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/login');
  }
  await release();
  await expect(page).toHaveURL('/');
  expect(sent).toEqual(['POST']);
  expect(addresses.filter((address) => address.includes('password='))).toEqual([]);
});

test('an early press is answered: an empty form says what is missing, «Забыли пароль?» takes the e-mail along', async ({
  page,
}) => {
  const complain = await openDrawn(page);
  await signIn(page).click();
  await complain();
  await expect(page.getByText('Email обязателен')).toBeVisible();
  await expect(page.locator('form')).not.toHaveAttribute('aria-busy');

  const reset = await openDrawn(page);
  await email(page).fill(accounts.user);
  await forgotten(page).click();
  await reset();
  await expect(page.getByRole('heading', { name: 'Восстановление пароля' })).toBeVisible();
  await expect(email(page)).toHaveValue(accounts.user);
});

test.describe('the drawn cookie notice', () => {
  const press = (page: Page) => cookieNotice(page).getByRole('button', { name: 'Понятно' }).click();

  test(
    'is the largest thing of the page from its first paint on, and answers a press after React has come',
    FULL,
    async ({ page }) => {
      const release = await openDrawn(page, '/auth');
      await expect(email(page)).toBeFocused();
      const drawn = await cookieNotice(page).elementHandle();
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            new PerformanceObserver((list) => {
              if (list.getEntries().some((entry) => Reflect.get(entry, 'element')?.closest('#cookie-notice')))
                resolve();
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
      await release();
      await expect(email(page)).toBeFocused();
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
      await press(page);
      await expect(cookieNotice(page)).toHaveCount(0);
    },
  );

  test('goes at a press before React is there, for 30 days, and does not come back', async ({
    page,
    context,
  }) => {
    const release = await openDrawn(page);
    await press(page);
    await expect(cookieNotice(page)).toBeHidden();
    const cookie = (await context.cookies()).find(({ name }) => name === ACKNOWLEDGED);
    expect(cookie?.value).toBe('1');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    const stored = await page.evaluate((name) => localStorage.getItem(name), ACKNOWLEDGED);
    expect(Date.now() - Number(stored)).toBeLessThan(60_000);
    await release();
    await expect(cookieNotice(page)).toHaveCount(0);

    await test.step('nor where the cookie alone remembers', async () => {
      await page.evaluate((name) => localStorage.removeItem(name), ACKNOWLEDGED);
      const again = await openDrawn(page);
      await expect(cookieNotice(page)).toBeHidden();
      await again();
      await expect(cookieNotice(page)).toHaveCount(0);
    });
  });

  test(
    'leaves room to scroll the form out from under it in a short window, also when React has come',
    FULL,
    async ({ page }) => {
      const expectRoom = async (width: number, height: number) => {
        await page.setViewportSize({ width, height });
        const notice = cookieNotice(page).getByRole('button').locator('xpath=..');
        const overlap = async () => {
          await page.mouse.wheel(0, 5_000);
          const [form, cover] = [await forgotten(page).boundingBox(), await notice.boundingBox()];
          return (form?.y ?? 0) + (form?.height ?? 0) - (cover?.y ?? 0);
        };
        await expect.poll(overlap).toBeLessThanOrEqual(0);
      };
      const release = await openDrawn(page);
      await expectRoom(720, 450);
      await release();
      await expectRoom(375, 600);
      await expectRoom(720, 450);
    },
  );
});

for (const [theme, background] of [
  ['light', 'rgb(244, 247, 247)'],
  ['dark', 'rgb(13, 19, 19)'],
] as const) {
  test(
    `the drawn form is ${theme} from its first paint when the browser remembers that`,
    FULL,
    async ({ page }) => {
      // The border of the focused field would be caught on its way.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((value) => localStorage.setItem('cabinet.theme', value), theme);
      // The typeface of a first visit comes in an idle moment.
      await forbidIdleWork(page);
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
      // The browser puts the caret into a field that asks for it only as it draws a frame.
      await expect(email(page)).toBeFocused();
      const drawn = await looks();
      expect(drawn[0]?.backgroundColor).toBe(background);
      await release();
      expect(await looks()).toEqual(drawn);
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says that it needs them and sends nothing', async ({ page }) => {
    await page.goto('/login');
    const sentence = page.locator('noscript p');
    await expect(sentence).toHaveText('Для работы кабинета нужен JavaScript.');
    await expect(sentence).toBeInViewport();
    await expect(cookieNotice(page)).toBeHidden();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await email(page).fill(accounts.user);
    await password(page).fill(PASSWORD);
    await signIn(page).click();
    await password(page).press('Enter');
    await expect(page).toHaveURL('/login');
    await expect(password(page)).toHaveValue(PASSWORD);
    expect(sent).toEqual([]);
  });
});

const publicLinks = (page: Page) => page.getByRole('navigation', { name: 'О сервисе' }).getByRole('link');

test('support, offer and privacy policy stand in the HTML, where they stay when React comes', async ({
  page,
}) => {
  const release = await openDrawn(page);
  const look = async () => ({
    addresses: await publicLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    place: await page.getByRole('navigation', { name: 'О сервисе' }).boundingBox(),
  });
  const drawn = await look();
  expect(drawn.addresses).toEqual(Object.values(PUBLIC_LINKS));
  await release();
  expect(await look()).toEqual(drawn);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
});

test('nothing hints at support where the deployment names none', async ({ page, standInSite }) => {
  const gateway = await createGateway({
    site: standInSite.site,
    apiUrls: [String(process.env.E2E_API_URL)],
    publicLinks: { privacy: PUBLIC_LINKS.privacy },
  });
  try {
    const address = await listen(gateway);
    const release = await openDrawn(page, `${address}/login`);
    await expect(publicLinks(page)).toHaveText(['Политика конфиденциальности']);
    await release();
    await expect(publicLinks(page)).toHaveText(['Политика конфиденциальности']);
    await expect(page.getByText(/поддержк/i)).toHaveCount(0);
  } finally {
    await gateway.close();
  }
});

test('a press is not lost to the message of the field that it leaves, and what is seen is sent', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Понятно' }).click();
  await email(page).pressSequentially('user');
  const place = await signIn(page).boundingBox();
  if (place === null) throw new Error('The button has no place.');
  await test.step('nothing moves between the press and its end', async () => {
    await page.mouse.move(place.x + place.width / 2, place.y + place.height - 3);
    await page.mouse.down();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await signIn(page).boundingBox()).toEqual(place);
    await page.mouse.up();
    await expect(page.getByText('Некорректный email')).toBeVisible();
    await expect(page.getByText('Введите пароль')).toBeVisible();
    await expect(email(page)).toBeFocused();
  });
  await test.step('a password manager that says nothing has filled the form in', async () => {
    for (const [field, text] of [
      [email(page), accounts.user],
      [password(page), PASSWORD],
    ] as const)
      await field.evaluate((input: HTMLInputElement, value) => {
        Reflect.set(HTMLInputElement.prototype, 'value', value, input);
      }, text);
    const asked = page.waitForRequest('**/api/v1/auth/sign-in');
    await signIn(page).click();
    expect((await asked).postDataJSON()).toMatchObject({ email: accounts.user, password: PASSWORD });
  });
});

test('after a sign-in the frame is there before the code of the screen, and no blank page before the frame', async ({
  page,
  signInByForm,
}) => {
  const bringShell = await hold(page, /\/shell\.[0-9a-f]{8}\.js$/);
  const bringScreen = await hold(page, /\/mfe\/.+\.js$/);
  await page.goto('/login');
  await test.step('the shell is asked for while the person types', async () => {
    const asked = page.waitForRequest(/\/shell\.[0-9a-f]{8}\.js$/);
    await email(page).pressSequentially('u');
    await asked;
  });
  await signInByForm('user');
  await page.waitForResponse('**/api/v1/users/me');
  await expect(signIn(page)).toBeVisible();
  await expect(page).toHaveURL('/login');
  bringShell();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Мои транзакции' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toBeVisible();
  await expect(page.locator('form')).toBeHidden();
  bringScreen();
  await expect(page).toHaveURL('/');
  await expect(page.locator('main [aria-busy=true]')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Главная' })).toBeVisible();
});
