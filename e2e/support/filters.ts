import type { Page } from '@playwright/test';

/** The chip of a list's filter: it says what is chosen. */
export const filterChip = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}: `) });

/** Chooses a value of a filter by its chip. */
export async function chooseFilter(page: Page, label: string, value: string): Promise<void> {
  await filterChip(page, label).click();
  await page.getByRole('menuitemradio', { name: value, exact: true }).click();
}
