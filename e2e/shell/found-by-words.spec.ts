import type { Page } from '@playwright/test';
import { caller } from '../roles/caller.ts';
import { FULL } from '../support/full.ts';
import { contracts } from '../support/offered.ts';
import { API, settle, signOut } from '../support/shell.ts';
import { expect, startSession, test } from '../support/test.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Найти раздел или действие' });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const status = (page: Page) => page.getByRole('dialog').getByRole('status');

/** Types into the palette and waits until all has been found. */
async function look(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(text);
  await expect(status(page)).toHaveText(/^(Найден|По запросу)/);
}

/** Walks down to an option and takes it, by the keyboard alone. */
async function choose(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole('option', { name });
  const id = await wanted.first().getAttribute('id');
  const count = await page.getByRole('option').count();
  for (let step = 0; step < count; step += 1) {
    if ((await box(page).getAttribute('aria-activedescendant')) === id) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(box(page)).toHaveAttribute('aria-activedescendant', String(id));
  await page.keyboard.press('Enter');
}

test('staff find a person by a part of the e-mail and open them by the keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/');
  await settle(page);
  await look(page, 'employee@de');
  await expect(group(page, 'Люди').getByRole('option')).toHaveCount(1);
  await choose(page, /employee@demo\.example/);
  await expect(page).toHaveURL(/\/admin\/users\/[\w-]+$/);
  await expect(page.getByText('employee@demo.example').first()).toBeVisible();
});

test('an employee finds no people, and nobody asks for any', async ({ page, signIn }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn('employee');
  await page.goto('/');
  await settle(page);
  await look(page, 'director@demo.example');
  await expect(page.getByRole('group')).toHaveCount(0);
  expect(asked.filter((path) => /admin|company\/[^/]+\/users|\/users$/.test(path))).toEqual([]);
});

test('a request and a transaction open by their numbers, and an older question is dropped', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  const call = caller(page.request);
  const { items } = await call<{ items: readonly { id: string; number: string }[] }>(
    'get',
    'payment/requests/my?limit=1',
  );
  const posted = await call<{ items: readonly { id: string; number: string }[] }>(
    'get',
    'transactions/user?limit=1',
  );
  const [request, transaction] = [items[0], posted.items[0]];
  await page.goto('/');
  await settle(page);

  await test.step('the request', async () => {
    await look(page, String(request?.number));
    await choose(page, new RegExp(`^${request?.number}`));
    await expect(page).toHaveURL(`/payment-requests/${request?.id}`);
    await settle(page);
  });

  await test.step('the transaction, in the list, with its details open', async () => {
    await look(page, String(transaction?.number));
    await choose(page, new RegExp(`^${transaction?.number}`));
    await expect(page).toHaveURL(`/finances?transaction=${transaction?.id}`);
    await expect(page.getByRole('dialog', { name: `Транзакция ${transaction?.number}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await settle(page);
  });

  await test.step('a call of an older text is aborted', async () => {
    let held = 0;
    await page.route(`${API}/payment/requests/my?q=*`, async (route) => {
      if (route.request().url().includes('q=aaaa&')) held += 1;
      else await route.continue();
    });
    const dropped = page.waitForEvent('requestfailed', (each) => each.url().includes('q=aaaa&'));
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('aaaa');
    await expect.poll(() => held).toBe(1);
    await page.keyboard.type('bb');
    await dropped;
  });
});

for (const { account, word, path, title } of [
  { account: 'admin', word: 'аудит', path: '/admin/audit', title: 'Журнал действий' },
  { account: 'admin', word: 'цены', path: '/model-settings', title: 'Модели и цены' },
  { account: 'admin', word: 'бонус', path: '/admin/promo-monitoring', title: 'Промо-мониторинг' },
  { account: 'admin', word: 'откат', path: '/admin/remotes', title: 'Релизы' },
  { account: 'admin', word: 'сверка', path: '/admin/ledger', title: 'Проверка книги' },
  { account: 'finance', word: 'сверка', path: '/admin/bank-statements', title: 'Банковские выписки' },
  { account: 'user', word: 'устройства', path: '/account/security#devices', title: 'Безопасность' },
  { account: 'user', word: 'passkey', path: '/account/security#passkeys', title: 'Безопасность' },
  {
    account: 'director',
    word: 'реквизиты',
    path: /\/company\/[\w-]+#requisites$/,
    title: 'Управление компанией',
  },
] as const)
  test(`«${word}» leads ${account} to «${title}»`, FULL, async ({ page, signIn }) => {
    await signIn(account);
    await page.goto('/');
    await settle(page);
    await look(page, word);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

test('a part of a screen comes into view with the focus at its heading, also by its address', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  await page.goto('/');
  await settle(page);
  await look(page, 'сменить пароль');
  await page.keyboard.press('Enter');
  const password = page.getByRole('heading', { name: 'Пароль' });
  await expect(password).toBeFocused();
  await expect(password).toBeInViewport();
  // The address of before, which leads to where the part is now.
  await page.goto('/account#devices');
  await expect(page).toHaveURL('/account/security#devices');
  const devices = page.getByRole('heading', { name: 'Устройства' });
  await expect(devices).toBeFocused();
  await expect(devices).toBeInViewport();
});

test('nothing that was found outlives the session', FULL, async ({ page }) => {
  await startSession(page.request, 'user');
  await page.goto('/');
  await settle(page);
  await look(page, 'З-0');
  const [first] = await page.getByRole('option', { name: /З-0/ }).allTextContents();
  await page.keyboard.press('Escape');
  await signOut(page);
  await expect(page).toHaveURL('/login');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(String(first).slice(0, 8));
});

test('each screen that the palette lists has other words for it', FULL, () => {
  const bare = contracts.flatMap(({ routes, menu }) =>
    routes
      .filter((route) => !route.public && !route.path.replace(':companyId', '').includes(':'))
      .filter(
        ({ path, command }) =>
          command?.synonyms === undefined &&
          !menu.some((line) => line.path === path && line.synonyms !== undefined),
      )
      .map(({ path }) => path),
  );
  expect(bare).toEqual([]);
});
