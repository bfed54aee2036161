import type { Page } from '@playwright/test';
import { CHAT_URL } from '../../scripts/lib/stack.mjs';
import { MENU, type MenuPerson, type MenuRow, menuOf } from '../support/menu-table.ts';
import { offeredPatterns } from '../support/offered.ts';
import { API, PHONE, rewriteRegistry, saveData, settle } from '../support/shell.ts';
import { type accounts, callHeaders, expect, test } from '../support/test.ts';

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

/** Controls of the screen that stand under the cookie notice or the bottom bar when they get the focus. */
const coveredControls = (page: Page) =>
  page
    .getByRole('main')
    .locator('button:enabled, a[href], input:enabled')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        if (!(control instanceof HTMLElement)) return [];
        control.focus();
        const { x, y, width, height } = control.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const isCovered = top?.closest('section[aria-label="Файлы cookie"], nav');
        return isCovered
          ? [`${control.outerHTML.slice(0, 120)} is under ${top?.outerHTML.slice(0, 120)}`]
          : [];
      }),
    );

const remoteOf = ({ path, section }: MenuRow) => {
  if (path.startsWith('/company')) return 'company';
  if (path.startsWith('/group')) return 'group';
  if (/^\/(roles|permissions)/.test(path)) return 'roles';
  return section === 'administration' ? 'admin' : 'account';
};

/** Makes the page believe that the remotes of every area are there; their code is never asked for. */
async function offerWholeMenu(page: Page): Promise<void> {
  await saveData(page);
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

test('the menu of each person lists what this build has a screen for, and nothing else', async ({
  page,
  signIn,
  baseURL,
}) => {
  const offered = MENU.filter(({ path }) => offeredPatterns.has(path));
  for (const account of PEOPLE) {
    await test.step(account, async () => {
      await signIn(account);
      await page.goto('/');
      await expect(sidebar(page).getByRole('link').first()).toBeVisible();
      expect(await readMenu(page)).toEqual(menuOf(offered, await readPerson(page, baseURL)));
    });
  }
});

test('the menu of each person has the sections, labels and order of product §2.5, once all its screens are there', async ({
  page,
  signIn,
  baseURL,
}) => {
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
});

test('a member of a company without the right to see its balance sees no sum, and none is asked for', async ({
  page,
  signIn,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/users/me/balance')) asked.push(request.url());
  });
  await signIn('employee');
  await page.goto('/');
  await settle(page);
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Баланс/ })).toHaveCount(0);
  for (const name of ['Баланс', 'Уровень']) await expect(page.getByRole('region', { name })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Счёт компании' })).toContainText(
    'с правом на просмотр баланса',
  );
  await expect(page.getByRole('region', { name: 'Расходы' })).toContainText('Ваши траты со счёта компании');
  await expect(page.getByText('На сколько хватит')).toHaveCount(0);
  await page.getByRole('link', { name: 'Мои транзакции' }).first().click();
  await expect(page.getByRole('columnheader', { name: 'Сумма' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Баланс' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Пополнить счёт' }).first().click();
  await page.getByRole('textbox', { name: 'Сумма' }).fill('130');
  await expect(page.getByRole('region', { name: 'Итог' })).toContainText('КудаЛичный счёт');
  await expect(page.getByRole('radio', { name: /Счёт компании/ })).toHaveCount(0);
  expect(asked).toEqual([]);

  await test.step('one who may see it does', async () => {
    await signIn('director');
    await page.goto('/');
    await expect(page.getByRole('button', { name: /Баланс/ }).filter({ hasText: '₽' })).toBeVisible();
  });
});

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

  test('a tab of the bar opens its screen; nothing is hidden by the bar, the cookie notice or a message', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: PHONE.width, height: 600 });
    await page.route(`${API}/users/me`, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.data.user.settings.low_balance_threshold = '999999999.00';
      await route.fulfill({ response, json: body });
    });
    await signIn('user');
    await page.goto('/');
    await settle(page);
    await test.step('a message with a button leaves its text room', async () => {
      const notice = page.getByRole('alert').filter({ hasText: 'Деньги на счёте заканчиваются' });
      const text = await notice.getByText(/^Баланс ниже порога/).boundingBox();
      const whole = await notice.boundingBox();
      expect(text?.width).toBeGreaterThan((whole?.width ?? 0) / 2);
      await expect(notice.getByRole('link', { name: 'Пополнить' })).toBeVisible();
    });
    for (const [name, path] of [
      ['Пополнить счёт', '/payment'],
      ['Мой аккаунт', '/account'],
    ] as const) {
      await sidebar(page).getByRole('link', { name }).tap();
      await expect(page).toHaveURL(path);
      await expect(sidebar(page).locator('[aria-current=page]')).toHaveText(name);
      await settle(page);
      await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
      expect(await coveredControls(page)).toEqual([]);
    }
  });
});
