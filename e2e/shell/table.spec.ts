import { settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test('a table keeps its head in sight while its rows scroll, is walked by keyboard, and remembers its columns', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  await page.goto('/finances');
  await settle(page);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(25);

  await test.step('the head stays, and no row shines through', async () => {
    const head = page.getByRole('columnheader', { name: 'Сумма' });
    const before = await head.boundingBox();
    await rows.last().scrollIntoViewIfNeeded();
    await expect(rows.first()).not.toBeInViewport();
    await expect(head).toBeInViewport({ ratio: 1 });
    const after = await head.boundingBox();
    expect(after?.y).toBeLessThan(before?.y ?? 0);
    // What is painted at the head's place is the head.
    const painted = await head.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(painted).toBe(true);
  });

  await test.step('one Tab stop, arrows, Enter opens, Esc comes back to the row', async () => {
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
  });

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
    await page.keyboard.press('Home');
    await expect(rows.first()).toBeFocused();
    await expect(rows.first()).toBeInViewport({ ratio: 0.9 });
  });

  await test.step('a column that a person wants is there after a reload', async () => {
    const number = page.getByRole('columnheader', { name: 'Номер' });
    await expect(number).toHaveCount(0);
    await page.getByRole('button', { name: 'Столбцы' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Номер' }).click();
    await expect(number).toBeVisible();
    await page.reload();
    await settle(page);
    await expect(number).toBeVisible();
  });
});
