import { expectPaper, SHEET } from '../support/paper.ts';
import { pretendTheme, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test('on paper a list is its content alone: light, whole, with the filter that is set', async ({
  page,
  signIn,
}) => {
  await pretendTheme(page, 'dark');
  await signIn('groupOwner');
  await page.goto('/finances?direction=out');
  await settle(page);
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toContainClass('dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(page.locator('tbody tr').first().locator('th, td')).toHaveCount(8);
  await expect(page.getByText('Направление', { exact: true })).toBeVisible();
  await expect(page.getByText('Период', { exact: true })).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expectPaper(page);
});

test('on paper bars keep their colours', async ({ page, signIn }) => {
  await signIn('groupOwner');
  await page.goto('/');
  await settle(page);
  await page.emulateMedia({ media: 'print' });
  for (const bar of ['[role=progressbar] > *', '[data-bar] > *']) {
    await expect(page.locator(bar).first()).toHaveCSS('print-color-adjust', 'exact');
    await expect(page.locator(bar).first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});
