import { moscowDay } from '@cabinet/kernel/core/calendar';
import { chooseFilter, filterChip } from '../support/filters.ts';
import { PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test('transactions are filtered through the address, which keeps length, period and open details over reload and the way back', async ({
  page,
  signIn,
}) => {
  const rows = page.locator('tbody tr');
  const type = filterChip(page, 'Тип');
  const more = page.getByRole('button', { name: 'Показать ещё' });
  await signIn('user');
  await page.goto('/finances');
  await expect(rows).toHaveCount(25);

  await test.step('a filter is written into the address, with totals of the whole filter', async () => {
    await chooseFilter(page, 'Тип', 'Пополнение');
    await expect(page).toHaveURL(/[?&]type=topup/);
    await expect(rows.first()).toContainText('Пополнение');
    await expect(page.locator('tbody')).not.toContainText('Списание');
    await expect(page.getByLabel('Итого по всем найденным транзакциям')).toContainText(/Списано\s*0,00/);
  });

  await test.step('the address brings it back', async () => {
    await page.reload();
    await expect(type).toContainText('Пополнение');
    await expect(rows.first()).toContainText('Пополнение');
    await expect(page.locator('tbody')).not.toContainText('Списание');
  });

  await test.step('so does the way back from a request', async () => {
    const request = page.getByRole('link', { name: /^Заявка З-\d+$/ }).first();
    await request.click();
    await expect(page.getByRole('heading', { level: 1, name: /^Заявка З-\d+$/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/finances\?type=topup$/);
    await expect(type).toContainText('Пополнение');
    await expect(request).toBeVisible();
  });

  await test.step('a search that finds nothing says so, and is taken back by one press', async () => {
    await page.getByRole('searchbox').fill('такого не бывает');
    await expect(page.getByText('Ничего не найдено')).toBeVisible();
    await page.getByRole('button', { name: 'Сбросить фильтры' }).first().click();
    await expect(page).toHaveURL('/finances');
    await expect(rows).toHaveCount(25);
  });

  await test.step('more rows come by cursor, and a reload shows as many', async () => {
    await chooseFilter(page, 'Направление', 'Списания');
    await expect(page).toHaveURL(/direction=out/);
    await expect(rows.first()).toContainText('Списание');
    const next = page.waitForResponse(/transactions\/user\?.*cursor=/);
    await more.click();
    expect((await next).ok()).toBe(true);
    await expect(rows).toHaveCount(50);
    const dates = await page
      .locator('tbody time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual([...dates].sort().reverse());
    await page.reload();
    await expect(rows).toHaveCount(50);
    await expect(filterChip(page, 'Направление')).toContainText('Списания');
  });

  await test.step('the details of a row are in the address: a reload opens them again, with postings', async () => {
    await rows.nth(40).getByText('Списание').click();
    const title = page.getByRole('dialog').getByRole('heading', { level: 2 });
    await expect(title).toHaveText(/^Транзакция Т-\d+$/);
    await expect(page).toHaveURL(/direction=out&page=2&transaction=/);
    const number = String(await title.textContent());
    await page.reload();
    const details = page.getByRole('dialog', { name: number });
    await expect(details.getByText('Записи по счетам')).toBeVisible();
    await expect(details.getByText('Выручка')).toBeVisible();
    await expect(details.getByText(/на входе, .* на выходе$/).last()).toBeVisible();
    const bill = details.getByRole('table', { name: 'Из чего сложилась сумма' });
    await expect(bill.getByRole('row', { name: /На входе/ })).toContainText(/токен.* × .*₽ за миллион/);
    await expect(bill.getByRole('row').last()).toHaveText(/^Итого\d+,\d+\s₽$/);
    await expect(details.getByRole('button', { name: 'Скопировать номер запроса' })).toBeVisible();
  });

  await test.step('the way back closes them, and so does Esc, which adds nothing to the way back', async () => {
    const expectList = async () => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/finances\?direction=out&page=2$/);
    };
    await page.goBack();
    await expectList();
    await expect(rows).toHaveCount(50);
    await rows.nth(3).getByText('Списание').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectList();
  });

  await test.step('a preset of the period filters by whole days', async () => {
    const preset = page.getByRole('button', { name: 'Последние 7 дней' });
    // The last seven days are others after midnight.
    await page.clock.setFixedTime(new Date());
    await filterChip(page, 'Период').click();
    await preset.click();
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
    const query = new URL(page.url()).searchParams;
    await page.reload();
    await filterChip(page, 'Период').click();
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await settle(page);
    const times = await page
      .locator('tbody time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
    expect(times).not.toEqual([]);
    const [from, to] = [String(query.get('from')), String(query.get('to'))];
    const days = times.map((time) => moscowDay(new Date(time)));
    expect(days.filter((day) => day < from || day > to)).toEqual([]);
  });
});

test('an address that is opened begins at its top, a reload where it was', async ({ page, signIn }) => {
  await page.setViewportSize(PHONE);
  await signIn('user');
  const cards = page.locator('[data-row]');
  await page.goto('/payment-requests');
  await expect(cards.first()).toBeVisible();
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(scrollY).toBe(300);
  await page.goto('/finances');
  await expect(cards).toHaveCount(25);
  expect(await scrollY()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(scrollY).toBe(200);
  await page.reload();
  await expect(cards).toHaveCount(25);
  await expect.poll(scrollY).toBe(200);
});
