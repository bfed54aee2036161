import type { Page } from '@playwright/test';
import { caller } from '../roles/caller.ts';
import { FULL } from '../support/full.ts';
import { expectStill, slowDown, watchShifts } from '../support/layout-shift.ts';
import { DESKTOP, PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const markedLine = (page: Page) =>
  page.getByRole('navigation', { name: 'Разделы кабинета' }).locator('[aria-current=page]');

test(
  'every screen of the administration marks the line that it belongs to, and none where it has none',
  FULL,
  async ({ page, signIn }) => {
    await signIn('admin');
    const { items } = await caller(page.request)<{ items: readonly { id: string }[] }>('get', 'admin/users');
    for (const [path, line] of [
      ['/admin', ['Пользователи']],
      [`/admin/users/${items[0]?.id}`, ['Пользователи']],
      ['/admin/payers', ['Платёжные аккаунты']],
      ['/admin/bank-statements', ['Все заявки']],
      ['/admin/proposals', ['Предложения']],
      ['/rate-corrections/create', ['Корректировки ставок']],
      ['/admin/promo-monitoring', []],
      ['/admin/audit', []],
      ['/admin/ledger', []],
      ['/admin/remotes', []],
      ['/users', []],
    ] as const)
      await test.step(path, async () => {
        await page.goto(path);
        await settle(page);
        await expect(markedLine(page)).toHaveText([...line]);
      });
  },
);

test(
  'the palette finds what the administration makes and what its menu does not list',
  FULL,
  async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto('/');
    await settle(page);
    for (const [name, path] of [
      ['Создать корректировку', '/rate-corrections/create'],
      ['Журнал действий', '/admin/audit'],
    ] as const) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Найти раздел или действие' }).fill(name);
      await expect(page.getByRole('option').first()).toContainText(name);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(path);
      await settle(page);
    }
  },
);

test('the cards of a person stand right below one another in each column', FULL, async ({ page, signIn }) => {
  await signIn('admin');
  const { items } = await caller(page.request)<{ items: readonly { id: string }[] }>(
    'get',
    'admin/users?q=director%40demo.example',
  );
  await page.goto(`/admin/users/${items[0]?.id}`);
  await page.getByRole('list', { name: 'Модели' }).getByRole('listitem').first().waitFor();
  await settle(page);
  const boxes = await Promise.all(
    (await page.getByRole('main').getByRole('region').all()).map((card) => card.boundingBox()),
  );
  expect(boxes).toHaveLength(7);
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1];
    if (box !== null && next?.x === box.x) expect(next.y - (box.y + box.height)).toBeCloseTo(24, 0);
  }
});

test('the line of a job that comes late moves nothing', FULL, async ({ page, signIn }) => {
  await signIn('admin');
  const call = caller(page.request);
  const { items } = await call<{ items: readonly { id: string }[] }>('get', 'admin/users?is_active=true');
  await call('post', 'admin/users/bulk', {
    action: 'activate',
    ids: [items[0]?.id],
    expected_count: 1,
  });
  await watchShifts(page);
  await slowDown(page);
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await page.goto('/admin');
    await settle(page);
    await expect(page.getByRole('region', { name: 'Последнее задание' })).toBeInViewport({ ratio: 1 });
    await expectStill(page);
  }
});
