import type { Page, Route } from '@playwright/test';
import { API, failure, settle, success } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const BALANCE_URL = `${API}/users/me/balance`;
const POLL_MS = 30_000;

const badge = (page: Page) => page.getByRole('button', { name: /Баланс/ }).filter({ hasText: '₽' });

const balanceOf = (balance: number) => ({
  balance,
  available: String(balance),
  held: '0',
  payer: { id: '00000000-0000-7000-8000-000000000001', kind: 'user', name: 'Илья Белов' },
  updated_at: '2026-11-20T09:00:00.000Z',
});

/** Answers for the balance from here on; `answer` may be replaced at any time. */
async function answerBalance(page: Page, balance: number) {
  const server = {
    asked: 0,
    answer: (route: Route) => route.fulfill(success(balanceOf(balance))),
  };
  await page.route(BALANCE_URL, (route) => {
    server.asked += 1;
    return server.answer(route);
  });
  return server;
}

/** On a screen that does not request the balance itself, with the clock stopped before the first poll is due. */
async function openWithStillClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/account');
  await expect(badge(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + POLL_MS / 6);
}

test('a press asks the server again and says that the sum is fresh', async ({ page, signIn }) => {
  const server = await answerBalance(page, 777.5);
  await signIn('user');
  await page.goto('/account');
  await settle(page);
  await badge(page).click();
  await expect(badge(page)).toContainText('777,50');
  await expect(page.getByText('Баланс обновлён')).toBeAttached();
  expect(server.asked).toBeGreaterThanOrEqual(1);
});

test('the sum has two decimals, six under the pointer and on focus, ten when it is tiny', async ({
  page,
  signIn,
}) => {
  const server = await answerBalance(page, 1234.56789);
  await signIn('user');
  await page.goto('/account');
  await settle(page);
  await badge(page).click();
  await expect(badge(page)).toContainText(/1\s234,567890\s₽/);
  await page.getByRole('heading', { level: 1 }).hover();
  await badge(page).blur();
  await expect(badge(page)).toContainText(/1\s234,57\s₽/);
  await badge(page).focus();
  await expect(badge(page)).toContainText(/1\s234,567890\s₽/);

  server.answer = (route) => route.fulfill(success(balanceOf(0.0000012345)));
  await badge(page).press('Enter');
  await badge(page).blur();
  await expect(badge(page)).toContainText(/0,0000012345\s₽/);
});

test.describe('polling', () => {
  test.beforeEach(({ signIn }) => signIn('user'));

  test('asks every 30 seconds', async ({ page }) => {
    const server = await answerBalance(page, 100);
    await openWithStillClock(page);
    const before = server.asked;
    server.answer = (route) => route.fulfill(success(balanceOf(250)));
    await page.clock.runFor(POLL_MS);
    await expect(badge(page)).toContainText('250,00');
    await page.clock.runFor(POLL_MS);
    await expect.poll(() => server.asked).toBe(before + 2);
  });

  test('rests while the tab is hidden, and asks at once when it is shown late', async ({ page }) => {
    const server = await answerBalance(page, 100);
    await openWithStillClock(page);
    const show = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await show(true);
    const before = server.asked;
    await page.clock.runFor(3 * POLL_MS);
    expect(server.asked).toBe(before);
    await show(false);
    await expect.poll(() => server.asked).toBe(before + 1);
  });

  test('rests while the server limits requests', async ({ page }) => {
    const server = await answerBalance(page, 100);
    await openWithStillClock(page);
    server.answer = (route) => route.fulfill(failure(429, 'RATE.001'));
    await badge(page).click();
    await expect(page.getByText('Превышен лимит запросов')).toBeVisible();
    const before = server.asked;
    await page.clock.runFor(POLL_MS + 5000);
    expect(server.asked).toBe(before);
  });
});

test('a failed refresh keeps the last sum and marks it as stale, until one succeeds', async ({
  page,
  signIn,
}) => {
  const server = await answerBalance(page, 321);
  await signIn('user');
  await page.goto('/account');
  await settle(page);
  await badge(page).click();
  await expect(badge(page)).toContainText('321,00');
  server.answer = (route) => route.fulfill(failure(500, 'SYS.001'));
  await badge(page).click();
  await expect(badge(page)).toContainText('Баланс не обновлён');
  await expect(badge(page)).toContainText('321,00');
  server.answer = (route) => route.fulfill(success(balanceOf(322)));
  await badge(page).click();
  await expect(badge(page)).not.toContainText('Баланс не обновлён');
  await expect(badge(page)).toContainText('322,00');
});

test('a member of a company sees no balance without company_balance:view, and it is never asked for', async ({
  page,
  signIn,
}) => {
  const server = await answerBalance(page, 100);
  await signIn('employee');
  await page.goto('/');
  await settle(page);
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Баланс/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Баланс' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Уровень' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Счёт компании' })).toContainText(
    'с правом на просмотр баланса',
  );
  await expect(page.getByRole('region', { name: 'Расходы' })).toContainText('Ваши траты со счёта компании');
  await expect(page.getByText('На сколько хватит')).toHaveCount(0);
  expect(server.asked).toBe(0);
});

test('a member of a company with company_balance:view sees it', async ({ page, signIn }) => {
  await signIn('director');
  await page.goto('/');
  await expect(badge(page)).toBeVisible();
});
