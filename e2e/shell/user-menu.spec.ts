import { API, openModal, openUserMenu, rest, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test('the avatar menu says who is signed in, is walked by arrows, and every modal gives the focus back', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn('groupOwner');
  await page.goto('/account');
  await settle(page);
  const avatar = page.getByRole('button', { name: /Меню пользователя/ });
  const search = page.getByRole('button', { name: 'Поиск' });
  const profile = page.getByRole('dialog', { name: 'Редактировать профиль' });
  const question = page.getByRole('alertdialog', { name: 'Выход из системы' });

  await test.step('by keyboard, and Esc gives the focus back', async () => {
    await avatar.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu).toBeFocused();
    for (const fact of ['Мария Северова', 'owner@demo.example', 'Студия «Север»'])
      await expect(menu).toContainText(fact);
    const entries = ['Изменить профиль', 'Изменить аватар', 'Выйти'];
    await expect(menu.getByRole('menuitem')).toHaveText(entries);
    for (const name of entries) {
      await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted');
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(avatar).toBeFocused();
  });

  await test.step('it stays by its button while the page scrolls', async () => {
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
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  await test.step('a menu that takes the focus once more as it fades out does not keep it', async () => {
    const menu = await openUserMenu(page);
    // The effect of a pointer that moved over an entry in the frame of the press.
    await menu.evaluate((element: HTMLElement) =>
      document.addEventListener('click', () => requestAnimationFrame(() => element.focus()), { once: true }),
    );
    await menu.getByRole('menuitem', { name: 'Изменить профиль' }).click();
    await expect(profile).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(avatar).toBeFocused();
  });

  await test.step('from the avatar menu, when the code of a modal is there', async () => {
    await openModal(page, 'Изменить профиль');
    await expect(profile).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(avatar).toBeFocused();
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

  await test.step('signing out is asked about; «Отмена» and Esc change nothing', async () => {
    let isAsked = false;
    await page.route(`${API}/auth/sign-out`, (route) => {
      isAsked = true;
      return route.abort();
    });
    for (const callOff of [
      () => question.getByRole('button', { name: 'Отмена' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await openModal(page, 'Выйти');
      await expect(question).toContainText('Вы действительно хотите выйти из системы?');
      await expect(question.getByRole('button', { name: 'Выйти', exact: true })).toBeVisible();
      await callOff();
      await expect(question).toBeHidden();
      await expect(avatar).toBeFocused();
    }
    await expect(page).toHaveURL('/account');
    expect(isAsked).toBe(false);
  });
});
