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
        await expect(mail.locator('body')).toContainText(/\d{6}-\d{6}/);
        await mail.close();
      });
    const letter = await page.request.get(`${baseURL}/api/demo/mail/json/${id}`);
    return /\b\d{6}-\d{6}\b/.exec(JSON.stringify(await letter.json()))?.[0] ?? '';
  });

  await test.step('a wrong code is refused and nothing typed is lost', async () => {
    await page.getByLabel('Код из письма').fill('000000-000000');
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

test('the steps of a reset are in the address: a reload and the way back keep their place', async ({
  page,
}) => {
  const CODE = 'Код из письма';
  const title = page.getByRole('heading', { level: 1 });
  await page.route('**/api/v1/auth/password-reset', (route) =>
    route.fulfill({ json: { status: 'success', message: '', data: null } }),
  );
  await page.goto('/login');
  await page.getByLabel('Email').fill(PERSON);
  await page.getByRole('button', { name: 'Забыли пароль?' }).click();
  await expect(title).toHaveText('Восстановление пароля');
  const request = page.url();
  await page.reload();
  await expect(title).toHaveText('Восстановление пароля');
  await expect(page.getByLabel('Email')).toHaveValue(PERSON);

  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByLabel(CODE)).toBeVisible();
  await page.getByLabel(CODE).fill('135790');
  await page.getByLabel('Новый пароль', { exact: true }).fill(NEW_PASSWORD);
  await test.step('nothing of the person is in the address', async () => {
    const address = decodeURIComponent(page.url());
    for (const secret of [PERSON, 'person07', '135790', NEW_PASSWORD]) expect(address).not.toContain(secret);
    expect(address).not.toBe(request);
  });
  await page.reload();
  await expect(page.getByLabel(CODE)).toBeVisible();
  await expect(page.getByText(PERSON)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(request);
  await expect(page.getByLabel('Email')).toHaveValue(PERSON);
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(title).toHaveText('Вход в кабинет');
  await expect(page.getByLabel('Email')).toHaveValue(PERSON);
  await page.goForward();
  await page.goForward();
  await expect(page.getByLabel(CODE)).toBeVisible();

  await test.step('the step of the code without an e-mail begins at the beginning', async () => {
    const code = page.url();
    const other = await page.context().newPage();
    await other.goto(code);
    await expect(other.getByRole('button', { name: 'Получить код' })).toBeVisible();
    await expect(other.getByLabel('Email')).toHaveValue('');
  });
});
