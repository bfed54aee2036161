import type { Page } from '@playwright/test';
import { expectStill, slowDown, watchShifts } from '../support/layout-shift.ts';
import { offeredScreens } from '../support/offered.ts';
import {
  API,
  acknowledgeCookies,
  expectNoSidewaysScroll,
  failure,
  openModal,
  openUserMenu,
  PHONE,
  settle,
  success,
} from '../support/shell.ts';
import { accounts, expect, test } from '../support/test.ts';

const WIDTHS = [390, 768, 1440, 1920];
/** A window of 1440×900 at 200 %. */
const ZOOMED = { width: 720, height: 450 };
const VIEWPORTS = [{ width: 1440, height: 900 }, PHONE];

async function expectFits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(ZOOMED);
  await settle(page);
  await expectNoSidewaysScroll(page);
}

for (const { path, title, account } of offeredScreens) {
  for (const viewport of VIEWPORTS) {
    test(`${path} is titled, and nothing moves while it loads slowly at ${viewport.width} px`, async ({
      page,
      signIn,
    }) => {
      await page.setViewportSize(viewport);
      await watchShifts(page);
      await slowDown(page);
      await signIn(account);
      await page.goto(path);
      await settle(page);
      await expect(page).toHaveTitle(`${title} — Кабинет`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectStill(page);
    });
  }

  test(`${path} fits every width and a zoom of 200 %`, async ({ page, signIn }) => {
    await signIn(account);
    await page.goto(path);
    await expectFits(page);
  });
}

for (const viewport of VIEWPORTS) {
  test.describe(`slowly loaded at ${viewport.width} px, nothing moves`, () => {
    test.use({ viewport });

    test.beforeEach(async ({ page }) => {
      await watchShifts(page);
      await slowDown(page);
    });

    for (const path of ['/login', '/account', '/no/such/page']) {
      test(`on ${path} for a visitor`, async ({ page }) => {
        await page.goto(path);
        await settle(page);
        await expectStill(page);
      });
    }

    test('in both steps of a password reset', async ({ page }) => {
      await page.route(`${API}/auth/password-reset`, (route) => route.fulfill(success(null)));
      await page.goto('/login');
      await page.getByLabel('Email').fill(accounts.user);
      await page.getByRole('button', { name: 'Забыли пароль?' }).click();
      await page.getByRole('button', { name: 'Получить код' }).click();
      await expect(page.getByLabel('Новый пароль')).toBeVisible();
      await expectStill(page);
    });

    test('from sign-in to the home screen', async ({ page, signInByForm }) => {
      await page.goto('/login');
      await signInByForm('user');
      await expect(page).toHaveURL('/');
      await settle(page);
      await expectStill(page);
    });

    test('on a request, and at each step of a payment', async ({ page, signIn }) => {
      await signIn('user');
      await page.goto('/payment-requests');
      const request = page.getByRole('link', { name: /^З-\d+$/ }).first();
      await page.goto(String(await request.getAttribute('href')));
      await expect(page.getByRole('list', { name: 'История заявки' })).toBeVisible();
      await settle(page);
      await expectStill(page);

      await page.goto('/payment');
      await page.getByRole('button', { name: /^500/ }).click();
      await expect(page.getByText('Баланс после')).toBeVisible();
      await page.getByRole('button', { name: 'Перейти к оплате' }).click();
      await expect(page.getByText('Проверьте и оплатите')).toBeVisible();
      await expectStill(page);
      // Come back to by its address, as after the provider's page.
      await page.reload();
      await settle(page);
      await expectStill(page);

      await page.goto('/payment');
      await page.getByRole('button', { name: /^500/ }).click();
      await page.getByText('Счёт на оплату').click();
      await page.getByRole('button', { name: 'Выставить счёт' }).click();
      await expect(page.getByText(/^Счёт на .* готов$/)).toBeVisible();
      await expectStill(page);
      await page.reload();
      await settle(page);
      await expectStill(page);
    });

    test('on the way between screens', async ({ page, signIn }) => {
      await signIn('user');
      await page.goto('/');
      await settle(page);
      const menu = page.getByRole('navigation', { name: 'Разделы кабинета' });
      for (const name of ['Пополнить счёт', 'Мои транзакции', 'Мои заявки', 'Мой аккаунт']) {
        await menu.getByRole('link', { name }).click();
        await settle(page);
        // After the half second in which a shift counts as a reaction to the click.
        await page.waitForTimeout(700);
      }
      await expectStill(page);
    });
  });
}

test('sign-in, both steps of a reset and not-found fit every width and a zoom of 200 %', async ({ page }) => {
  await page.route(`${API}/auth/password-reset`, (route) => route.fulfill(success(null)));
  for (const path of ['/login', '/no/such/page']) {
    await page.goto(path);
    await expectFits(page);
  }
  await page.goto('/login');
  await page.getByLabel('Email').fill(accounts.user);
  await page.getByRole('button', { name: 'Забыли пароль?' }).click();
  await expect(page.getByRole('button', { name: 'Получить код' })).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByLabel('Новый пароль')).toBeVisible();
  await expectFits(page);
});

