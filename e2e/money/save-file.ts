import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

type Format = 'CSV' | 'Excel (XLSX)';

/** Asks for the list as a file. */
export async function chooseExport(page: Page, format: Format): Promise<void> {
  await page.getByRole('button', { name: 'Экспорт' }).click();
  await page.getByRole('menuitem', { name: format }).click();
}

/** Saves the list as a file. */
export async function exportAs(page: Page, format: Format): Promise<{ name: string; file: Buffer }> {
  const downloading = page.waitForEvent('download');
  await chooseExport(page, format);
  const download = await downloading;
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}
