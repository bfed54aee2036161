import { expectFocusInSight, ZOOMED_MOST } from '../support/covered.ts';
import { FULL } from '../support/full.ts';
import { expectPaper } from '../support/paper.ts';
import { sampledPaths } from '../support/sampled.ts';
import { DESKTOP, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test('at 400 % the cookie notice and the bars stand in the page and cover no field of a payment', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(ZOOMED_MOST);
  await signIn('user');
  await page.goto('/payment');
  await settle(page);
  await expect(page.getByRole('region', { name: 'Файлы cookie' })).toHaveCSS('position', 'static');
  await page.getByLabel('Сумма').fill('1000');
  await expectFocusInSight(page);
});

test(
  'in a low window what can be done with chosen rows and the head of a table stand in the page',
  FULL,
  async ({ page, signIn }) => {
    await page.setViewportSize(ZOOMED_MOST);
    await signIn('admin');
    await page.goto('/admin');
    await settle(page);
    await page
      .getByRole('checkbox', { name: /^Выбрать: / })
      .first()
      .check();
    const bar = page.getByRole('region', { name: 'Действия с выбранными' });
    await expect(bar.locator('..')).toHaveCSS('position', 'static');
    await expectFocusInSight(page);
    await page.setViewportSize({ ...DESKTOP, height: ZOOMED_MOST.height });
    await expect(page.getByRole('table').locator('thead')).toHaveCSS('position', 'static');
  },
);

for (const account of ['admin', 'director', 'groupOwner', 'user'] as const)
  test(
    `every screen of ${account} is its content alone on paper, and at 400 % nothing covers what has the focus`,
    FULL,
    async ({ page, signIn }) => {
      await signIn(account);
      for (const path of await sampledPaths(page.request, account))
        await test.step(path, async () => {
          await page.setViewportSize(DESKTOP);
          await page.goto(path);
          await settle(page);
          await expectPaper(page);
          await expectFocusInSight(page);
        });
    },
  );
