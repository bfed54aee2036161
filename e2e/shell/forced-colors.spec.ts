import type { Locator } from '@playwright/test';
import { settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

// In a browser that forces its own few colours every ground is the page's, and what is told by a ground alone is lost.

const ground = (place: Locator) =>
  place.first().evaluate((element) => getComputedStyle(element).backgroundColor);

async function expectToldApart(one: Locator, other: Locator): Promise<void> {
  expect(await ground(one), `${one}`).not.toBe(await ground(other));
}

test.use({ contextOptions: { forcedColors: 'active' } });

test('with forced colours bars, the legend, the level and what is chosen are told apart', async ({
  page,
  signIn,
}) => {
  await signIn('groupOwner');
  await page.goto('/');
  await settle(page);

  await test.step('bars', async () => {
    const progress = page.getByRole('progressbar');
    await expectToldApart(progress.locator('> *'), progress);
    await expectToldApart(page.locator('[data-bar] > *'), page.locator('main'));
  });
  await test.step('the legend', async () => {
    const colors = await page
      .locator('main li:has(.money) > :empty')
      .evaluateAll((all) => all.map((swatch) => getComputedStyle(swatch).backgroundColor));
    expect(colors.length).toBeGreaterThan(2);
    expect(new Set(colors).size).toBe(colors.length);
  });
  await test.step('the chosen period', async () => {
    const period = page.getByRole('group', { name: 'Период расходов' });
    await expectToldApart(
      period.getByRole('button', { pressed: true }),
      period.getByRole('button', { pressed: false }),
    );
  });
  await test.step('the level', async () => {
    await page.getByRole('button', { name: 'Все уровни' }).click();
    const levels = page.getByRole('dialog').getByRole('listitem');
    await expect(levels).not.toHaveCount(0);
    await expectToldApart(
      levels.and(page.locator('[aria-current]')),
      levels.and(page.locator(':not([aria-current])')),
    );
    await page.keyboard.press('Escape');
  });
  await test.step('the open screen in the menu', async () => {
    await page.getByRole('link', { name: 'Мои транзакции' }).click();
    await settle(page);
    await expectToldApart(page.locator('nav [aria-current=page]'), page.locator('nav a:not([aria-current])'));
  });
});

test('with forced colours the chosen tab is told apart', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/admin/promo-monitoring');
  await settle(page);
  await expectToldApart(
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }),
  );
});
