import { askAbout } from '../company/pages.ts';
import { FULL } from '../support/full.ts';
import { acknowledgeCookies } from '../support/shell.ts';
import { expect } from '../support/test.ts';
import { lookAt, question, rowOf, searchFor } from './pages.ts';
import { test, unique } from './roles-test.ts';

/** Somebody of the demonstration whom no other test knows. */
const HOLDER = 'person24@demo.example';

test(
  'a role that somebody has is deleted after its people are moved, and what that means is said',
  FULL,
  async ({ page, signIn, arranged }) => {
    await acknowledgeCookies(page.context());
    const name = unique('Уходящая роль');
    const role = await arranged.makeRole({
      name,
      permissions: ['group:view_transactions', 'all:disable', 'vendor:enable:Meta'],
    });
    const next = await arranged.makeRole({
      name: unique('Новое место'),
      permissions: ['group:view_payment_requests'],
    });
    const unused = await arranged.makeRole({ name: unique('Ничья роль'), permissions: [] });
    const userId = await arranged.giveRole(role, HOLDER);
    await signIn('admin');
    await page.goto('/roles');
    const dialog = question(page, 'Удалить роль?');

    await test.step('a role that nobody has is deleted at once', async () => {
      await searchFor(page, unused.role_name);
      await askAbout(rowOf(page, unused.role_name), 'Удалить');
      await expect(dialog).toContainText(`Роль «${unused.role_name}» никому не назначена`);
      await dialog.getByRole('button', { name: 'Удалить' }).click();
      await expect(page.getByText(`Роль «${unused.role_name}» удалена`)).toBeVisible();
      await expect(rowOf(page, unused.role_name)).toHaveCount(0);
    });

    await test.step('a system role is not', async () => {
      await searchFor(page, 'Администратор');
      const row = rowOf(page, 'Администратор').filter({ hasText: 'системная' }).first();
      await row.getByRole('button', { name: /^Действия/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Удалить нельзя: роль системная' })).toBeDisabled();
      await page.keyboard.press('Escape');
    });

    await test.step('of a role in use it is asked where its people go', async () => {
      await searchFor(page, name);
      await askAbout(rowOf(page, name), 'Удалить');
      const confirm = dialog.getByRole('button', { name: 'Перевести и удалить' });
      await expect(confirm).toBeDisabled();
      const choice = dialog.getByLabel('Роль есть у 1 человека. Куда его перевести?');
      await expect(choice).toBeFocused();
      await choice.selectOption(next.role_name);
      const effect = dialog.getByRole('status', { name: 'Что изменится у этих людей' });
      await expect(effect.getByRole('list', { name: 'Получат права' })).toContainText(
        'Просмотр заявок группы',
      );
      await expect(effect.getByRole('list', { name: 'Потеряют права' })).toContainText(
        'Просмотр транзакций группы',
      );
      await expect(effect).toContainText(/Открыто моделей: сейчас 3, станет \d{2}/);
      await lookAt(page, 'where the people of a role go');
      await confirm.click();
      await expect(
        page.getByText(`Роль «${name}» удалена, в роль «${next.role_name}» переведено: 1 человек`),
      ).toBeVisible();
      await expect(rowOf(page, name)).toHaveCount(0);
    });

    await test.step('they have the other role now', async () => {
      const { role: now } = await arranged.call<{ role: { role_id: string } }>(
        'get',
        `users/${userId}/access`,
      );
      expect(now.role_id).toBe(next.role_id);
      await searchFor(page, next.role_name);
      await expect(rowOf(page, next.role_name).getByRole('cell', { name: '1', exact: true })).toBeVisible();
    });
  },
);
