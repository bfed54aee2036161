import { lookAtScreen } from '../support/axe.ts';
import { expectFits, expectNoMotion, expectNoZoom } from '../support/fits.ts';
import { fullUnless } from '../support/full.ts';
import { expectStill, slowDown, watchShifts } from '../support/layout-shift.ts';
import { offeredScreens } from '../support/offered.ts';
import { DESKTOP, PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** A list with filters, a table and the shell around it. */
const SAMPLE = '/payment-requests';

for (const { path, title, account } of offeredScreens) {
  test(
    `${path} is titled, stands still while it loads, fits every window, and axe finds nothing`,
    fullUnless(path === SAMPLE),
    async ({ page, signIn }) => {
      await watchShifts(page);
      await slowDown(page);
      await signIn(account);
      for (const viewport of [DESKTOP, PHONE]) {
        await test.step(`nothing moves while it loads at ${viewport.width} px`, async () => {
          await page.setViewportSize(viewport);
          await page.goto(path);
          await settle(page);
          await expect(page).toHaveTitle(`${title} — Кабинет`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectStill(page);
        });
      }
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Понятно' }).click();

      await test.step('no control makes iOS zoom in', async () => {
        const filters = page.getByRole('button', { name: /^Фильтры/ }).first();
        const isFiltered = await filters.isVisible();
        const sheet = page.getByRole('dialog', { name: 'Фильтры' });
        if (isFiltered) {
          await filters.click();
          await expect(sheet).toBeVisible();
        }
        await expectNoZoom(page);
        if (isFiltered) {
          await page.keyboard.press('Escape');
          await expect(sheet).toHaveCount(0);
        }
      });
      await test.step('nothing moves with prefers-reduced-motion', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await expectNoMotion(page);
      });
      await test.step('it fits every width and a zoom of 200 %, and axe finds nothing in both themes', () =>
        expectFits(page, () => lookAtScreen(page)));
    },
  );
}
