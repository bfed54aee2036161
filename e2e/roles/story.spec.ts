import type { Page } from '@playwright/test';
import { askAbout, menuLines, refusalOf, title } from '../company/pages.ts';
import { look } from '../support/axe.ts';
import { chargeMillion } from '../support/chat-service.ts';
import { acknowledgeCookies, leaveLayers } from '../support/shell.ts';
import { expect } from '../support/test.ts';
import { newPerson } from './newcomer.ts';
import {
  addRule,
  findPerson,
  lookAt,
  openRules,
  pick,
  question,
  rowOf,
  ruleAt,
  saveButton,
  searchFor,
  section,
  whyChain,
  whyDialog,
} from './pages.ts';
import { test, unique } from './roles-test.ts';

/** Somebody of the demonstration whom no other test signs in. */
const HOST = 'person18';

/** Person → role → rule → result, as the dialog that is open says it of two models. */
async function expectReasons(page: Page, person: string, roleName: string): Promise<void> {
  const model = whyDialog(page).getByRole('combobox', { name: 'Модель' });
  await pick(model, 'GPT-5');
  const steps = whyChain(page, 'GPT-5').getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expect(steps.nth(0)).toContainText(person);
  await expect(steps.nth(1)).toContainText(roleName);
  await expect(steps.nth(2)).toContainText('Запретить вендора «OpenAI»');
  await expect(steps.nth(3)).toContainText('Запрос будет отклонён: заблокировано правилами роли');
  await pick(model, 'GPT-4o mini');
  const open = whyChain(page, 'GPT-4o mini').getByRole('listitem');
  await expect(open.nth(2)).toContainText('Разрешить модель «GPT-4o mini»');
  await expect(open.nth(2)).toContainText('Запретить вендора «OpenAI»');
  await expect(open.nth(3)).toContainText('Запрос пройдёт');
}

