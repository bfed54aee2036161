import { expect, test } from '../support/test.ts';

/** Somebody of the demonstration whom no other test signs in. */
const PERSON = 'person07@demo.example';
const NEW_PASSWORD = 'Novyj-2026-parol';

test('a forgotten password is replaced by the code of a letter', async ({ page, baseURL }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(PERSON);

  await test.step('the typed e-mail is carried over, and a letter is sent', async () => {
    await page.getByRole('button', { name: 'Забыли пароль?' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(PERSON);
    await page.getByRole('button', { name: /код/i }).first().click();
    await expect(page.getByText('Код восстановления отправлен на ваш email').first()).toBeVisible();
  });

  const code = await test.step('the demonstration mail box shows the code', async () => {
    const letters = await page.request.get(`${baseURL}/api/demo/mail/json?recipient=${PERSON}`);
    const { id } = (await letters.json()).data[0];
    await page
      .context()
      .newPage()
      .then(async (mail) => {
        await mail.goto(`${baseURL}/api/demo/mail/${id}`);
        await expect(mail.locator('body')).toContainText(/\d{6}/);
        await mail.close();
      });
    const letter = await page.request.get(`${baseURL}/api/demo/mail/json/${id}`);
    return /\b\d{6}\b/.exec(JSON.stringify(await letter.json()))?.[0] ?? '';
  });

  await test.step('a wrong code is refused and nothing typed is lost', async () => {
    await page.getByLabel('Код из письма').fill(code === '000000' ? '000001' : '000000');
    await page.getByLabel('Новый пароль', { exact: true }).fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Неверный или истекший код восстановления').first()).toBeVisible();
    await expect(page.getByLabel('Новый пароль', { exact: true })).toHaveValue(NEW_PASSWORD);
  });

  await test.step('the right code sets the password, and it signs the person in', async () => {
    await page.getByLabel('Код из письма').fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Пароль успешно изменен').first()).toBeVisible();
    await page.getByLabel('Пароль', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});
