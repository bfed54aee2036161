import type { Page } from '@playwright/test';
import { lookAtScreen } from '../support/axe.ts';
import { expectFits } from '../support/fits.ts';
import { FULL } from '../support/full.ts';
import { acknowledgeCookies, DESKTOP, failure, openModal, PHONE, settle } from '../support/shell.ts';
import { accounts, expect, PASSWORD, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ASK_EVERY_MS = 5_000;

const READ_ONLY = { 'x-cabinet-read-only': '1' };

/** Makes the API answer as it does while its database can only be read. */
async function loseWrites(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET')
      return route.fulfill({
        ...failure(503, 'SYS.002', 'Ошибка сервера. Попробуйте позже'),
        headers: { ...READ_ONLY, 'retry-after': '5' },
      });
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), ...READ_ONLY } });
  });
}

/** The API writes again; nothing of what was said meanwhile is on its way any more. */
const regainWrites = (page: Page) => page.unrouteAll({ behavior: 'wait' });

/** Not by its role: a dialog takes that from everything behind it. */
const notice = (page: Page) =>
  page.locator('[role=status]').filter({ hasText: 'Сейчас можно только смотреть' });

/** Opens a screen from the menu; it is there with its data, below the notice. */
async function walkTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Разделы кабинета' }).getByRole('link', { name }).click();
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeVisible();
  await settle(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(notice(page)).toBeVisible();
  const [above, below] = await Promise.all([notice(page).boundingBox(), heading.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
}

test('while nothing can be saved a person is told so, walks around, keeps what they typed and saves it later', async ({
  page,
  signIn,
}) => {
  await acknowledgeCookies(page.context());
  await signIn('user');
  await page.clock.install();
  await page.goto('/');
  await settle(page);
  await expect(notice(page)).toHaveCount(0);
  await loseWrites(page);

  await test.step('screens show their data', async () => {
    await walkTo(page, 'Мои заявки');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await walkTo(page, 'Мои транзакции');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await walkTo(page, 'Мой аккаунт');
    await expect(page.getByRole('region', { name: 'Безопасность' }).getByText(/устройств/)).toBeVisible();
  });

  await test.step('the notice fits every width, in both themes', async () => {
    await expectFits(page, () => lookAtScreen(page));
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await expect(notice(page)).toBeInViewport({ ratio: 1 });
    }
  });

  const dialog = page.getByRole('dialog', { name: 'Редактировать профиль' });
  const phone = dialog.getByLabel('Телефон');
  const save = dialog.getByRole('button', { name: 'Сохранить' });
  await openModal(page, 'Изменить профиль');
  const before = await phone.inputValue();
  await test.step('what is saved fails, and what was typed stays', async () => {
    await phone.fill('9261234567');
    await save.click();
    await expect(page.getByText('Не удалось изменить данные пользователя.')).toBeVisible();
    await expect(phone).toHaveValue('+7 (926) 123-45-67');
    await page.clock.runFor(2 * ASK_EVERY_MS);
    await expect(notice(page)).toBeVisible();
  });

  await test.step('the notice goes by itself, and the same press saves', async () => {
    await regainWrites(page);
    await page.clock.runFor(ASK_EVERY_MS);
    await expect(notice(page)).toHaveCount(0);
    await expect(phone).toHaveValue('+7 (926) 123-45-67');
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Личные данные' })).toContainText('+7 (926) 123-45-67');
  });
  await openModal(page, 'Изменить профиль');
  await phone.fill(before);
  await save.click();
  await expect(dialog).toBeHidden();
});

test(
  'a visitor who cannot be signed in is told why, and signs in with what they typed',
  FULL,
  async ({ page, signInByForm }) => {
    await page.clock.install();
    await page.goto('/login');
    await settle(page);
    await loseWrites(page);
    await signInByForm('user');
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Ошибка сервера. Попробуйте позже');
    await expect(page.getByLabel('Email')).toHaveValue(accounts.user);
    await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue(PASSWORD);

    await regainWrites(page);
    await page.clock.runFor(ASK_EVERY_MS);
    await expect(notice(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(page).toHaveURL('/');
  },
);

test(
  'a list keeps its rows when it cannot be asked for again, and the lack of an API is not told as read-only',
  FULL,
  async ({ page, signIn }) => {
    await signIn('user');
    await page.clock.install();
    await page.goto('/payment-requests');
    await settle(page);
    const rows = page.locator('tbody tr');
    const known = await rows.allInnerTexts();
    expect(known.length).toBeGreaterThan(0);
    for (const [what, answer] of [
      ['a fault', failure(503, 'SYS.002', 'Ошибка сервера. Попробуйте позже')],
      ['a broken connection', null],
    ] as const)
      await test.step(what, async () => {
        await page.route('**/api/**', (route) => (answer === null ? route.abort() : route.fulfill(answer)));
        await page.clock.runFor(2 * ASK_EVERY_MS);
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        const retry = page.getByRole('alert').getByRole('button', { name: 'Попробовать снова' });
        await expect(retry).toBeVisible();
        expect(await rows.allInnerTexts()).toEqual(known);
        await expect(notice(page)).toHaveCount(0);
        await page.unrouteAll({ behavior: 'wait' });
        await retry.click();
        await expect(retry).toHaveCount(0);
        expect(await rows.allInnerTexts()).toEqual(known);
      });
  },
);
