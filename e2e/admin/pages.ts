import type { Locator, Page } from '@playwright/test';
import { menuLines, title } from '../company/pages.ts';
import { expect } from '../support/test.ts';

export { menuLines, title };

/** All that an administrator of the cabinet needs; nothing of companies and groups. */
export const ADMINISTRATION = [
  'user:manage',
  'role:manage',
  'payment_request:manage',
  'rate_correction:manage',
] as const;

/** For what a large cabinet does for minutes. */
export const PATIENT = { timeout: 20 * 60_000 };

export const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** The lines of the menu's section of administration. */
export const administrationLines = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Разделы кабинета' })
    .getByRole('list', { name: 'Администрирование' })
    .getByRole('link');

/** Goes by the menu. */
export async function goTo(page: Page, line: string, heading = line): Promise<void> {
  await menuLines(page).getByText(line, { exact: true }).click();
  await expect(title(page)).toHaveText(heading);
}

/** A row of the list in sight. */
export const rowOf = (page: Page, text: string | RegExp) =>
  page.locator('tbody tr').filter({ hasText: text });

/** Searches the list in sight, and waits until it holds nothing else. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
  await expect(page.locator('tbody tr').filter({ hasNotText: text })).toHaveCount(0);
  await expect(rowOf(page, text).first()).toBeVisible();
}

/** Adds funds from the page of an account; the dialog is left open. */
export async function fillFunds(
  page: Page,
  { amount, reason, document }: Readonly<Record<'amount' | 'reason' | 'document', string>>,
): Promise<Locator> {
  await page.getByRole('button', { name: 'Начислить или списать' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Сумма').fill(amount);
  await dialog.getByLabel('Причина').fill(reason);
  await dialog.getByLabel('Документ').fill(document);
  return dialog;
}

/** Opens what may be done with everybody whom the filter finds. */
export async function askAboutAllFound(page: Page, action: string): Promise<Locator> {
  await page.getByRole('checkbox', { name: 'Выбрать все строки' }).check();
  const bar = page.getByRole('region', { name: 'Действия с выбранными' });
  const all = bar.getByRole('button', { name: /^Выбрать все / });
  // Where the filter finds no more than the page holds, the choice of every row is that of all.
  if (await all.isVisible()) await all.click();
  await bar.getByRole('button', { name: action }).click();
  return page.getByRole('alertdialog');
}

/** Uploads a file of the bank, and waits for what it holds. */
export async function uploadStatement(
  page: Page,
  file: Parameters<Locator['setInputFiles']>[0] & { name: string },
): Promise<void> {
  await page.getByLabel('Файл выписки', { exact: true }).setInputFiles(file);
  await expect(title(page)).toHaveText(/^Выписка за /);
  await expect(page.getByRole('main')).toContainText(file.name);
}

export const lineOf = (page: Page, n: number) =>
  page.getByRole('list', { name: 'Строки выписки' }).getByRole('listitem', { name: `Строка ${n}` });
