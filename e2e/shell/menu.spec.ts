import type { Page } from '@playwright/test';
import { CHAT_URL } from '../../scripts/lib/stack.mjs';
import { MENU, type MenuPerson, type MenuRow, menuOf } from '../support/menu-table.ts';
import { offeredPatterns } from '../support/offered.ts';
import { expectKeptLook } from '../support/pointer.ts';
import { PHONE, rewriteRegistry, settle } from '../support/shell.ts';
import { type accounts, expect, test } from '../support/test.ts';

const PEOPLE: readonly (keyof typeof accounts)[] = [
  'admin',
  'user',
  'groupOwner',
  'groupMember',
  'director',
  'employee',
  'finance',
];

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Разделы кабинета' });

/** What the server says of the person who is signed in. */
async function readPerson(page: Page, baseURL: string | undefined): Promise<MenuPerson> {
  const answer = await page.request.get(`${baseURL}/api/v1/users/me`, {
    headers: { 'x-security-check': 'e2e'.padEnd(64, '0') },
  });
  const { user } = (await answer.json()).data;
  return {
    permissions: user.role_info.permissions,
    isCompanyMember: user.company_id !== null,
    hasGroup: user.group !== null,
  };
}

/** Sections of the sidebar with their labels, as a person reads them. */
function readMenu(page: Page): Promise<[string, string[]][]> {
  return sidebar(page)
    .getByRole('list')
    .evaluateAll((lists) =>
      lists.map((list): [string, string[]] => [
        document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
        [...list.querySelectorAll('a')].map((link) => link.textContent ?? ''),
      ]),
    );
}

const remoteOf = ({ path, section }: MenuRow) => {
  if (path.startsWith('/company')) return 'company';
  if (path.startsWith('/group')) return 'group';
  if (/^\/(roles|permissions)/.test(path)) return 'roles';
  return section === 'administration' ? 'admin' : 'account';
};

/** Makes the page believe that the remotes of every area are there; their code is never asked for. */
async function offerWholeMenu(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await rewriteRegistry(page, ({ remotes }) => {
    for (const { name, contract } of remotes.filter((remote) => remote.name !== 'account')) {
      const rows = MENU.filter((row) => remoteOf(row) === name);
      contract.routes = rows.map(({ path, label, permission }, index) => ({
        id: `screen${index}`,
        path,
        title: label,
        guard: { session: true, ...(permission && { permission }) },
      }));
      contract.menu = rows.map((row) => ({ ...row, order: (MENU.indexOf(row) + 1) * 10 }));
    }
  });
}

for (const account of PEOPLE) {
  test(`the menu of «${account}» has the sections, labels and order of product §2.5`, async ({
    page,
    signIn,
    baseURL,
  }) => {
    await offerWholeMenu(page);
    await signIn(account);
    await page.goto('/');
    await expect(sidebar(page).getByRole('link').first()).toBeVisible();
    const person = await readPerson(page, baseURL);
    expect(await readMenu(page)).toEqual(menuOf(MENU, person));
  });

  test(`the menu of «${account}» lists what this build has a screen for, and nothing else`, async ({
    page,
    signIn,
    baseURL,
  }) => {
    await signIn(account);
    await page.goto('/');
    await expect(sidebar(page).getByRole('link').first()).toBeVisible();
    const offered = MENU.filter(({ path }) => offeredPatterns.has(path));
    expect(await readMenu(page)).toEqual(menuOf(offered, await readPerson(page, baseURL)));
  });
}

test('the company line leads to the person’s own company', async ({ page, signIn }) => {
  await offerWholeMenu(page);
  await signIn('director');
  await page.goto('/');
  await expect(sidebar(page).getByRole('link', { name: 'Управление компанией' })).toHaveAttribute(
    'href',
    /^\/company\/[0-9a-f-]{36}$/,
  );
});

test('the open page is marked in the menu', async ({ page, signIn }) => {
  await signIn('user');
  await page.goto('/finances');
  const current = sidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveText('Мои транзакции');
  await sidebar(page).getByRole('link', { name: 'Мой аккаунт' }).click();
  await expect(current).toHaveText('Мой аккаунт');
});

test('a link leads back to the chats', async ({ page, signIn }) => {
  await signIn('user');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Вернуться к чатам' })).toHaveAttribute('href', CHAT_URL);
});

test('the sidebar collapses to icons that keep their names, and stays so after a reload', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  await page.goto('/');
  await settle(page);
  const width = async () => (await sidebar(page).boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Свернуть меню' }).click();
  await expect.poll(width).toBeLessThan(80);
  await expect(sidebar(page).getByRole('link', { name: 'Мой аккаунт' })).toHaveAttribute(
    'title',
    'Мой аккаунт',
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Развернуть меню' })).toBeVisible();
  expect(await width()).toBeLessThan(80);
  await page.getByRole('button', { name: 'Развернуть меню' }).click();
  await expect.poll(width).toBeGreaterThan(200);
});

test('the line of the open screen keeps its look under the pointer, the others answer it', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  await page.goto('/account');
  await settle(page);
  const current = sidebar(page).getByRole('link', { name: 'Мой аккаунт' });
  const other = sidebar(page).getByRole('link', { name: 'Мои заявки' });
  await expectKeptLook(page, current, other);
});

test.describe('below 768 px', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the menu is a bottom bar of five at most, with the rest behind «Ещё»', async ({ page, signIn }) => {
    await offerWholeMenu(page);
    await signIn('admin');
    await page.goto('/');
    const tabs = sidebar(page).getByRole('listitem');
    await expect(tabs).toHaveText(['Мой аккаунт', 'Пополнить счёт', 'Мои транзакции', 'Мои заявки', 'Ещё']);
    const bar = await sidebar(page).boundingBox();
    expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(PHONE.height);

    await page.getByRole('button', { name: 'Ещё' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Ещё' });
    await expect(sheet.getByRole('list', { name: 'Администрирование' }).getByRole('link')).toHaveText([
      'Пользователи',
      'Платёжные аккаунты',
      'Роли',
      'Все транзакции',
      'Все заявки',
      'Разрешения',
      'Корректировки ставок',
    ]);
    await expect(sheet.getByRole('link', { name: 'Вернуться к чатам' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: /тему$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Ещё' })).toBeFocused();
  });

  test('a tab of the bar opens its screen and is marked', async ({ page, signIn }) => {
    await signIn('user');
    await page.goto('/');
    await sidebar(page).getByRole('link', { name: 'Мои заявки' }).tap();
    await expect(page).toHaveURL('/payment-requests');
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Мои заявки');
  });
});

test('at 768 px the sidebar is there, one pixel below it is the bottom bar', async ({ page, signIn }) => {
  await signIn('user');
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Свернуть меню' })).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(page.getByRole('button', { name: 'Ещё' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Свернуть меню' })).toHaveCount(0);
});
