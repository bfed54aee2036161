import { rest, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test('the command palette comes when it is wanted, leads anywhere by keyboard alone, and runs actions', async ({
  page,
  signIn,
}) => {
  const palette = page.getByRole('dialog', { name: 'Быстрый переход' });
  const query = palette.getByRole('combobox', { name: 'Найти раздел или действие' });
  const found = palette.getByRole('option');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const codeOfPalette = () => scripts.filter((url) => url.includes('palette'));
  await signIn('user');
  await page.goto('/');
  await settle(page);
  expect(codeOfPalette()).toEqual([]);

  await test.step('it opens by Ctrl+K and closes by Ctrl+K and a click outside', async () => {
    for (const close of [() => page.keyboard.press('Control+k'), () => page.mouse.click(5, 5)]) {
      await page.keyboard.press('Control+k');
      await expect(query).toBeFocused();
      // It hears of a press beside it once it stands.
      await rest(page);
      await close();
      await expect(palette).toBeHidden();
    }
    expect(codeOfPalette()).not.toEqual([]);
  });

  await test.step('it lists the screens that the person may open and every action', async () => {
    await page.getByRole('button', { name: 'Поиск' }).click();
    await expect(query).toBeFocused();
    const labels = found.evaluateAll((options) =>
      options.map((option) => option.querySelector('span')?.textContent),
    );
    expect(await labels).toEqual([
      'Главная',
      'Мой аккаунт',
      'Пополнить счёт',
      'Мои транзакции',
      'Мои заявки',
      'Безопасность',
      'Создать компанию',
      'Создать группу',
      'Изменить профиль',
      'Изменить аватар',
      'Обновить баланс',
      'Сменить тему',
      'Вернуться к чатам',
      'Выйти',
    ]);
  });

  await test.step('it goes to a screen', async () => {
    await page.keyboard.type('мои');
    await expect(found.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const chosen = found.nth(1);
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(query).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
    await expect(page).not.toHaveURL('/');
  });

  await test.step('it runs an action', async () => {
    await settle(page);
    await page.keyboard.press('Control+k');
    await expect(query).toBeFocused();
    await page.keyboard.type('изменить профиль');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Редактировать профиль' })).toBeVisible();
  });
});
