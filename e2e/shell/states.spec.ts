import type { Page } from '@playwright/test';
import { look } from '../support/axe.ts';
import { expectNoMotion, expectNoSidewaysScroll, expectNoZoom, ZOOMED } from '../support/fits.ts';
import { FULL } from '../support/full.ts';
import { makePicture } from '../support/pictures.ts';
import { acknowledgeCookies, DESKTOP, failure, openModal, PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

test.describe('axe finds nothing', () => {
  test.beforeEach(async ({ context, signIn }) => {
    await acknowledgeCookies(context);
    await signIn('user');
  });

  for (const [path, filter] of [
    ['/finances', 'type=adjustment'],
    ['/payment-requests', 'status=failed'],
  ] as const) {
    test(`in the menus of the table of ${path}`, FULL, async ({ page }) => {
      // A few rows: how a full table looks is seen by screens.spec.ts.
      await page.goto(`${path}?${filter}`);
      await settle(page);
      await expect(page.locator('tbody tr').first()).toBeVisible();
      const menu = page.getByRole('menu');
      await press(page, 'Столбцы');
      await expect(menu).toBeVisible();
      await look(page, 'choice of columns', [DESKTOP]);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      for (const width of [DESKTOP, PHONE]) {
        await page.setViewportSize(width);
        await press(page, width === PHONE ? 'Столбцы и экспорт' : 'Экспорт');
        await expect(menu).toBeVisible();
        await look(page, 'export', [width]);
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
      }
      await press(page, 'Фильтры');
      // The sheet is a chunk of its own: axe must not read the page while it opens.
      await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible();
      await look(page, 'open filters', [PHONE]);
      await page.goto(`${path}?q=такого-не-бывает`);
      await expect(page.getByText('Ничего не найдено')).toBeVisible();
      await look(page, 'nothing found');
    });
  }

  test('in what is empty, broken or cannot be drawn', FULL, async ({ page }) => {
    // What the server says of a search without a match is what it says where there is nothing at all.
    await page.route(/\/api\/v1\/(transactions\/user|payment\/requests\/my)\?/, (route) =>
      route.continue({ url: `${route.request().url()}&${new URLSearchParams({ q: 'такого-не-бывает' })}` }),
    );
    for (const [path, text] of [
      ['/finances', 'Транзакций пока нет'],
      ['/payment-requests', 'Заявок пока нет'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(text)).toBeVisible();
      await look(page, `${path}: nothing yet`);
    }
    await page.route(/\/api\/v1\/(transactions|payment\/requests|users\/me\/sessions)/, (route) =>
      route.fulfill(failure(403, 'AUTH.003')),
    );
    for (const path of ['/', '/finances', '/payment-requests', '/account/security']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Попробовать снова' }).first()).toBeVisible();
      await look(page, `${path}: what cannot be loaded`);
    }
    await page.route(/\/mfe\/account\/[^/]+\/[^/]+\.js$/, (route) => route.abort());
    await page.goto('/account');
    await expect(page.getByText('Не удалось загрузить раздел')).toBeVisible();
    await look(page, 'a dead remote');
    await page.route(/\/not-found\.[0-9a-f]+\.js$/, (route) => route.abort());
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
    await expect(page.getByText('Please try reloading the application.')).toBeVisible();
    await look(page, 'the crash screen');
    await page.unroute(/\/not-found\.[0-9a-f]+\.js$/);
    await press(page, 'Reload Application');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Страница не найдена');
  });

  test('while everything is still on its way', FULL, async ({ page }) => {
    await page.route(/\/api\/v1\/(?!users\/me$)/, () => undefined);
    for (const path of ['/', '/finances', '/payment-requests', '/account', '/account/security', '/payment']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(page, path);
    }
  });

  test('in the profile form and the avatar editor', FULL, async ({ page }) => {
    await page.goto('/account');
    await settle(page);
    const profile = page.getByRole('dialog', { name: 'Редактировать профиль' });
    const save = profile.getByRole('button', { name: 'Сохранить', exact: true });
    await openModal(page, 'Изменить профиль');
    await expect(profile).toBeVisible();
    await expectNoMotion(page);
    await press(page, 'Сгенерировать пароль');
    await profile.getByLabel('Отображаемое имя').fill('');
    await profile.getByLabel('Телефон').fill('12');
    await save.click();
    await expect(profile.getByText('Укажите 10 цифр номера после +7')).toBeVisible();
    await look(page, 'the profile with a generated password and errors');
    await test.step('on a phone iOS does not zoom in', async () => {
      await page.setViewportSize(PHONE);
      await expectNoZoom(page);
    });
    await test.step('at a zoom of 200 % it can be reached and read', async () => {
      await page.setViewportSize(ZOOMED);
      await save.scrollIntoViewIfNeeded();
      await expect(save).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
    });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look(page, 'the question about changes');
    await press(page, 'Не сохранять');

    await page.setViewportSize(ZOOMED);
    await openModal(page, 'Изменить аватар');
    const file = page.getByLabel('Файл фото');
    await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(page.getByText(/File type must be/)).toBeVisible();
    await look(page, 'a file that is refused');
    const photo = await makePicture(page, { width: 640, height: 480 });
    await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(page.getByRole('slider', { name: 'Масштаб' })).toBeVisible();
    await look(page, 'the crop');
  });
});
