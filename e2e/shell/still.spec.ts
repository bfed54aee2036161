import { FULL } from '../support/full.ts';
import { expectStill, slowDown, watchShifts } from '../support/layout-shift.ts';
import { API, DESKTOP, PHONE, settle, success } from '../support/shell.ts';
import { accounts, expect, test } from '../support/test.ts';

for (const viewport of [DESKTOP, PHONE]) {
  test(
    `nothing moves by itself at ${viewport.width} px from the way in to the screens, and between them`,
    FULL,
    async ({ page, signInByForm }) => {
      await page.setViewportSize(viewport);
      await watchShifts(page);
      await slowDown(page);
      await page.route(`${API}/auth/password-reset`, (route) => route.fulfill(success(null)));
      for (const path of ['/no/such/page', '/account', '/login']) {
        await test.step(`on ${path} for a visitor`, async () => {
          await page.goto(path);
          await settle(page);
          await expectStill(page);
        });
      }
      await test.step('in both steps of a password reset', async () => {
        await page.getByLabel('Email').fill(accounts.user);
        await page.getByRole('button', { name: 'Забыли пароль?' }).click();
        await page.getByRole('button', { name: 'Получить код' }).click();
        await expect(page.getByLabel('Новый пароль')).toBeVisible();
        await expectStill(page);
      });
      await test.step('from sign-in to the home screen', async () => {
        // What a visitor asked for would be opened instead.
        await page.evaluate(() => sessionStorage.clear());
        await page.goto('/login');
        await signInByForm('user');
        await expect(page.getByRole('heading', { level: 1, name: /Илья Белов/ })).toBeVisible();
        await settle(page);
        await expectStill(page);
      });
      await test.step('on the way between screens', async () => {
        const menu = page.getByRole('navigation', { name: 'Разделы кабинета' });
        for (const [name, heading] of [
          ['Пополнить счёт', 'Пополнение счёта'],
          ['Мои транзакции', 'Мои транзакции'],
          ['Мои заявки', 'Мои заявки'],
          ['Мой аккаунт', 'Мой аккаунт'],
        ] as const) {
          // Not a person's press, after which shifts of half a second would count as its answer.
          await menu.getByRole('link', { name }).evaluate((link: HTMLElement) => link.click());
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await settle(page);
        }
        await expectStill(page);
      });
    },
  );
}
