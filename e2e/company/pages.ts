import type { APIResponse, Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** The lines of the sidebar. */
export const menuLines = (page: Page) =>
  page.getByRole('navigation', { name: 'Разделы кабинета' }).getByRole('link');

export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The row of somebody in the list of people. */
export const personRow = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name });

/** Presses what may be done with somebody of the list. */
export async function askAbout(row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: /^Действия/ }).click();
  await row.page().getByRole('menuitem', { name: action, exact: true }).click();
}

/** What a refusal of the API says. */
export async function refusalOf(answer: APIResponse): Promise<unknown> {
  expect(answer.ok(), await answer.text()).toBe(false);
  return { status: answer.status(), ...(await answer.json()).details };
}
