import { API, openModal, openUserMenu, rest, settle, signOut } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const QUESTION = 'Вы действительно хотите выйти из системы?';

test('the avatar menu says who is signed in and offers three things', async ({ page, signIn }) => {
  await signIn('groupOwner');
  await page.goto('/');
  const menu = await openUserMenu(page);
  for (const fact of ['Мария Северова', 'owner@demo.example', 'Студия «Север»']) {
    await expect(menu).toContainText(fact);
  }
  await expect(menu.getByRole('menuitem')).toHaveText(['Изменить профиль', 'Изменить аватар', 'Выйти']);
});

test('the avatar menu is walked by arrows and closed by Esc, which gives the focus back', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  await page.goto('/');
  await settle(page);
  const button = page.getByRole('button', { name: /Меню пользователя/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toBeFocused();
  await expect(menu.getByRole('menuitem', { name: 'Изменить профиль' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'Изменить аватар' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem', { name: 'Выйти' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('a modal gives the focus back to what it was opened from, be that a menu or the palette', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  await page.goto('/account');
  await settle(page);
  const avatar = page.getByRole('button', { name: /Меню пользователя/ });
  const search = page.getByRole('button', { name: 'Поиск' });
  const profile = page.getByRole('dialog', { name: 'Редактировать профиль' });
  await test.step('from the avatar menu, twice: the second time its code is there', async () => {
    for (const entry of ['Изменить профиль', 'Изменить профиль', 'Выйти'] as const) {
      await openModal(page, entry);
      await expect(page.getByRole(entry === 'Выйти' ? 'alertdialog' : 'dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(avatar).toBeFocused();
    }
  });
  await test.step('from the palette', async () => {
    await search.click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('изменить профиль');
    await page.keyboard.press('Enter');
    await expect(profile.getByLabel('Отображаемое имя')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toBeFocused();
  });
  await test.step('and the question about changes to the field or, with the form gone, to the menu', async () => {
    await openModal(page, 'Изменить профиль');
    const name = profile.getByLabel('Отображаемое имя');
    await name.fill('Недописанное');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Вернуться' }).click();
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Не сохранять' }).click();
    await expect(avatar).toBeFocused();
  });
});

test('a menu that takes the focus once more as it fades out does not keep it', async ({ page, signIn }) => {
  await signIn('user');
  await page.goto('/account');
  await settle(page);
  const menu = await openUserMenu(page);
  // The effect of a pointer that moved over an entry in the frame of the press.
  await menu.evaluate((element: HTMLElement) =>
    document.addEventListener('click', () => requestAnimationFrame(() => element.focus()), { once: true }),
  );
  await menu.getByRole('menuitem', { name: 'Изменить профиль' }).click();
  await expect(page.getByRole('dialog', { name: 'Редактировать профиль' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeFocused();
});

test('the avatar menu stays by its button while the page scrolls', async ({ page, signIn }) => {
  await signIn('user');
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/account');
  await settle(page);
  const menu = await openUserMenu(page);
  await rest(page);
  const before = await menu.boundingBox();
  // Read before the next frame, which would move back a menu that scrolled with the page.
  const after = await menu.evaluate((element) => {
    window.scrollTo({ top: 200, behavior: 'instant' });
    return element.getBoundingClientRect().y;
  });
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
  expect(after).toBeCloseTo(before?.y ?? Number.NaN, 0);
});

test.describe('sign-out', () => {
  test.beforeEach(({ signIn }) => signIn('user'));

  test('asks in the words of product §2.7, and «Отмена» changes nothing', async ({ page }) => {
    let isAsked = false;
    page.on('request', (request) => {
      isAsked ||= request.url().endsWith('/auth/sign-out');
    });
    await page.goto('/account');
    await openModal(page, 'Выйти');
    const question = page.getByRole('alertdialog', { name: 'Выход из системы' });
    await expect(question).toContainText(QUESTION);
    await expect(question.getByRole('button', { name: 'Выйти', exact: true })).toBeVisible();
    await question.getByRole('button', { name: 'Отмена' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/account');
    expect(isAsked).toBe(false);
  });

  test('is called off by Esc', async ({ page }) => {
    await page.goto('/account');
    await openModal(page, 'Выйти');
    await expect(page.getByText(QUESTION)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(QUESTION)).toBeHidden();
    await expect(page).toHaveURL('/account');
  });

  test('in one tab signs out the others', async ({ page, context }) => {
    await page.goto('/account');
    const other = await context.newPage();
    await other.goto('/finances');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
  });

  test('waits for the server and asks it once, however often the button is pressed', async ({ page }) => {
    let asked = 0;
    let answer = () => {};
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`${API}/auth/sign-out`, async (route) => {
      asked += 1;
      await mayAnswer;
      await route.continue();
    });
    await page.goto('/account');
    await openModal(page, 'Выйти');
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Выйти', exact: true });
    await confirm.dblclick();
    answer();
    await expect(page).toHaveURL('/login');
    expect(asked).toBe(1);
  });
});

test('signing in in one tab takes the other in as well', async ({ page, context, signInByForm }) => {
  const other = await context.newPage();
  await other.goto('/login');
  await page.goto('/login');
  await signInByForm('user');
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
});
