import type { Page } from '@playwright/test';
import { CHAT_URL } from '../../scripts/lib/stack.mjs';
import { FULL } from '../support/full.ts';
import { MENU, type MenuPerson, type MenuRow, menuOf } from '../support/menu-table.ts';
import { offeredPatterns } from '../support/offered.ts';
import { PHONE, rewriteRegistry, saveData, settle } from '../support/shell.ts';
import { type accounts, callHeaders, expect, test } from '../support/stand-in-site.ts';

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
  const answer = await page.request.get(`${baseURL}/api/v1/users/me`, { headers: callHeaders() });
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

/** The line of the remote that nobody knew when the host was built. */
const EXTRA_LINE: MenuRow = {
  section: 'administration',
  label: 'Отчёты',
  path: '/reports',
  permission: 'user:manage',
};

const remoteOf = ({ path, section }: MenuRow) => {
  if (path.startsWith('/company')) return 'company';
  if (path.startsWith('/group')) return 'group';
  if (/^\/(roles|permissions|model-settings)/.test(path)) return 'roles';
  return section === 'administration' || section === 'tools' ? 'admin' : 'account';
};

/** What the remote of an area says in the registry. */
function offerOf(name: string) {
  const rows = MENU.filter((row) => remoteOf(row) === name);
  const routes = rows.map(({ path, label, permission }, index) => ({
    id: `screen${index}`,
    path,
    title: label,
    guard: { session: true, ...(permission && { permission }) },
  }));
  const menu = rows.map((row) => ({ ...row, order: (MENU.indexOf(row) + 1) * 10 }));
  return { preload: {}, contract: { name, version: '1.0.0', kernel: '>=2.0 <3', routes, menu, modals: [] } };
}

/** Makes the page believe that the remotes of every area are there; their code is never asked for. */
async function offerWholeMenu(page: Page): Promise<void> {
  await saveData(page);
  await rewriteRegistry(page, (registry) => {
    const [account] = registry.remotes.filter(({ name }) => name === 'account');
    if (account === undefined) throw new Error('The site has no remote account');
    const others = [...new Set(MENU.map(remoteOf))].filter((name) => name !== 'account');
    registry.remotes = [account, ...others.map((name) => ({ ...account, name, ...offerOf(name) }))];
  });
}

test('the menu of each person lists what this build has a screen for, and nothing else', async ({
  page,
  signIn,
  baseURL,
}) => {
  const offered = [...MENU.filter(({ path }) => offeredPatterns.has(path)), EXTRA_LINE];
  for (const account of PEOPLE) {
    await test.step(account, async () => {
      await signIn(account);
      await page.goto('/');
      await expect(sidebar(page).getByRole('link').first()).toBeVisible();
      expect(await readMenu(page)).toEqual(menuOf(offered, await readPerson(page, baseURL)));
    });
  }
});

test(
  'the menu of each person has the sections, labels and order of product §2.5, once all its screens are there',
  FULL,
  async ({ page, signIn, baseURL }) => {
    await offerWholeMenu(page);
    for (const account of PEOPLE) {
      await test.step(account, async () => {
        await signIn(account);
        await page.goto('/');
        await expect(sidebar(page).getByRole('link').first()).toBeVisible();
        expect(await readMenu(page)).toEqual(menuOf(MENU, await readPerson(page, baseURL)));
        // The line of the company leads to the person's own.
        if (account === 'director')
          await expect(sidebar(page).getByRole('link', { name: 'Управление компанией' })).toHaveAttribute(
            'href',
            /^\/company\/[0-9a-f-]{36}$/,
          );
      });
    }
  },
);

test('the sidebar marks the open page, leads to the chats, and collapses to icons until a person wants it back', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  await page.goto('/finances');
  await settle(page);
  const current = sidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveText('Мои транзакции');
  await sidebar(page).getByRole('link', { name: 'Мой аккаунт' }).click();
  await expect(current).toHaveText('Мой аккаунт');
  await expect(page.getByRole('link', { name: 'Вернуться к чатам' })).toHaveAttribute('href', CHAT_URL);

  const width = async () => (await sidebar(page).boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Свернуть меню' }).click();
  await expect.poll(width).toBeLessThan(80);
  // Whole roubles, towards zero: the rest has no room.
  const brief = page.getByTitle('Обновить баланс').locator('[aria-hidden]', { hasText: '₽' });
  await expect(brief).toHaveText(/^\d{1,3}(\s\d{3})?\s₽$/);
  await expect(sidebar(page).getByRole('link', { name: 'Мой аккаунт' })).toHaveAttribute(
    'title',
    'Мой аккаунт',
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Развернуть меню' })).toBeVisible();
  expect(await width()).toBeLessThan(80);
  await page.getByRole('button', { name: 'Развернуть меню' }).click();
  await expect.poll(width).toBeGreaterThan(200);

  await test.step('at 768 px it is there, one pixel below it is the bottom bar', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(page.getByRole('button', { name: 'Свернуть меню' })).toBeVisible();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(page.getByRole('button', { name: 'Ещё' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Свернуть меню' })).toHaveCount(0);
  });
  await test.step('a small page begins with icons, unless it was left otherwise', async () => {
    await page.setViewportSize({ width: 900, height: 900 });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Свернуть меню' })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('cabinet.sidebar'));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Развернуть меню' })).toBeVisible();
  });
});

test.describe('below 768 px', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the menu is a bottom bar of five at most, with the rest behind «Ещё»', async ({ page, signIn }) => {
    await offerWholeMenu(page);
    await signIn('admin');
    await page.goto('/');
    const tabs = sidebar(page).getByRole('listitem');
    // A word each where there is room for one; the whole label is the link's name.
    await expect(tabs).toHaveText(['Аккаунт', 'Пополнить', 'Транзакции', 'Заявки', 'Ещё']);
    for (const label of ['Мой аккаунт', 'Пополнить счёт', 'Мои транзакции', 'Мои заявки'])
      await expect(
        sidebar(page).getByRole('link', { name: new RegExp(`^${label}(, ждут: \\d+)?$`) }),
      ).toBeVisible();
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
      'Предложения',
      'Разрешения',
      'Корректировки ставок',
    ]);
    await expect(sheet.getByRole('list', { name: 'Инструменты' }).getByRole('link')).toHaveText(
      MENU.filter(({ section }) => section === 'tools').map(({ label }) => label),
    );
    await expect(sheet.getByRole('link', { name: 'Вернуться к чатам' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: /тему$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Ещё' })).toBeFocused();
  });
});
