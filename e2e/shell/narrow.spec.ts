import { expect, test } from '../support/test.ts';

const SCREENS = [
  '/',
  '/account',
  '/payment',
  '/finances',
  '/payment-requests',
  '/payment-requests?status=failed',
];

/** How far a page lets itself be moved sideways. */
function sideways() {
  window.scrollTo(window.innerWidth, 0);
  return window.scrollX;
}

for (const who of ['user', 'groupMember', 'employee'] as const) {
  test(`no screen scrolls sideways in a window of 320 px: ${who}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(who);
    for (const path of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect({ path, sideways: await page.evaluate(sideways) }).toEqual({ path, sideways: 0 });
    }
  });
}
