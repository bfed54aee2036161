import type { Locator, Page } from '@playwright/test';
import { FULL, fullUnless } from '../support/full.ts';
import { acknowledgeCookies, DESKTOP, PHONE } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) return false;
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

/** The toast of a check that the provider answers with «not yet»; the answer stays the same. */
async function showToast(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Проверить оплату' }).click();
  const toast = page.locator('[data-scope=toast][data-part=root]');
  await expect(toast).toContainText('Состояние заявки: ждёт оплаты');
  // Looked at under the pointer, a toast does not leave.
  await toast.hover();
  return toast;
}

/** What can be pressed or filled in and lies under a toast. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-scope=toast][data-part=root]')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    const modal = document.querySelector('[aria-modal=true]') ?? document;
    return [...modal.querySelectorAll('button, input, select, textarea, [role=tab], nav a, header a')]
      .filter((control) => control.closest('[data-scope=toast]') === null)
      .filter((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect();
        const isSeen = right > left && bottom > top;
        return (
          isSeen &&
          toasts.some(
            (toast) => toast.left < right && left < toast.right && toast.top < bottom && top < toast.bottom,
          )
        );
      })
      .map((control) => control.textContent || control.ariaLabel || control.tagName);
  });

for (const viewport of [DESKTOP, PHONE])
  test(
    `a toast lies over no control of the screen, its head, its dialogs and the bottom bar at ${viewport.width} px`,
    fullUnless(viewport === PHONE),
    async ({ page, context, signIn }) => {
      await page.setViewportSize(viewport);
      await acknowledgeCookies(context);
      await signIn('user');
      await page.goto('/payment');
      await page.getByRole('button', { name: /^500/ }).click();
      await page.getByRole('button', { name: /^Оплатить 500/ }).click();
      await expect(page.getByText('Осталось оплатить')).toBeVisible();
      const id = new URL(page.url()).searchParams.get('request');
      await page.goto(`/payment-requests/${id}`);

      const toast = await showToast(page);
      const pay = page.getByRole('link', { name: /^Оплатить 500/ });
      await expect.poll(() => areApart(toast, pay)).toBe(true);
      await expect.poll(() => covered(page)).toEqual([]);
      await test.step('nor over those of a dialog', async () => {
        await page.getByRole('button', { name: 'Отменить заявку' }).press('Enter');
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expect.poll(() => covered(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('alertdialog')).toBeHidden();
      });

      if (viewport !== PHONE) return;
      await expect
        .poll(() => areApart(toast, page.getByRole('navigation', { name: 'Разделы кабинета' })))
        .toBe(true);
      await test.step('nor when scrolling brings the button to where the toast is', async () => {
        await page.evaluate(() => document.documentElement.style.setProperty('min-height', '200vh'));
        await pay.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 40));
        await toast.hover();
        await expect.poll(async () => (await pay.boundingBox())?.y).toBeLessThan(60);
        await expect.poll(() => areApart(toast, pay)).toBe(true);
      });
    },
  );

test(
  'a toast does not lie over an open menu, wherever the page is scrolled to',
  FULL,
  async ({ page, context, signIn }) => {
    await acknowledgeCookies(context);
    await signIn('user');
    await page.goto('/finances');
    await expect(page.locator('tbody tr')).toHaveCount(25);
    await page.getByRole('button', { name: 'Экспорт' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    await downloading;
    const toast = page.locator('[data-scope=toast][data-part=root]');
    await expect(toast).toContainText('Файл сохранён');
    // Under the pointer it stays, so the menu is opened by the keyboard.
    await toast.hover();
    await page.getByRole('button', { name: 'Экспорт' }).press('Enter');
    const item = page.getByRole('menuitem', { name: 'Excel (XLSX)' });
    await item.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 20));
    await expect.poll(async () => (await item.boundingBox())?.y).toBeLessThan(40);
    await expect.poll(() => areApart(toast, item)).toBe(true);
  },
);
