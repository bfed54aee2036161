import { settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.describe('a table', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('user');
    await page.goto('/finances');
    await settle(page);
    await expect(page.locator('tbody tr')).toHaveCount(25);
  });

  test('keeps its head in sight while its rows scroll', async ({ page }) => {
    const head = page.getByRole('columnheader', { name: 'Сумма' });
    const before = await head.boundingBox();
    await page.locator('tbody tr').last().scrollIntoViewIfNeeded();
    await expect(page.locator('tbody tr').first()).not.toBeInViewport();
    await expect(head).toBeInViewport({ ratio: 1 });
    const after = await head.boundingBox();
    expect(after?.y).toBeLessThan(before?.y ?? 0);
    // Nothing of a row shines through: what is painted at the head's place is the head.
    const painted = await head.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(painted).toBe(true);
  });

  test('is walked by keyboard: one Tab stop, arrows, Enter opens, Esc comes back to the row', async ({
    page,
  }) => {
    const rows = page.locator('tbody tr');
    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Транзакция / })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rows.nth(2)).toBeFocused();
    await page.keyboard.press('End');
    await expect(rows.last()).toBeFocused();
    await expect(rows.last()).toBeInViewport();
    await test.step('the row under the arrow keys is not hidden by the head', async () => {
      const overlap = () =>
        page.evaluate(() => {
          const row = document.activeElement?.closest('tbody tr')?.getBoundingClientRect();
          const head = document.querySelector('thead')?.getBoundingClientRect();
          return row && head ? head.bottom - row.top : Number.NaN;
        });
      for (let step = 0; step < 24; step += 1) {
        await page.keyboard.press('ArrowUp');
        expect(await overlap()).toBeLessThanOrEqual(1);
      }
    });
    await page.keyboard.press('Home');
    await expect(rows.first()).toBeFocused();
    await expect(rows.first()).toBeInViewport({ ratio: 0.9 });
  });

  test('remembers which columns a person wants', async ({ page }) => {
    const heads = () => page.getByRole('columnheader').allTextContents();
    expect(await heads()).not.toContain('Номер');
    await page.getByRole('button', { name: 'Столбцы' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Номер' }).click();
    await expect(page.getByRole('columnheader', { name: 'Номер' })).toBeVisible();
    await page.reload();
    await settle(page);
    await expect(page.getByRole('columnheader', { name: 'Номер' })).toBeVisible();
  });
});
