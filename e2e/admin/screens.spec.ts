import type { Page } from '@playwright/test';
import { look, lookClosely } from '../support/axe.ts';
import { bankFile } from '../support/bank-file.mjs';
import { expectNoSidewaysScroll, expectNoZoom } from '../support/fits.ts';
import { FULL } from '../support/full.ts';
import { acknowledgeCookies, PHONE, settle } from '../support/shell.ts';
import { expect } from '../support/test.ts';
import { test } from './admin-test.ts';
import { fillFunds, lineOf, region, title, uploadStatement } from './pages.ts';

/** Screens without parameters are walked by `shell/screens.spec.ts`. */
test.beforeEach(async ({ context }) => acknowledgeCookies(context));

async function lookAtScreen(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await settle(page);
  await expectNoSidewaysScroll(page);
  await expectNoZoom(page);
  await lookClosely(page);
}

/** A question over a screen that is looked at elsewhere. */
async function lookAtQuestion(page: Page, name: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await look(page, name);
}

test(
  'a person’s page fits a phone, and axe finds nothing in it nor in its questions',
  FULL,
  async ({ page, signIn, newcomers }) => {
    const { employee } = await newcomers.makeShortCompany();
    await signIn('admin');
    await page.goto(`/admin/users/${employee.id}`);
    await expect(title(page)).toHaveText(employee.name);
    await lookAtScreen(page);
    await page.getByRole('button', { name: 'Отключить' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await lookAtQuestion(page, 'the question whether to switch somebody off');
  },
);

test(
  'an account’s page fits a phone, and axe finds nothing in it nor in added funds',
  FULL,
  async ({ page, signIn, newcomers }) => {
    const { payerId, name } = await newcomers.makeShortCompany();
    await signIn('admin');
    await page.goto(`/admin/payers/${payerId}`);
    await expect(title(page)).toHaveText(name);
    await lookAtScreen(page);
    const dialog = await fillFunds(page, { amount: '150000', reason: 'Возмещение', document: 'Акт 7' });
    await lookAtQuestion(page, 'funds that a second person confirms');
    await dialog.getByRole('button', { name: 'Отправить на подтверждение' }).click();
    await expect(page.getByRole('heading', { name: /ждёт подтверждения$/ })).toBeVisible();
    await settle(page);
    await lookAtQuestion(page, 'an account with a proposal');
  },
);

test(
  'a request and a statement fit a phone, and axe finds nothing in them',
  FULL,
  async ({ page, signIn, newcomers }) => {
    const { askForInvoice, name, inn } = await newcomers.makeShortCompany();
    const { id, number } = await askForInvoice('1500');
    await signIn('finance');
    await page.goto(`/admin/payment-requests/${id}`);
    await expect(title(page)).toContainText(number);
    await lookAtScreen(page);

    await page.goto('/admin/bank-statements');
    const transfer = { payerName: name, payerInn: inn, amount: '1500.00' };
    // So many that the page is longer than a phone.
    const strangers = [2, 3, 4, 5, 6].map((n) => ({
      number: `${number}-${n}`,
      payerName: 'Неизвестный',
      payerInn: '7736207543',
      amount: '9.00',
      purpose: 'Прочее',
    }));
    await uploadStatement(
      page,
      bankFile('look.txt', [{ ...transfer, number, purpose: `Счёт ${number}` }, ...strangers]),
    );
    await expect(lineOf(page, 2)).toContainText('Заявка не найдена');
    await lookAtScreen(page);

    await test.step('the button that confirms stays in sight above what covers the end of the page', async () => {
      await page.addInitScript(() => localStorage.removeItem('cabinet_cookies_acknowledged'));
      await page.reload();
      const notice = page.getByRole('region', { name: 'Файлы cookie' });
      await expect(notice).toBeVisible();
      await lineOf(page, 1).evaluate((line) => line.scrollIntoView({ block: 'start' }));
      const button = page.getByRole('button', { name: /^Подтвердить 1 на сумму/ });
      const covered = async () => {
        const [of, by] = [await button.boundingBox(), await notice.boundingBox()];
        return of && by ? of.y + of.height > by.y : null;
      };
      await expect.poll(covered).toBe(false);
    });
  },
);

test(
  'a new correction and a planned one fit a phone, and axe finds nothing in them',
  FULL,
  async ({ page, signIn, arranged }) => {
    await signIn('finance');
    await page.goto('/rate-corrections/create');
    await page.getByLabel('Изменение цены, %').fill('-10');
    await expect(region(page, 'Если бы она действовала последние 30 дней')).toContainText('Разница');
    await lookAtScreen(page);
    await page.getByLabel('Множитель').fill('0');
    await page.getByRole('button', { name: /^(Создать корректировку|Предложить)$/ }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await lookAtQuestion(page, 'a correction with errors');

    const { items } = await arranged.call<{ items: { id: string }[] }>(
      'get',
      'rate-corrections?state=planned',
    );
    await page.goto(`/rate-corrections/${items[0]?.id}`);
    await expect(title(page)).toHaveText(/^Корректировка №/);
    await lookAtScreen(page);
  },
);
