import { drawnShell, openDrawn, rememberVisit, unknownParts } from '../support/drawn-shell.ts';
import { API, failure } from '../support/shell.ts';
import { expect, test } from '../support/stand-in-site.ts';

test.beforeEach(async ({ page }) => rememberVisit(page));

test('a shell that is drawn for nobody yet says nothing but what everybody with a session may read', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  // The cookie notice is everybody's; the rest hides what is only as wide as a text.
  const words = () =>
    drawnShell(page).evaluate((shell) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(shell, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim() ?? '';
        if (text !== '' && !walker.currentNode.parentElement?.closest('#cookie-notice')) texts.push(text);
      }
      return texts;
    });
  const everybodys = [
    'Перейти к содержимому',
    'Кабинет',
    'Вернуться к чатам',
    'Поиск',
    'Ctrl K',
    'Загрузка…',
  ];

  await test.step('a route that needs a permission: no title, no menu, no sum', async () => {
    const { tell, goOn } = await openDrawn(page, '/reports');
    expect((await words()).sort()).toEqual(everybodys.sort());
    await tell();
    await expect(drawnShell(page)).not.toContainText('Отчёты');
    await goOn();
    await expect(page).toHaveURL('/');
    await page.unrouteAll({ behavior: 'wait' });
  });
  await test.step('a route for everybody with a session: its title', async () => {
    const { goOn } = await openDrawn(page, '/finances');
    expect((await words()).sort()).toEqual([...everybodys, 'Мои транзакции'].sort());
    await goOn();
    await page.unrouteAll({ behavior: 'wait' });
  });
  await test.step('for who holds the permission the answer brings title and menu', async () => {
    await page.context().clearCookies();
    await signIn('admin');
    const { tell } = await openDrawn(page, '/reports');
    await tell();
    await expect(unknownParts(page)).toHaveCount(0);
    await expect(drawnShell(page).locator('h1')).toHaveText('Отчёты');
    await expect(drawnShell(page).locator('[aria-current=page]')).toHaveText('Отчёты');
  });
});

test('a member who may not see the company’s balance is drawn without one', async ({ page, signIn }) => {
  await signIn('employee');
  const { tell, goOn } = await openDrawn(page, '/finances');
  await tell();
  await expect(unknownParts(page)).toHaveCount(0);
  await expect(drawnShell(page)).not.toContainText('Баланс');
  await goOn();
});

test('a session that is none, a guest, a limit and a server that fails are never filled, and end where they should', async ({
  page,
  signIn,
  baseURL,
}) => {
  const unfilled = async () => {
    expect(await unknownParts(page).count()).toBeGreaterThan(0);
    await expect(drawnShell(page)).not.toContainText('₽');
  };
  const endsAtLogin = async () => {
    const { tell, goOn } = await openDrawn(page, '/finances');
    await tell();
    await unfilled();
    await goOn();
    await expect(page).toHaveURL('/login');
    await page.unrouteAll({ behavior: 'wait' });
  };
  await test.step('a cookie that the server does not know', async () => {
    await page
      .context()
      .addCookies([{ name: 'cabinet_session', value: 'x'.repeat(43), url: String(baseURL) }]);
    await endsAtLogin();
  });
  await test.step('a guest', async () => {
    await page.context().clearCookies();
    await signIn('guest');
    await endsAtLogin();
  });
  for (const { status, code, says } of [
    { status: 429, code: 'RATE.001', says: 'Превышен лимит запросов' },
    { status: 503, code: 'SYS.002', says: 'Не удалось загрузить кабинет' },
  ]) {
    await test.step(`${status}`, async () => {
      await page.context().clearCookies();
      await signIn('user');
      await page.route(`${API}/users/me`, (route) => route.fulfill(failure(status, code)));
      const { tell, goOn } = await openDrawn(page, '/finances');
      await tell();
      await unfilled();
      await goOn();
      await expect(page.getByText(says)).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test('before React is there a link leads where it says, and a button does what it says once React has come', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  const first = await openDrawn(page, '/finances');
  await first.tell();
  await expect(unknownParts(page)).toHaveCount(0);
  await drawnShell(page).locator('a', { hasText: 'Мои заявки' }).click();
  await page.waitForURL('/payment-requests', { waitUntil: 'commit' });
  await expect(drawnShell(page).locator('h1')).toHaveText('Мои заявки');

  await drawnShell(page).locator('button[title="Свернуть меню"]').click();
  await first.goOn();
  await expect(page.getByRole('button', { name: 'Развернуть меню' })).toBeVisible();
});
