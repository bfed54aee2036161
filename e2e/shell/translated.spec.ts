import { chooseFilter } from '../support/filters.ts';
import { FULL } from '../support/full.ts';
import { API, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translate.ts';

// A text that the translator has taken out of the page is still React's: it fails on removing it, and what it writes there is
// seen by nobody. Every failure is an error of the console, which fails a test.

test('a translated page goes on to say what changes', async ({ page, signIn }) => {
  await signIn('groupOwner');
  await page.goto('/finances');
  await settle(page);

  await test.step('a list that grows, is filtered and sorted', async () => {
    const shown = page.getByRole('status').filter({ hasText: /^Показано/ });
    await expect(shown).toHaveText(/^Показано 25 из/);
    await translate(page);
    await page.getByRole('button', { name: 'Показать ещё' }).click();
    await expect(shown).toHaveText(/^Показано 50 из/);
    const whole = await shown.textContent();
    await translate(page);
    await chooseFilter(page, 'Направление', 'Поступления');
    await expect(shown).not.toHaveText(whole ?? '');
    await translate(page);
    await page.getByRole('button', { name: 'Сбросить', exact: true }).click();
    await expect(shown).toHaveText(whole ?? '');
  });

  await test.step('the details of a row', async () => {
    await translate(page);
    await page.locator('[data-walk=open]').first().click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await translate(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('another screen, another period, another balance', async () => {
    await page.getByRole('link', { name: 'Кабинет, на главную' }).click();
    await settle(page);
    await translate(page);
    await page.getByRole('button', { name: '7 дней' }).click();
    await expect(page.getByText(/^За 7 дней/)).toBeVisible();
    await page.route(`${API}/users/me/balance`, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, data: { ...body.data, balance: 4321.5 } } });
    });
    await translate(page);
    await page.locator('[data-badge]').click();
    await expect(page.locator('[data-badge]')).toContainText('4 321,50');
    await page.getByRole('button', { name: 'Свернуть меню' }).click();
    await translate(page);
    await page.getByRole('button', { name: 'Развернуть меню' }).click();
    await expect(page.getByRole('link', { name: 'Мои заявки' })).toBeVisible();
  });
});

test('a translated payment follows the sum and the way', FULL, async ({ page, signIn }) => {
  await signIn('user');
  await page.goto('/payment');
  await settle(page);
  for (const [sum, said] of [
    ['1000', /1 000,00/],
    ['2500', /2 500,00/],
  ] as const) {
    await translate(page);
    await page.getByLabel('Сумма').fill(sum);
    await expect(page.getByRole('button', { name: said })).toBeVisible();
  }
  for (const way of await page.getByRole('radio').all()) {
    await translate(page);
    await way.check({ force: true });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test(
  'a translated list of people is chosen from, and its tabs and dialogs work',
  FULL,
  async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto('/admin');
    await settle(page);
    await translate(page);
    const rows = page.locator('tbody').getByRole('checkbox');
    await rows.nth(0).check();
    await expect(page.getByText('Выбрана 1 строка')).toBeVisible();
    await translate(page);
    await rows.nth(1).check();
    await expect(page.getByText('Выбраны 2 строки')).toBeVisible();
    await translate(page);
    await page.getByRole('button', { name: 'Снять выбор' }).click();
    await page.goto('/admin/promo-monitoring');
    await settle(page);
    for (const tab of await page.getByRole('tab').all()) {
      await translate(page);
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await settle(page);
    }
  },
);
