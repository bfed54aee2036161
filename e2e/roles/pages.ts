import type { Locator, Page } from '@playwright/test';
import { look } from '../support/axe.ts';
import { expect } from '../support/test.ts';

/** The rules of a role, the one for all models first. */
export const ruleList = (page: Page) => page.getByRole('list', { name: 'Правила доступа к моделям' });

/** A rule by the number that the screen calls it by. */
export const ruleAt = (page: Page, number: number) =>
  ruleList(page)
    .getByRole('listitem')
    .nth(number - 1);

/** What a rule is dragged by; it names the rule. */
export const handleAt = (page: Page, number: number) =>
  page.getByRole('button', { name: `Переместить правило ${number}:` });

/** The names of the rules below the one for all models, in their order. */
const ruleNames = (page: Page): Locator => page.getByRole('button', { name: /^Переместить правило/ });

/** Whether the rules stand in this order. */
export async function expectOrder(page: Page, names: readonly string[]): Promise<void> {
  await expect(ruleNames(page)).toHaveCount(names.length);
  for (const [index, name] of names.entries())
    await expect(ruleNames(page).nth(index)).toHaveAccessibleName(
      `Переместить правило ${index + 2}: ${name}`,
    );
}

/** Opens the rules of a role, whose code comes now. */
export async function openRules(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Доступ к моделям' }).click();
  await expect(ruleList(page)).toBeVisible();
}

/** Opens the editor of a role at its rules. */
export async function openRulesOf(page: Page, roleId: string): Promise<void> {
  await page.goto(`/roles/edit/${roleId}?tab=models`);
  await expect(ruleList(page)).toBeVisible();
}

/** Chooses in a field that finds what is typed. */
export async function pick(field: Locator, name: string): Promise<void> {
  await field.fill(name);
  const option = field.page().getByRole('option', { name, exact: false }).first();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(field).toHaveValue(name);
}

interface Rule {
  readonly action: 'Разрешить' | 'Запретить';
  readonly type: 'Вендор' | 'Тег' | 'Тип' | 'Модель';
  readonly value: string;
}

/** Adds a rule below the others, and says what it is. */
export async function addRule(page: Page, { action, type, value }: Rule): Promise<void> {
  const number = (await ruleList(page).getByRole('listitem').count()) + 1;
  await page.getByRole('button', { name: 'Добавить правило' }).click();
  const field = page.getByRole('combobox', { name: `Значение правила ${number}` });
  await expect(field).toBeFocused();
  await page.getByLabel(`Действие правила ${number}`, { exact: true }).selectOption(action);
  await page.getByLabel(`Тип правила ${number}`, { exact: true }).selectOption(type);
  await pick(field, value);
}

export const nameField = (page: Page) => page.getByLabel('Название', { exact: true });

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Сохранить изменения' });

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Saves the role, which leads to the list. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByText('Роль успешно обновлена')).toBeVisible();
  await expect(page).toHaveURL('/roles');
}

/** A row of a list. */
export const rowOf = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name });

/** Narrows a list, and waits until it holds nothing else: rows that are about to go take no press. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);
  await expect(page.locator('tbody tr').filter({ hasNotText: text })).toHaveCount(0);
  await expect(rowOf(page, text).first()).toBeVisible();
}

/** The question over the page. */
export const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });

/** The rows of the view that shows what two people made of one role. */
export const mergeRow = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name: 'Роль изменили двое' }).getByRole('group', { name });

export const whyDialog = (page: Page) => page.getByRole('dialog', { name: 'Почему нет доступа' });

/** Person → role → rule → result. */
export const whyChain = (page: Page, model: string) =>
  whyDialog(page).getByRole('list', { name: `Почему так: ${model}`, exact: true });

/** Says whom the question is about. */
export async function findPerson(
  page: Page,
  { email, name }: { email: string; name: string },
): Promise<void> {
  const field = whyDialog(page).getByRole('combobox', { name: 'Человек' });
  await field.fill(email);
  await page.getByRole('option').filter({ hasText: email }).click();
  await expect(field).toHaveValue(name);
}

/** Axe, once all that a draft changes is counted anew: what is old is drawn paler until then. */
export async function lookAt(
  page: Page,
  ...state: [string, { width: number; height: number }[]?]
): Promise<void> {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await look(page, ...state);
}
