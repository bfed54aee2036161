import { menuLines, title } from '../company/pages.ts';
import { FULL } from '../support/full.ts';
import { acknowledgeCookies } from '../support/shell.ts';
import { callHeaders, expect, startSession } from '../support/test.ts';
import {
  expectOrder,
  lookAt,
  nameField,
  openRulesOf,
  question,
  save,
  saveButton,
  searchFor,
} from './pages.ts';
import { test, unique } from './roles-test.ts';

const LEAVE = 'Уйти без сохранения?';

test.beforeEach(async ({ context }) => acknowledgeCookies(context));

test('a changed role is not left by accident: by the menu, by the way back, by closing the tab', async ({
  page,
  signIn,
  arranged,
}) => {
  const role = await arranged.makeRole({
    name: unique('Черновик'),
    permissions: ['vendor:disable:OpenAI', 'tag:disable:картинки'],
  });
  const typed = `${role.role_name}, изменена`;
  await signIn('admin');
  await page.goto('/roles');
  await searchFor(page, role.role_name);
  await page.getByRole('link', { name: role.role_name }).click();
  await expect(title(page)).toHaveText('Редактировать роль');

  await test.step('what is unchanged is left without a question', async () => {
    await page.getByRole('tab', { name: 'Доступ к моделям' }).click();
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(title(page)).toHaveText('Роли');
    await page.goBack();
    await expect(nameField(page)).toHaveValue(role.role_name);
  });

  await nameField(page).fill(typed);
  await page.getByRole('button', { name: 'Ниже: правило 2' }).click();
  await expect(page.getByText('название изменено, правила изменены')).toBeVisible();

  const ways: readonly [string, () => Promise<unknown>][] = [
    ['a line of the menu', () => menuLines(page).getByText('Разрешения').click()],
    ['the button beside the one that saves', () => page.getByRole('button', { name: 'Отменить' }).click()],
    ['the way back', () => page.evaluate(() => history.back())],
  ];
  for (const [way, go] of ways)
    await test.step(`${way} asks first, and whoever stays finds all of it`, async () => {
      await go();
      await expect(question(page, LEAVE)).toContainText('Изменения роли не сохранены');
      if (way === 'the way back') await lookAt(page, 'the question about what is not saved');
      await question(page, LEAVE).getByRole('button', { name: 'Вернуться' }).click();
      await expect(question(page, LEAVE)).toHaveCount(0);
      await expect(title(page)).toHaveText('Редактировать роль');
      await expect(nameField(page)).toHaveValue(typed);
      await expectOrder(page, ['Запретить тег «картинки»', 'Запретить вендора «OpenAI»']);
    });

  await test.step('the browser asks before the tab is closed', async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(nameField(page)).toHaveValue(typed);
  });

  await test.step('reloaded all the same, the draft is offered and comes back', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(nameField(page)).toHaveValue(role.role_name);
    await expect(page.getByText(/^Найден несохранённый черновик от/)).toBeVisible();
    await lookAt(page, 'a draft that is offered');
    await page.getByRole('button', { name: 'Восстановить' }).click();
    await expect(nameField(page)).toHaveValue(typed);
    await expectOrder(page, ['Запретить тег «картинки»', 'Запретить вендора «OpenAI»']);
  });

  await test.step('left by choice, it is offered no more', async () => {
    await menuLines(page).getByText('Разрешения').click();
    await question(page, LEAVE).getByRole('button', { name: 'Не сохранять' }).click();
    await expect(title(page)).toHaveText('Разрешения');
    await page.goBack();
    await expect(nameField(page)).toHaveValue(role.role_name);
    await expect(page.getByText(/^Найден несохранённый черновик/)).toHaveCount(0);
  });
});

test(
  'a session that is ended while a role is edited costs nothing of the draft',
  FULL,
  async ({ page, playwright, signInByForm, arranged }) => {
    const role = await arranged.makeRole({
      name: unique('Потерянная сессия'),
      permissions: ['vendor:disable:OpenAI', 'tag:disable:картинки'],
    });
    const typed = `${role.role_name}, изменена`;
    const order = ['Запретить тег «картинки»', 'Запретить вендора «OpenAI»'];
    const login = page.getByRole('dialog', { name: 'Сессия истекла, войдите снова' });
    /** Ends the session of the page on the server, as another device can. */
    async function endSession(): Promise<void> {
      const device = await playwright.request.newContext({
        storageState: await page.context().storageState(),
      });
      const ended = await device.post(`${process.env.E2E_URL}/api/v1/auth/sign-out`, {
        headers: callHeaders(),
      });
      expect(ended.ok(), await ended.text()).toBe(true);
      await device.dispose();
    }
    async function saveInVain(): Promise<void> {
      await expect(async () => {
        if (!(await login.isVisible())) await saveButton(page).click({ timeout: 2_000 });
        await expect(login).toBeVisible({ timeout: 2_000 });
      }).toPass();
    }

    await startSession(page.request, 'admin');
    await openRulesOf(page, role.role_id);
    await nameField(page).fill(typed);
    await page.getByRole('button', { name: 'Выше: правило 3' }).click();
    await expectOrder(page, order);

    await test.step('left for the sign-in page and signed in again, it is offered and comes back', async () => {
      await endSession();
      await saveInVain();
      await login.getByRole('button', { name: 'Выйти без сохранения' }).click();
      await expect(page).toHaveURL('/login');
      await signInByForm('admin');
      await expect(page).toHaveURL(/\/roles\/edit\//);
      await expect(nameField(page)).toHaveValue(role.role_name);
      await expect(page.getByText(/^Найден несохранённый черновик от/)).toBeVisible();
      await page.getByRole('button', { name: 'Восстановить' }).click();
      await expect(nameField(page)).toHaveValue(typed);
      await expectOrder(page, order);
    });

    await test.step('signed in over the page, the editing goes on and is saved', async () => {
      await endSession();
      await saveInVain();
      await signInByForm('admin', login);
      await expect(login).toHaveCount(0);
      await expectOrder(page, order);
      await save(page);
      expect(await arranged.readRole(role.role_id)).toMatchObject({
        role_name: typed,
        permissions: expect.arrayContaining(['tag:disable:картинки', 'vendor:disable:OpenAI']),
      });
    });
  },
);
