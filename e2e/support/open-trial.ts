import type { Page } from '@playwright/test';

/** Opens an address that asks for a trial of a build, and presses what begins it. */
export async function openTrial(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Открыть пробную сборку' }).click();
}