test('an administrator closes a vendor but for one model, knows before what that refuses, and after why', async ({
  page,
  playwright,
  signIn,
  arranged,
}) => {
  await acknowledgeCookies(page.context());
  const name = unique('Прохор Запросов');
  const person = await newPerson(playwright.request, { host: HOST, name });
  const role = await arranged.makeRole({
    name: unique('Отдел запросов'),
    permissions: ['group:view_transactions'],
  });
  await arranged.giveRole(role, person.email);
  const ask = (modelId: string) => chargeMillion(page.request, person.id, modelId);
  for (const modelId of ['gpt-5', 'gpt-4o-mini', 'gemini-2.5-flash'])
    expect((await ask(modelId)).status()).toBe(200);
  await signIn('admin');

  const preview = section(page, 'Предпросмотр');
  const replay = section(page, 'Проверка на реальных запросах');
  await test.step('the role is found among the others, and opened', async () => {
    await page.goto('/');
    await menuLines(page).getByText('Роли', { exact: true }).click();
    await expect(title(page)).toHaveText('Роли');
    await searchFor(page, role.role_name);
    await page.getByRole('link', { name: role.role_name }).click();
    await expect(title(page)).toHaveText('Редактировать роль');
    await expect(preview).toContainText('Доступ к моделям не меняется');
    await expect(replay).toContainText('За 30 дней правила не отказали бы ни в одном запросе.');
  });

  await test.step('the vendor is forbidden: what closes, and for how many, is said at once', async () => {
    await openRules(page);
    await addRule(page, { action: 'Запретить', type: 'Вендор', value: 'OpenAI' });
    await expect(preview).toContainText('−8 моделей, затронет 1 человека');
    await expect(preview).toContainText(/Закроются:.*GPT-4o mini/);
    await expect(replay).toContainText('За 30 дней было бы отказано: 2 из 3 запросов на');
  });

  await test.step('one of its models is allowed again', async () => {
    await addRule(page, { action: 'Разрешить', type: 'Модель', value: 'GPT-4o mini' });
    await expect(ruleAt(page, 2)).toContainText('Решает для 7 из 8 моделей, для остальных — правила ниже');
    await expect(ruleAt(page, 3)).toContainText('Решает для 1 модели');
    await expect(preview).toContainText('−7 моделей, затронет 1 человека');
    await expect(preview).not.toContainText('GPT-4o mini');
    await expect(replay).toContainText('За 30 дней было бы отказано: 1 из 3 запросов на');
    await expect(replay).toContainText('1 человек, 1 модель');
    await expect(replay.getByRole('list', { name: 'Модели' })).toContainText('GPT-5');
    await expect(replay.getByRole('list', { name: 'Люди' })).toContainText(name);
  });

  await test.step('a dialog lists every model with the rule that decides', async () => {
    await preview.getByRole('button', { name: 'Показать все модели' }).click();
    const dialog = page.getByRole('dialog', { name: 'Какие модели доступны' });
    await dialog.getByRole('checkbox', { name: 'Только изменения' }).check();
    await expect(dialog.getByRole('tab', { name: 'Доступные (0)' })).toBeVisible();
    await dialog.getByRole('tab', { name: 'Заблокированные (7)' }).click();
    await dialog.getByRole('searchbox', { name: 'Найти модель' }).fill('gpt-5');
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await dialog.getByRole('button', { name: /^GPT-5 OpenAI/ }).click();
    await expect(dialog).toContainText('GPT-5: решает правило «Запретить вендора «OpenAI»»');
    await lookAt(page, 'which models a draft opens');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('saving asks first, with the real requests that would have been refused', async () => {
    const dialog = question(page, 'Правила отказали бы в запросах');
    await saveButton(page).click();
    await expect(dialog).toContainText('Из-за этой правки отказали бы в 1 запросе на');
    await expect(dialog).toContainText('за 30 дней.');
    await expect(dialog.getByRole('listitem')).toHaveText([/^GPT-5\s*1 запрос/]);
    await look(page, 'what the rules would have refused');
    await dialog.getByRole('button', { name: 'Вернуться' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await arranged.readRole(role.role_id)).toMatchObject({ version: 1 });
    await saveButton(page).click();
    await dialog.getByRole('button', { name: 'Сохранить всё равно' }).click();
    await expect(page.getByText('Роль успешно обновлена')).toBeVisible();
    await expect(title(page)).toHaveText('Роли');
  });

  await test.step('the next request to a closed model is refused with the rule, the allowed one goes through', async () => {
    expect(await refusalOf(await ask('gpt-5'))).toMatchObject({
      status: 403,
      code: 'AUTH.003',
      permission: 'vendor:disable:OpenAI',
    });
    expect((await ask('gpt-4o-mini')).status()).toBe(200);
    expect((await ask('gemini-2.5-flash')).status()).toBe(200);
  });

  await test.step('beside the models it is asked why: who, which role, which rule, what comes of it', async () => {
    await menuLines(page).getByText('Модели и цены').click();
    await expect(title(page)).toHaveText('Модели и цены');
    await page.getByRole('button', { name: 'Почему нет доступа', exact: true }).click();
    await findPerson(page, person);
    await expectReasons(page, person.email, role.role_name);
    await page.keyboard.press('Escape');
    await expect(whyDialog(page)).toHaveCount(0);
    await leaveLayers(page);
  });

  await test.step('the same among the people, where the role leads to its editor', async () => {
    await page.goto('/users');
    await searchFor(page, person.email);
    await expect(rowOf(page, person.email)).toContainText(role.role_name);
    await askAbout(rowOf(page, person.email), 'Почему нет доступа');
    await expectReasons(page, person.email, role.role_name);
    await whyDialog(page).getByRole('link', { name: role.role_name }).click();
    await expect(title(page)).toHaveText('Редактировать роль');
    await expect(page).toHaveURL(`/roles/edit/${role.role_id}?tab=models`);
    await expect(page.getByRole('tab', { name: 'Доступ к моделям' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});
