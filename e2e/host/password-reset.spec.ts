import { expect, test } from '../support/stand-in-site.ts';

/** Somebody of the demonstration whom no other test signs in. */
const PERSON = 'person07@demo.example';
const NEW_PASSWORD = 'Novyj-2026-parol';

test('a forgotten password is replaced by the code of a letter; its steps are in the address', async ({
  page,
  baseURL,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  const email = page.getByLabel('Email');
  const code = page.getByLabel('Код из письма');
  const password = page.getByLabel('Новый пароль', { exact: true });
  await page.goto('/login');
  await email.fill(PERSON);

  const request = await test.step('the typed e-mail is carried over, and survives a reload', async () => {
    await page.getByRole('button', { name: 'Забыли пароль?' }).click();
    await expect(title).toHaveText('Восстановление пароля');
    await expect(email).toHaveValue(PERSON);
    await page.reload();
    await expect(title).toHaveText('Восстановление пароля');
    await expect(email).toHaveValue(PERSON);
    return page.url();
  });

  await test.step('a letter is sent', async () => {
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(page.getByText('Код восстановления отправлен на ваш email').first()).toBeVisible();
  });

  await test.step('nothing of the person is in the address', async () => {
    await code.fill('135790');
    await password.fill(NEW_PASSWORD);
    const address = decodeURIComponent(page.url());
    for (const secret of [PERSON, 'person07', '135790', NEW_PASSWORD]) expect(address).not.toContain(secret);
    expect(address).not.toBe(request);
  });

  await test.step('a reload and the way back keep their place', async () => {
    await page.reload();
    await expect(code).toBeVisible();
    await expect(page.getByText(PERSON)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(request);
    await expect(email).toHaveValue(PERSON);
    await page.goBack();
    await expect(page).toHaveURL('/login');
    await expect(title).toHaveText('Вход в кабинет');
    await expect(email).toHaveValue(PERSON);
    await page.goForward();
    await page.goForward();
    await expect(code).toBeVisible();
  });

  const sent =
    await test.step('the demonstration mail box shows the code; where no e-mail is known its step begins at the beginning', async () => {
      const letters = await page.request.get(`${baseURL}/api/demo/mail/json?recipient=${PERSON}`);
      const { id } = (await letters.json()).data[0];
      const other = await page.context().newPage();
      await other.goto(`${baseURL}/api/demo/mail/${id}?view=text`);
      await expect(other.locator('body')).toContainText(/\d{6}-\d{6}/);
      await other.goto(page.url());
      await expect(other.getByRole('button', { name: 'Получить код' })).toBeVisible();
      await expect(other.getByLabel('Email')).toHaveValue('');
      await other.close();
      const letter = await page.request.get(`${baseURL}/api/demo/mail/json/${id}`);
      return /\b\d{6}-\d{6}\b/.exec((await letter.json()).data.text)?.[0] ?? '';
    });

  await test.step('a wrong code is refused and nothing typed is lost', async () => {
    await code.fill('000000-000000');
    await password.fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Неверный или истекший код восстановления').first()).toBeVisible();
    await expect(password).toHaveValue(NEW_PASSWORD);
  });

  await test.step('the right code sets the password, and it signs the person in', async () => {
    await code.fill(sent);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Пароль успешно изменен').first()).toBeVisible();
    await page.getByLabel('Пароль', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});
