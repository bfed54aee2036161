import { API, acknowledgeCookies, PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: PHONE });

test('a message with a button leaves its text room on a phone', async ({ page, context, signIn }) => {
  await acknowledgeCookies(context);
  await page.route(`${API}/users/me`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data.user.settings.low_balance_threshold = '999999999.00';
    await route.fulfill({ response, json: body });
  });
  await signIn('user');
  await page.goto('/');
  await settle(page);
  const notice = page.getByRole('alert').filter({ hasText: 'Деньги на счёте заканчиваются' });
  const text = await notice.getByText(/^Баланс ниже порога/).boundingBox();
  const whole = await notice.boundingBox();
  expect(text?.width).toBeGreaterThan((whole?.width ?? 0) / 2);
  await expect(notice.getByRole('link', { name: 'Пополнить' })).toBeVisible();
});
