import { lookClosely } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/fits.ts';
import { acknowledgeCookies, PHONE } from '../support/shell.ts';
import { callHeaders, expect, PASSWORD } from '../support/test.ts';
import { test } from './admin-test.ts';
import { fillFunds } from './pages.ts';

test('what is grave asks again who somebody is, above its own dialog, and goes on', async ({
  page,
  signIn,
  newcomers,
}) => {
  const { payerId } = await newcomers.makeShortCompany();
  await acknowledgeCookies(page.context());
  await signIn('admin');
  await page.goto(`/admin/payers/${payerId}`);
  const funds = await fillFunds(page, { amount: '10', reason: 'Возмещение', document: 'Акт 7' });
  await page.request.delete('/api/v1/auth/reauthentication', { headers: callHeaders() });
  const submit = funds.getByRole('button', { name: 'Начислить', exact: true });
  await submit.click();

  const question = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  await expect(question.getByLabel('Пароль', { exact: true })).toBeFocused();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await lookClosely(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(submit).toBeFocused();
  await expect(page.getByLabel('Причина')).toHaveValue('Возмещение');

  await submit.click();
  await question.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/: теперь на счёте/)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
