import type { Page } from '@playwright/test';
import { look, lookClosely } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectNoZoom } from '../support/fits.ts';
import { FULL } from '../support/full.ts';
import { API, acknowledgeCookies, DESKTOP, PHONE, settle, success } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { goTo, region, title } from './pages.ts';

const SECTIONS = ['Кабинет', 'Компания', 'Группа', 'Роли', 'Администрирование'];
const FORMER = '0.9.0-e2e0000001';

const period = (page: Page) => page.getByRole('group', { name: 'Период' });

/** Pretends that builds were released one by one: the site of the tests was laid out as a whole, and is everybody's. */
async function pretendFormer(page: Page, name: string): Promise<void> {
  await page.route(`${API}/admin/remotes?*`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const remote of body.data.items) {
      if (remote.name !== name) continue;
      remote.former = [FORMER];
      remote.rollback = { from: remote.live.build, to: FORMER };
      remote.held = ['1.2.0-e2e0000002'];
      remote.canary = { ...remote.live, build: '1.1.0-e2e0000003', percent: 5 };
      remote.builds.push({
        ...remote.builds[0],
        build: '1.1.0-e2e0000003',
        stage: 'canary',
        loads: 1204,
        failures: 31,
        failure_rate: 31 / 1204,
        reasons: { network: 9, integrity: 2, malformed: 1, incompatible: 1, crashed: 18 },
        p50_ms: 320,
        p75_ms: 640,
        p95_ms: 1940,
      });
    }
    await route.fulfill({ response, json: body });
  });
}

/** Pretends that this build was released, and given to some before. */
async function pretendHistory(page: Page): Promise<void> {
  const change = { at: new Date().toISOString(), by: 'anna@demo.example', from: FORMER, percent: null };
  const items = [
    { ...change, revision: 3, action: 'rollback', to: '0.8.0-e2e0000009', why: 'Суммы не сходятся' },
    { ...change, revision: 2, action: 'canary', to: '1.1.0-e2e0000003', percent: 5, why: 'Новые отчёты' },
  ];
  await page.route(`${API}/admin/remotes/company/history?*`, (route) =>
    route.fulfill(success({ items, next: 2 })),
  );
}

test.beforeEach(async ({ context }) => acknowledgeCookies(context));

test(
  'an administrator sees what is live of every section, for a period that the address keeps, and its history',
  FULL,
  async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto('/admin');
    await settle(page);
    await goTo(page, 'Релизы');
    for (const section of SECTIONS) {
      await expect(region(page, section)).toHaveCount(1);
      await expect(region(page, section).getByRole('listitem', { name: /^Открыта всем, / })).toBeVisible();
    }

    await test.step('the period stands in the address, and the way back leads to the one before', async () => {
      await period(page).getByRole('button', { name: '7 дней' }).click();
      await expect(page).toHaveURL('/admin/remotes?hours=168');
      await page.reload();
      await expect(period(page).getByRole('button', { name: '7 дней' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await period(page).getByRole('button', { name: '24 часа' }).click();
      await expect(page).toHaveURL('/admin/remotes');
      await page.goBack();
      await expect(page).toHaveURL('/admin/remotes?hours=168');
      await settle(page);
    });

    await test.step('the history opens, and gives the focus back', async () => {
      const button = page.getByRole('button', { name: 'История: Компания' });
      await button.click();
      const dialog = page.getByRole('dialog', { name: 'История: Компания' });
      await expect(dialog.getByText('Площадка собрана заново').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  },
);

test(
  'a rollback asks why before anything happens; a canary and its failures fit a phone',
  FULL,
  async ({ page, signIn }) => {
    await signIn('admin');
    await pretendFormer(page, 'company');
    await page.goto('/admin/remotes');
    await settle(page);
    await expect(page.getByRole('listitem', { name: /^Канарейка: 5.% людей, / })).toContainText('31 сбой');
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await lookClosely(page);

    await test.step('so does its history', async () => {
      await pretendHistory(page);
      await page.getByRole('button', { name: 'История: Компания' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
      await look(page, 'the history of a section');
      await page.setViewportSize(PHONE);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/rollback')) sent.push(request.url());
    });
    await page.setViewportSize(DESKTOP);
    const button = page.getByRole('button', { name: 'Откатить: Компания' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Откатить: Компания?' });
    await expect(dialog).toContainText(FORMER);
    await expect(dialog.getByLabel('Причина')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Укажите причину')).toBeVisible();
    await look(page, 'a rollback without a reason');
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await expectNoZoom(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(sent).toEqual([]);
    // The list is asked for again by itself: an answer that is on its way must not outlive the test.
    await page.unrouteAll({ behavior: 'wait' });
  },
);

for (const account of ['user', 'finance'] as const)
  test(`the releases are no screen for ${account}`, FULL, async ({ page, signIn }) => {
    await signIn(account);
    await page.goto('/admin/remotes');
    await expect(page).toHaveURL((url) => url.pathname !== '/admin/remotes');
    await settle(page);
    await expect(title(page)).not.toHaveText('Релизы');
  });
