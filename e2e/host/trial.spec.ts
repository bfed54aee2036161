import type { Page } from '@playwright/test';
import { lookAtScreen } from '../support/axe.ts';
import { expectFits, expectNoZoom } from '../support/fits.ts';
import { FULL } from '../support/full.ts';
import { openTrial } from '../support/open-trial.ts';
import { expect, test } from '../support/releases.ts';
import { settle } from '../support/shell.ts';

const badge = (page: Page) => page.getByRole('region', { name: 'Пробная сборка' });
const part = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words });

test(
  'who manages users tries a stored build in their own browser, sees that they do, and leaves it with one click',
  FULL,
  async ({ page, otherPage, signIn, releases }) => {
    const build = await releases.store({ edition: 7 });
    await signIn('admin');
    await signIn('admin', otherPage);
    await page.goto(`/parts?mfe=parts@${build}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Открыть пробную сборку «parts»?');
    await expect(page.getByText(build)).toBeVisible();
    await page.getByRole('link', { name: 'Остаться на обычной' }).click();
    await expect(part(page, 'Первая часть, издание 1')).toBeVisible();
    await openTrial(page, `/parts?mfe=parts@${build}`);
    await expect(part(page, 'Первая часть, издание 7')).toBeVisible();
    await expect(badge(page)).toContainText(`parts@${build}`);
    await expect(page).toHaveURL('/parts');
    await page.getByRole('link', { name: 'Ко второй части' }).click();
    await expect(part(page, 'Вторая часть, издание 7')).toBeVisible();

    await test.step('another browser has the live build', async () => {
      await otherPage.goto('/parts');
      await expect(part(otherPage, 'Первая часть, издание 1')).toBeVisible();
      await expect(badge(otherPage)).toBeHidden();
    });

    await test.step('a reload keeps it', async () => {
      await page.reload();
      await expect(part(page, 'Вторая часть, издание 7')).toBeVisible();
      await expect(badge(page)).toBeVisible();
    });

    await test.step('one click leaves it', async () => {
      await badge(page).getByRole('button', { name: 'Вернуться к рабочей' }).click();
      await expect(part(page, 'Вторая часть, издание 1')).toBeVisible();
      await expect(badge(page)).toBeHidden();
    });
  },
);

test(
  'the page that asks fits every window, and axe finds nothing',
  FULL,
  async ({ page, signIn, releases }) => {
    const build = await releases.store({ edition: 13 });
    await signIn('admin');
    await page.goto(`/parts?mfe=parts@${build}`);
    await expect(page.getByText(build)).toBeVisible();
    await page.getByRole('button', { name: 'Понятно' }).click();
    await expectNoZoom(page);
    await expectFits(page, () => lookAtScreen(page));
  },
);

test('a trial ends by itself', FULL, async ({ page, signIn, releases }) => {
  const build = await releases.store({ edition: 8 });
  await signIn('admin');
  await openTrial(page, `/parts?mfe=parts@${build}`);
  await expect(part(page, 'Первая часть, издание 8')).toBeVisible();
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 5 * 60 * 60_000;
  });
  await page.reload();
  await expect(part(page, 'Первая часть, издание 1')).toBeVisible();
  await expect(badge(page)).toBeHidden();
});

test('nobody else tries a build, and a trial that was begun ends with the right to it', async ({
  page,
  signIn,
  releases,
}) => {
  const build = await releases.store({ edition: 9 });
  await signIn('user');
  await page.goto(`/parts?mfe=parts@${build}`);
  await expect(
    page.getByText('Пробовать сборки разделов могут только те, кто управляет пользователями'),
  ).toBeVisible();
  await expect(part(page, 'Первая часть, издание 1')).toBeVisible();
  await expect(badge(page)).toBeHidden();

  await signIn('admin');
  await openTrial(page, `/parts?mfe=parts@${build}`);
  await expect(part(page, 'Первая часть, издание 9')).toBeVisible();
  await signIn('user');
  await page.reload();
  await expect(part(page, 'Первая часть, издание 1')).toBeVisible();
  await signIn('admin');
  await page.reload();
  await expect(part(page, 'Первая часть, издание 1')).toBeVisible();
});

test("a visitor's wish ends with the sign-in", FULL, async ({ page, signIn, releases }) => {
  const build = await releases.store({ edition: 10 });
  await page.goto(`/parts?mfe=parts@${build}`);
  await expect(page.getByText('Пробную сборку открывают после входа')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await signIn('admin');
  await page.goto('/parts');
  await expect(part(page, 'Первая часть, издание 1')).toBeVisible();
  await expect(badge(page)).toBeHidden();
});

test(
  'a build that does not fit this host is not tried, and its section stays',
  FULL,
  async ({ page, signIn, releases }) => {
    const build = await releases.store({ edition: 11, kernel: '>=9.0 <10' });
    await signIn('admin');
    await openTrial(page, `/parts?mfe=parts@${build}`);
    await expect(page.getByText(`Сборка ${build} раздела parts не подходит к этому кабинету`)).toBeVisible();
    await expect(part(page, 'Первая часть, издание 1')).toBeVisible();
    await expect(badge(page)).toBeHidden();
    await page.reload();
    await settle(page);
    await expect(part(page, 'Первая часть, издание 1')).toBeVisible();
    await expect(page.getByText('не подходит к этому кабинету')).toBeHidden();
  },
);

test(
  'a trial that does not come says so, and the next page tries it again',
  FULL,
  async ({ page, signIn, releases }) => {
    const build = await releases.store({ edition: 12 });
    await signIn('admin');
    const release = `**/mfe/parts/${build}/release.json`;
    await page.route(release, (route) => route.abort());
    await openTrial(page, `/parts?mfe=parts@${build}`);
    await expect(page.getByText('Пробная сборка не загрузилась')).toBeVisible();
    await expect(part(page, 'Первая часть, издание 1')).toBeVisible();
    await page.unroute(release);
    await page.reload();
    await expect(part(page, 'Первая часть, издание 12')).toBeVisible();
  },
);

for (const [what, request, told] of [
  ['a build that is not stored', 'parts@1.0.0-0000000000', 'в хранилище нет'],
  ['a place elsewhere', 'https://evil.example/remoteEntry.js', 'записан неверно'],
  ['a path', 'parts@../../host', 'записан неверно'],
  ['nothing', '', 'записан неверно'],
] as const) {
  test(`${what} is not tried`, FULL, async ({ page, signIn, releases: _releases }) => {
    const requested: string[] = [];
    page.on('request', (each) => requested.push(each.url()));
    await signIn('admin');
    await page.goto(`/parts?mfe=${encodeURIComponent(request)}`);
    await settle(page);
    await expect(page.getByText(told)).toBeVisible();
    await page.getByRole('link', { name: 'Открыть обычную' }).click();
    await expect(part(page, 'Первая часть, издание 1')).toBeVisible();
    await expect(badge(page)).toBeHidden();
    expect(
      requested.filter((url) => !url.startsWith(new URL(page.url()).origin) && !url.startsWith('data:')),
    ).toEqual([]);
  });
}
