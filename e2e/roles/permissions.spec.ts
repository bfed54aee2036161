import { FULL } from '../support/full.ts';
import { acknowledgeCookies, leaveLayers } from '../support/shell.ts';
import { expect } from '../support/test.ts';
import { lookAt, question } from './pages.ts';
import { test, unique } from './roles-test.ts';

/** A code that no other run on the same product has taken: letters only. */
const code = () =>
  `probe_${[...crypto.randomUUID().slice(0, 8)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('')}:view`;

test(
  'a permission is made by hand, refused where it cannot be, found and deleted',
  FULL,
  async ({ page, signIn, arranged }) => {
    await acknowledgeCookies(page.context());
    const id = code();
    const name = unique('Отчёты склада');
    await signIn('admin');
    await page.goto('/permissions');
    const form = page.getByRole('dialog', { name: 'Новое разрешение' });
    const create = form.getByRole('button', { name: 'Создать разрешение' });

    await test.step('what is missing and a code that is none are said at their fields', async () => {
      await page.getByRole('button', { name: 'Создать разрешение' }).click();
      await form.getByLabel('Название').fill(name);
      await form.getByLabel('Код').fill('Отчёты');
      await page.keyboard.press('Enter');
      await expect(form.getByLabel('Код')).toHaveAccessibleDescription(
        /Код состоит из двух слов через двоеточие/,
      );
      await expect(form.getByLabel('Категория')).toHaveAttribute('aria-invalid', 'true');
      await lookAt(page, 'a permission that is refused');
    });

    await test.step('a code that is taken is refused by the server, and what was typed stays', async () => {
      await form.getByLabel('Код').fill('user:manage');
      await form.getByLabel('Категория').fill('Склад');
      await create.click();
      await expect(form.getByLabel('Код')).toHaveAccessibleDescription(/Такое разрешение уже есть/);
      await expect(form.getByLabel('Название')).toHaveValue(name);
      await form.getByLabel('Код').fill(id);
      await create.click();
      await expect(form).toHaveCount(0);
      await expect(page.getByText(`Разрешение «${name}» создано. Выдайте его в роли`)).toBeVisible();
    });

    const item = page.getByRole('list', { name: 'Склад' }).getByRole('listitem').filter({ hasText: id });
    await test.step('it stands in its category; what the code knows has no way to be deleted', async () => {
      await expect(item).toContainText('Пока ни у одной роли');
      await expect(item).toContainText('создано вручную');
      await expect(page.getByRole('button', { name: 'Удалить разрешение «Управление ролями»' })).toHaveCount(
        0,
      );
    });

    const remove = page.getByRole('button', { name: `Удалить разрешение «${name}»` });
    const sure = question(page, 'Удалить разрешение?');
    await test.step('found by its code, it is deleted after a question', async () => {
      await page.getByRole('searchbox').fill(id);
      await expect(page).toHaveURL(`/permissions?q=${encodeURIComponent(id)}`);
      await expect(page.getByRole('main').getByRole('list')).toHaveCount(1);
      await remove.click();
      await expect(sure).toContainText(`«${name}» (${id}) больше нельзя будет выдать ни одной роли.`);
      await lookAt(page, 'the question about a permission');
      await sure.getByRole('button', { name: 'Удалить' }).click();
      await expect(page.getByText(`Разрешение «${name}» удалено`)).toBeVisible();
      await expect(page.getByText('Ничего не нашлось. Попробуйте другое слово.')).toBeVisible();
    });

    await test.step('what somebody else has deleted meanwhile is refused, and gone from the page', async () => {
      await arranged.call('post', 'permissions', { id, name, category: 'Склад' });
      await leaveLayers(page);
      await page.reload();
      await remove.click();
      await arranged.call('delete', `permissions/${id}`);
      await sure.getByRole('button', { name: 'Удалить' }).click();
      await expect(page.getByText('Разрешение не найдено')).toBeVisible();
      await sure.getByRole('button', { name: 'Отмена' }).click();
      await expect(item).toHaveCount(0);
    });
  },
);
