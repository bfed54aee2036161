import type { Page } from '@playwright/test';
import { offeredScreens } from '../support/offered.ts';
import { acknowledgeCookies, PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: PHONE });

/** Controls in sight whose text is below the 16 px under which iOS Safari zooms the page in. */
async function expectNoZoom(page: Page, state: string): Promise<void> {
  const small = await page
    .locator('input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea')
    .evaluateAll((controls) =>
      controls
        .filter(
          (control) =>
            control.checkVisibility() && Number.parseFloat(getComputedStyle(control).fontSize) < 16,
        )
        .map((control) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.id}`),
    );
  expect(small, state).toEqual([]);
}

test('no control makes iOS zoom in: sign-in, every screen, the modals', async ({ page, context, signIn }) => {
  test.setTimeout(150_000);
  await acknowledgeCookies(context);
  await page.goto('/login');
  await settle(page);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectNoZoom(page, '/login');
  for (const account of new Set(offeredScreens.map((screen) => screen.account))) {
    await signIn(account);
    for (const { path } of offeredScreens.filter((screen) => screen.account === account)) {
      await page.goto(path);
      await settle(page);
      const filters = page.getByRole('button', { name: /^Фильтры/ });
      if (await filters.isVisible()) await filters.click();
      await expectNoZoom(page, path);
    }
  }
});

test('nor in the profile form and the palette', async ({ page, context, signIn }) => {
  await acknowledgeCookies(context);
  await signIn('user');
  await page.goto('/account');
  await settle(page);
  await page.getByRole('button', { name: 'Изменить профиль' }).click();
  await expect(page.getByLabel('Отображаемое имя')).toBeVisible();
  await expectNoZoom(page, 'profile');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Найти раздел или действие' })).toBeFocused();
  await expectNoZoom(page, 'palette');
});
