import { title } from '../company/pages.ts';
import { FULL } from '../support/full.ts';
import { enterAs } from '../support/people.ts';
import { acknowledgeCookies } from '../support/shell.ts';
import { expect } from '../support/test.ts';
import { addRule, lookAt, mergeRow, nameField, openRulesOf, ruleList, save, saveButton } from './pages.ts';
import { test, unique } from './roles-test.ts';

/** Somebody of the demonstration whom no other test signs in. */
const SECOND = 'person20';

test(
  'two administrators edit one role: the second one sees both versions, chooses, and nothing is lost',
  FULL,
  async ({ page: second, otherPage: first, signIn, arranged }) => {
    await acknowledgeCookies(second.context());
    await acknowledgeCookies(first.context());
    const role = await arranged.makeRole({
      name: unique('Редакторы'),
      permissions: ['group:view_transactions', 'vendor:disable:OpenAI', 'model:enable:gpt-4o-mini'],
    });
    const theirName = unique('Редакторы и авторы');
    const keepers = await arranged.makeRole({
      name: unique('Ведут роли'),
      permissions: ['user:manage', 'role:manage', 'group:view_transactions'],
    });
    await signIn('admin', first);
    await enterAs(second.request, SECOND);
    await arranged.giveRole(keepers, `${SECOND}@demo.example`);

    await test.step('both open it, and each changes something else, and the name', async () => {
      for (const page of [first, second]) {
        await openRulesOf(page, role.role_id);
        await expect(nameField(page)).toHaveValue(role.role_name);
      }
      await first.getByLabel('Действие правила 2', { exact: true }).selectOption('Разрешить');
      await first.getByRole('tab', { name: 'Разрешения' }).click();
      await first.getByRole('checkbox', { name: /^Просмотр заявок группы/ }).check();
      await nameField(first).fill(theirName);

      await addRule(second, { action: 'Запретить', type: 'Тег', value: 'картинки' });
      await second.getByLabel('Описание').fill('Пишут и правят тексты');
      await nameField(second).fill(unique('Редакторы текстов'));
    });

    await test.step('the first one saves', () => save(first));

    const view = second.getByRole('dialog', { name: 'Роль изменили двое' });
    await test.step('the second one is shown theirs, their own and the result', async () => {
      await saveButton(second).click();
      await expect(view).toBeVisible();
      await expect(view).toContainText('Анна Воронцова: новая версия от');
      await expect(view).toContainText('Изменения спорят в 1 месте');
      await expect(view.getByRole('group')).toHaveCount(5);
      await expect(mergeRow(second, /^Просмотр заявок группы/)).toContainText('добавлено: Анна Воронцова');
      await expect(mergeRow(second, /^Вендор «OpenAI»/)).toContainText('изменено: Анна Воронцова');
      await expect(mergeRow(second, /^Тег «картинки»/)).toContainText('добавлено: вы');
      await expect(mergeRow(second, /^Описание/)).toContainText('добавлено: вы');
      await lookAt(second, 'two versions of a role');
    });

    await test.step('closed and opened again, it has kept what was chosen', async () => {
      const theirs = mergeRow(second, /^Название/).getByRole('radio', { name: `Новая версия: ${theirName}` });
      await expect(mergeRow(second, /^Название/).getByRole('radio', { name: /^Ваша версия/ })).toBeChecked();
      await theirs.check();
      await second.keyboard.press('Escape');
      await expect(view).toHaveCount(0);
      await expect(ruleList(second).getByRole('listitem')).toHaveCount(4);
      await second.getByRole('button', { name: 'Сравнить и объединить' }).click();
      await expect(theirs).toBeChecked();
      await expect(view.getByRole('list', { name: 'Правила результата' }).getByRole('listitem')).toHaveText([
        'Разрешить все модели',
        'Разрешить вендора «OpenAI»',
        'Разрешить модель «GPT-4o mini»',
        'Запретить тег «картинки»',
      ]);
    });

    await test.step('the result is saved over the newer version, with what both made', async () => {
      await view.getByRole('button', { name: 'Сохранить результат' }).click();
      await expect(second.getByText('Роль успешно обновлена')).toBeVisible();
      await expect(title(second)).toHaveText('Роли');
      expect(await arranged.readRole(role.role_id)).toMatchObject({
        role_name: theirName,
        description: 'Пишут и правят тексты',
        version: 3,
        permissions: expect.arrayContaining(['group:view_transactions', 'group:view_payment_requests']),
      });
      const { permissions } = await arranged.readRole(role.role_id);
      expect(permissions.filter((text) => /^(vendor|tag|type|model):/.test(text))).toEqual([
        'vendor:enable:OpenAI',
        'model:enable:gpt-4o-mini',
        'tag:disable:картинки',
      ]);
    });
  },
);
