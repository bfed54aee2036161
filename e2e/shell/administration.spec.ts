import type { Locator, Page } from '@playwright/test';
import { caller } from '../roles/caller.ts';
import { FULL } from '../support/full.ts';
import { expectStill, slowDown, watchShifts } from '../support/layout-shift.ts';
import { offeredScreens } from '../support/offered.ts';
import { DESKTOP, PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Разделы кабинета' });
const markedLine = (page: Page) => menu(page).locator('[aria-current=page]');
const tools = (page: Page) => menu(page).getByRole('button', { name: 'Инструменты' });

const pathsOf = (hrefs: readonly string[]) => hrefs.map((href) => new URL(href, 'https://x').pathname);

/** Where the links of a part lead. */
const leadsTo = async (part: Locator) =>
  pathsOf(
    await part
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
  );

test(
  'every screen of the administration marks the line that it belongs to, and brings it into sight',
  FULL,
  async ({ page, signIn }) => {
    await signIn('admin');
    const { items } = await caller(page.request)<{ items: readonly { id: string }[] }>('get', 'admin/users');
    for (const [path, line] of [
      ['/admin', ['Пользователи']],
      [`/admin/users/${items[0]?.id}`, ['Пользователи']],
      ['/admin/payers', ['Платёжные аккаунты']],
      ['/admin/bank-statements', ['Банковские выписки']],
      ['/admin/proposals', ['Предложения']],
      ['/rate-corrections/create', ['Корректировки ставок']],
      ['/admin/promo-monitoring', ['Промо-мониторинг']],
      ['/admin/audit', ['Журнал действий']],
      ['/admin/ledger', ['Проверка книги']],
      ['/admin/remotes', ['Релизы']],
      ['/model-settings/create', ['Модели и цены']],
      ['/users', ['Пользователи и роли']],
    ] as const)
      await test.step(path, async () => {
        await page.goto(path);
        await settle(page);
        await expect(markedLine(page)).toHaveText([...line]);
        await expect(markedLine(page)).toBeInViewport({ ratio: 1 });
      });
  },
);

test(
  'an administrator comes to every screen of theirs from the menu, or by a link on a screen that it leads to',
  FULL,
  async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto('/');
    await settle(page);
    const reached = new Set<string>();
    const labels = await menu(page).getByRole('link').allTextContents();
    expect(labels).toContain('Релизы');
    for (const [place, label] of labels.entries())
      await test.step(label, async () => {
        const line = menu(page).getByRole('link').nth(place);
        const [path = ''] = pathsOf([(await line.getAttribute('href')) ?? '']);
        await line.click();
        await expect(page).toHaveURL((url) => url.pathname === path);
        await settle(page);
        for (const each of [path, ...(await leadsTo(page.getByRole('main')))]) reached.add(each);
      });
    const wanted = offeredScreens.filter(({ account }) => account === 'admin').map(({ path }) => path);
    expect(wanted.filter((path) => !reached.has(path))).toEqual([]);
  },
);

test('on a low page the tools are folded to a title that stays in sight, open by a press, and by their own pages', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: DESKTOP.width, height: 700 });
  await signIn('admin');
  await page.goto('/admin');
  await settle(page);
  const line = menu(page).getByRole('link', { name: 'Пользователи и роли' });
  await expect(tools(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(tools(page)).toBeInViewport({ ratio: 1 });
  await expect(line).toBeHidden();
  await page.goto('/rate-corrections');
  await settle(page);
  // The title of the tools stands over the end of the list, and not over the line of the page.
  await markedLine(page).click({ trial: true });

  await tools(page).click();
  await expect(line).toBeInViewport({ ratio: 1 });
  await page.reload();
  await settle(page);
  await expect(tools(page)).toHaveAttribute('aria-expanded', 'true');
  await tools(page).click();
  await expect(line).toBeHidden();

  await page.goto('/admin/remotes');
  await settle(page);
  await expect(tools(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(markedLine(page)).toHaveText('Релизы');
  await expect(markedLine(page)).toBeInViewport({ ratio: 1 });
});

test('the palette finds what the administration makes, and its tools', FULL, async ({ page, signIn }) => {
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
});

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
  expect(boxes).toHaveLength(8);
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