test('a request and each step of a payment fit every width and a zoom of 200 %', async ({ page, signIn }) => {
  await signIn('user');
  await page.goto('/payment-requests');
  await page
    .getByRole('link', { name: /^З-\d+$/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'История заявки' })).toBeVisible();
  await expectFits(page);
  await page.goto('/payment');
  await page.getByRole('button', { name: /^500/ }).click();
  await page.getByRole('button', { name: 'Перейти к оплате' }).click();
  await expect(page.getByText('Проверьте и оплатите')).toBeVisible();
  await expectFits(page);
  await page.goto('/payment');
  await page.getByRole('button', { name: /^500/ }).click();
  await page.getByText('Счёт на оплату').click();
  await page.getByRole('button', { name: 'Выставить счёт' }).click();
  await expect(page.getByText(/^Счёт на .* готов$/)).toBeVisible();
  await expectFits(page);
});

test.describe('at a zoom of 200 %', () => {
  test.use({ viewport: ZOOMED });

  test('the menu, the avatar menu and the profile form can be reached and read', async ({
    page,
    context,
    signIn,
  }) => {
    await acknowledgeCookies(context);
    await signIn('user');
    await page.goto('/account');
    await settle(page);
    await openModal(page, 'Изменить профиль');
    const form = page.getByRole('dialog', { name: 'Редактировать профиль' });
    const save = form.getByRole('button', { name: 'Сохранить' });
    await form.getByLabel('Отображаемое имя').fill('Другое имя');
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  });
});

/** Of every transition and animation of the page, in seconds. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`
          .split(',')
          .map((text) => Number.parseFloat(text) / (text.trim().endsWith('ms') ? 1000 : 1));
      }),
    ),
  );
}

test.describe('with prefers-reduced-motion nothing moves', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const account of new Set(offeredScreens.map((screen) => screen.account))) {
    test(`on the screens of «${account}»`, async ({ page, signIn }) => {
      await signIn(account);
      for (const { path } of offeredScreens.filter((screen) => screen.account === account)) {
        await page.goto(path);
        await settle(page);
        expect(await longestMotion(page), path).toBeLessThanOrEqual(0.01);
      }
    });
  }

  test('on the way in, in modals, menus, the palette and toasts', async ({ page, signIn }) => {
    for (const path of ['/login', '/no/such/page']) {
      await page.goto(path);
      await settle(page);
      expect(await longestMotion(page), path).toBeLessThanOrEqual(0.01);
    }
    await signIn('user');
    await page.goto('/account');
    await settle(page);
    await page.getByRole('button', { name: 'Свернуть меню' }).click();
    await openUserMenu(page);
    expect(await longestMotion(page), 'the menu').toBeLessThanOrEqual(0.01);
    await page.getByRole('menuitem', { name: 'Изменить профиль' }).click();
    await expect(page.getByRole('dialog', { name: 'Редактировать профиль' })).toBeVisible();
    expect(await longestMotion(page), 'the modal').toBeLessThanOrEqual(0.01);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    expect(await longestMotion(page), 'the palette').toBeLessThanOrEqual(0.01);
    await page.keyboard.press('Escape');
    await page.route(`${API}/users/me/theme`, (route) => route.fulfill(failure(500, 'SYS.001')));
    await page.getByRole('button', { name: /тему$/ }).click();
    await expect(page.getByText('Не удалось обновить тему')).toBeVisible();
    expect(await longestMotion(page), 'a toast').toBeLessThanOrEqual(0.01);
  });
});
