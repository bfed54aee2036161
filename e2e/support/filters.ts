import { expect, type Page } from '@playwright/test';

/** The chip of a list's filter: it says what is chosen. */
export const filterChip = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}: `) });

/** Chooses a value of a filter by its chip, and waits for the list that it asks for: the one before stays until then. */
export async function chooseFilter(page: Page, label: string, value: string): Promise<void> {
  await filterChip(page, label).click();
  await page.getByRole('menuitemradio', { name: value, exact: true }).click();
  await expect(filterChip(page, label)).toContainText(value);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
