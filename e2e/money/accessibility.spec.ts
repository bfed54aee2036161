import { expectAccessibleInThemes } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('axe finds nothing in the steps of a payment, in a request and in a transaction, light and dark', async ({
  page,
  signIn,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('user');

  await page.goto('/payment-requests');
  await page
    .getByRole('link', { name: /^З-\d+$/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'История заявки' })).toBeVisible();
  await test.step('a request', () => expectAccessibleInThemes(page));

  await page.goto('/finances');
  await page.locator('tbody tr').first().click();
  await expect(page.getByRole('dialog').getByText('Проводки')).toBeVisible();
  await test.step('the details of a transaction', () => expectAccessibleInThemes(page));

  await page.goto('/payment');
  await page.getByRole('button', { name: 'Перейти к оплате' }).click();
  await expect(page.getByText('Введите сумму', { exact: true })).toBeVisible();
  await test.step('the form with an error', () => expectAccessibleInThemes(page));
  await page.getByRole('button', { name: /^500/ }).click();
  await expect(page.getByText('Баланс после')).toBeVisible();
  await test.step('the form with a quote', () => expectAccessibleInThemes(page));
  await page.getByText('Счёт на оплату').click();
  await page.getByRole('button', { name: 'Выставить счёт' }).click();
  await expect(page.getByText(/^Счёт на .* готов$/)).toBeVisible();
  await test.step('the result', () => expectAccessibleInThemes(page));
});
