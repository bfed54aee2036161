import type { Page } from '@playwright/test';
import { look, lookAtState } from '../support/axe.ts';
import { expectFits } from '../support/fits.ts';
import { FULL } from '../support/full.ts';
import { expectStill, slowDown, watchShifts } from '../support/layout-shift.ts';
import { acknowledgeCookies, DESKTOP, leaveLayers, PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { startCardPayment } from './pages.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** A result is a card of 520 px at most, whatever the window. */
async function expectNarrow(page: Page, title: string) {
  const card = page.getByRole('heading', { name: title }).locator('xpath=../../..');
  expect((await card.boundingBox())?.width).toBeLessThanOrEqual(520);
}

for (const viewport of [DESKTOP, PHONE]) {
  const isWide = viewport === DESKTOP;
  test(
    `a request, a transaction and each step of a payment stand still at ${viewport.width} px${isWide ? ', fit every window, and axe finds nothing' : ''}`,
    FULL,
    async ({ page, context, signIn }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await acknowledgeCookies(context);
      await watchShifts(page);
      await slowDown(page);
      await signIn('user');
      /** Other windows are looked at once. */
      const check = (state: string) =>
        test.step(state, async () => {
          await settle(page);
          await expectStill(page);
          if (!isWide) return;
          await expectFits(page, (size) => lookAtState(page, size));
        });

      await page.goto('/payment-requests');
      const request = page.getByRole('link', { name: /^З-\d+$/ }).first();
      await page.goto(String(await request.getAttribute('href')));
      await expect(page.getByRole('list', { name: 'История заявки' })).toBeVisible();
      await check('a request');

      await page.goto('/payment');
      await press(page, 'Оплатить');
      await expect(page.getByText('Введите сумму', { exact: true })).toBeVisible();
      await check('the form with an error');
      await press(page, /^500/);
      await expect(page.getByText('Баланс после')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Оплатить 500/ })).toBeInViewport({ ratio: 1 });
      await check('the form with a quote');
      await press(page, /^Оплатить 500/);
      await expect(page.getByRole('heading', { name: 'Осталось оплатить' })).toBeFocused();
      await expect(page.getByRole('button', { name: /^Оплатить 500/ })).toBeInViewport();
      await check('the transaction');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Осталось оплатить' })).toBeVisible();
      await check('the transaction after a reload');
      // Come back to, as after the provider's page.
      await page.goto(`${page.url()}&result=return`);
      await check('a payment that is waited for');
      await expectNarrow(page, 'Ждём оплату');

      await page.goto('/payment');
      await press(page, /^500/);
      await page.getByText('Счёт на оплату', { exact: true }).click();
      await press(page, /^Получить счёт на 500/);
      await expect(page.getByRole('heading', { name: 'Счёт готов' })).toBeVisible();
      await check('the invoice');
      await page.reload();
      await settle(page);
      await expectStill(page);

      for (const [action, title] of [
        ['Оплатить', 'Оплачено'],
        ['Отклонить оплату', 'Оплата не прошла'],
      ] as const) {
        await startCardPayment(page, '150');
        await page.getByRole('button', { name: action, exact: true }).click();
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        // What the provider has just answered is news and may move what stands below; the state itself stands still.
        await page.reload();
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await check(title);
        await expectNarrow(page, title);
      }
      await press(page, 'Попробовать ещё раз');
      await expect(page.getByRole('heading', { name: 'Осталось оплатить' })).toBeVisible();
      await page.goto(`${page.url()}&result=return`);
      await press(page, 'Отменить заявку');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить заявку' }).click();
      await expect(page.getByRole('heading', { name: 'Оплата отменена' })).toBeVisible();
      await leaveLayers(page);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Оплата отменена' })).toBeVisible();
      await check('a payment that is cancelled');

      if (!isWide) return;
      await page.goto('/finances?type=adjustment');
      await page.locator('tbody tr').first().click();
      await expect(page.getByRole('dialog').getByText('Записи по счетам')).toBeVisible();
      await look(page, 'the details of a transaction');
    },
  );
}
