import { expectAccessible, pretendTheme } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the steps of a payment, in a request and in a transaction, ${theme}`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn('user');
    await pretendTheme(page, theme);

    await page.goto('/payment-requests');
    await page
      .getByRole('link', { name: /^З-\d+$/ })
      .first()
      .click();
    await expect(page.getByRole('list', { name: 'История заявки' })).toBeVisible();
    await test.step('a request', () => expectAccessible(page));

    await page.goto('/finances');
    await page.locator('tbody tr').first().click();
    await expect(page.getByRole('dialog').getByText('Проводки')).toBeVisible();
    await test.step('the details of a transaction', () => expectAccessible(page));

    await page.goto('/payment');
    await page.getByRole('button', { name: 'Перейти к оплате' }).click();
    await expect(page.getByText('Введите сумму', { exact: true })).toBeVisible();
    await test.step('the form with an error', () => expectAccessible(page));
    await page.getByRole('button', { name: /^500/ }).click();
    await expect(page.getByText('Баланс после')).toBeVisible();
    await test.step('the form with a quote', () => expectAccessible(page));
    await page.getByText('Счёт на оплату').click();
    await page.getByRole('button', { name: 'Выставить счёт' }).click();
    await expect(page.getByText(/^Счёт на .* готов$/)).toBeVisible();
    await test.step('the result', () => expectAccessible(page));
  });
}
