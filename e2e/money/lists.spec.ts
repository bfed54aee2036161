import { expect, test } from '../support/test.ts';

test('transactions are filtered through the address, with totals of the whole filter', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  await page.goto('/finances');
  await expect(page.locator('tbody tr')).toHaveCount(25);

  await test.step('a filter is written into the address', async () => {
    await page.getByLabel('Тип', { exact: true }).selectOption({ label: 'Пополнение' });
    await expect(page).toHaveURL(/[?&]type=topup/);
    await expect(page.locator('tbody tr').first()).toContainText('Пополнение');
    await expect(page.locator('tbody')).not.toContainText('Списание');
    await expect(page.getByLabel('Итого по всем найденным транзакциям')).toContainText(/Списано\s*0,00/);
  });

  await test.step('the address brings it back', async () => {
    await page.reload();
    await expect(page.getByLabel('Тип', { exact: true })).toHaveValue('topup');
    await expect(page.locator('tbody')).not.toContainText('Списание');
  });

  await test.step('a search that finds nothing says so, and is taken back by one press', async () => {
    await page.getByRole('searchbox').fill('такого не бывает');
    await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
    await expect(page).toHaveURL('/finances');
    await expect(page.locator('tbody tr')).toHaveCount(25);
  });

  await test.step('more rows come by cursor', async () => {
    const more = page.waitForResponse(/transactions\/user\?.*cursor=/);
    await page.getByRole('button', { name: 'Показать ещё' }).click();
    expect((await more).ok()).toBe(true);
    await expect(page.locator('tbody tr')).toHaveCount(50);
    const dates = await page
      .locator('tbody time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual([...dates].sort().reverse());
  });
});

test('requests are sorted, and filtered by status and amount', async ({ page, signIn }) => {
  await signIn('user');
  await page.goto('/payment-requests');
  await page.getByRole('button', { name: 'Сумма' }).click();
  await expect(page).toHaveURL(/sort=amount/);
  await page.getByLabel('Статус', { exact: true }).selectOption({ label: 'Оплачена' });
  await page.getByLabel('Сумма от').fill('600');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/amount_from=600/);
  await expect(page.locator('tbody tr').first()).toContainText('Оплачена');
  const readAmounts = () =>
    page
      .locator('tbody tr td:nth-child(5)')
      .evaluateAll((cells) =>
        cells.map((cell) => Number((cell.textContent ?? '').replace(/[^\d,]/g, '').replace(',', '.'))),
      );
  await expect.poll(async () => Math.min(...(await readAmounts()))).toBeGreaterThanOrEqual(600);
  const amounts = await readAmounts();
  expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
});

test('every status has its word in the list and its moment in the life of the request', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('user');
  for (const [status, word, moment] of [
    ['pending', 'Ждёт оплаты', 'Заявка создана'],
    ['processing', 'В обработке', /Переход к оплате|Оплата в обработке/],
    ['paid', 'Оплачена', 'Деньги зачислены'],
    ['rejected', 'Отклонена', 'Заявка отклонена'],
    ['cancelled', 'Отменена', 'Заявка отменена'],
    ['expired', 'Просрочена', 'Срок оплаты истёк'],
    ['failed', 'Не прошла', 'Оплата не прошла'],
    ['refunded', 'Возвращена', 'Деньги возвращены'],
  ] as const) {
    await test.step(status, async () => {
      await page.goto(`/payment-requests?status=${status}`);
      await expect(page.locator('tbody tr').first()).toContainText(word);
      await page
        .getByRole('link', { name: /^З-\d+$/ })
        .last()
        .click();
      await expect(page.getByRole('region', { name: 'Оплата' })).toContainText(word);
      const life = page.getByRole('list', { name: 'История заявки' });
      await expect(life.getByRole('listitem').first()).toContainText('Заявка создана');
      await expect(life.getByText(moment).last()).toBeVisible();
    });
  }
});

test('lists and the top-up fit a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('user');
  for (const path of ['/payment', '/finances', '/payment-requests', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
  await page.goto('/payment-requests');
  await page
    .getByRole('link', { name: /^З-\d+$/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'История заявки' })).toBeVisible();
});

test('payment and finances show before any code of a chart is asked for', async ({ page, signIn }) => {
  await signIn('user');
  // Chunks are named by numbers, so their content identifies them.
  const isChart: Promise<boolean>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const text = response.text().catch(() => '');
    isChart.push(text.then((code) => /Расходы по дням|recharts-/.test(code)));
  });
  const hasChart = async () => (await Promise.all(isChart)).includes(true);
  for (const path of ['/payment', '/finances']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(isChart.length, path).toBeGreaterThan(0);
    expect(await hasChart(), path).toBe(false);
  }
  // Home draws one, so its code would have been known.
  await page.goto('/');
  await expect.poll(hasChart).toBe(true);
});
