import { formatAmount } from '@cabinet/kernel/core/amount';
import { BALANCE_REFRESH_MS } from '@cabinet/kernel/core/contract';
import type { Locator, Page } from '@playwright/test';
import { look } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/fits.ts';
import { DESKTOP, PHONE, settle } from '../support/shell.ts';
import { expect } from '../support/test.ts';

/** A sum as a screen writes it. */
export const sum = (amount: string | number, digits = 2) => formatAmount(amount, { digits });

export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Lets the page read its group again; its clock is the test's. */
export const waitForRefresh = (page: Page): Promise<void> => page.clock.runFor(BALANCE_REFRESH_MS + 1_000);

/** Opens the group's screen as one who has come from elsewhere, and waits for all of it. */
export async function openGroup(page: Page): Promise<void> {
  await page.goto('/group');
  await settle(page);
}

/** Axe at both widths; on a phone nothing stands out sideways. The page is left wide. */
export async function lookAt(page: Page, state: string): Promise<void> {
  await look(page, state, [DESKTOP, PHONE]);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
}

/** Goes on by Tab until a control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 60 && !(await isFocused()); step += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}
