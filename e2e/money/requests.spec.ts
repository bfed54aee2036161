import { chooseFilter, filterChip } from '../support/filters.ts';
import { FULL } from '../support/full.ts';
import { expect, test } from '../support/test.ts';

test(
  'requests are sorted and filtered, and each status has its word in the list and its moment in the life of the request',
  FULL,
  async ({ page, signIn }) => {
    const rows = page.locator('tbody tr');
    const title = page.getByRole('heading', { level: 1 });
    await signIn('user');
    await page.goto('/payment-requests');
    for (const [value, word, moment] of [
      ['pending', 'Ждёт оплаты', 'Заявка создана'],
      ['processing', 'В обработке', /Переход к оплате|Оплата в обработке/],
      ['paid', 'Оплачена', 'Деньги на балансе'],
      ['rejected', 'Отклонена', 'Заявка отклонена'],
      ['cancelled', 'Отменена', 'Заявка отменена'],
      ['expired', 'Просрочена', 'Срок оплаты истёк'],
      ['failed', 'Не прошла', 'Оплата не прошла'],
      ['refunded', 'Возвращена', 'Деньги возвращены'],
    ] as const) {
      await test.step(value, async () => {
        await chooseFilter(page, 'Статус', word);
        await expect(page).toHaveURL(`/payment-requests?status=${value}`);
        await expect(rows.filter({ hasText: word }).first()).toBeVisible();
        await expect(rows.filter({ hasNotText: word })).toHaveCount(0);
        await page
          .getByRole('link', { name: /^З-\d+$/ })
          .last()
          .click();
        await expect(page.getByRole('region', { name: 'Оплата' })).toContainText(word);
        const life = page.getByRole('list', { name: 'История заявки' });
        await expect(life.getByRole('listitem').first()).toContainText('Заявка создана');
        await expect(life.getByText(moment).last()).toBeVisible();
        await page.goBack();
        await expect(title).toHaveText('Мои заявки');
      });
    }

    await chooseFilter(page, 'Статус', 'Оплачена');
    await page.getByRole('columnheader', { name: 'Сумма' }).getByRole('button').click();
    await expect(page).toHaveURL(/sort=amount/);
    await filterChip(page, 'Сумма').click();
    await page.getByLabel('Сумма от').fill('600');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/amount_from=600/);
    await expect(rows.first()).toContainText('Оплачена');
    const readAmounts = () =>
      page
        .locator('tbody tr td:nth-child(5)')
        .evaluateAll((cells) =>
          cells.map((cell) => Number((cell.textContent ?? '').replace(/[^\d,]/g, '').replace(',', '.'))),
        );
    await expect.poll(async () => Math.min(...(await readAmounts()))).toBeGreaterThanOrEqual(600);
    const amounts = await readAmounts();
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
  },
);
