import { moscowDay, moscowText } from '@cabinet/kernel/core/calendar';
import type { Page } from '@playwright/test';
import { fullUnless } from '../support/full.ts';
import { offeredScreens } from '../support/offered.ts';
import { sampledPaths } from '../support/sampled.ts';
import { DESKTOP, PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

// A person's own clock is hours ahead of Moscow's or behind it, and their day may be another one. Every time of the cabinet is Moscow's.

const ACCOUNTS = [...new Set(offeredScreens.map(({ account }) => account))];

interface ShownTime {
  readonly moment: string;
  readonly text: string;
}

const shownTimes = (page: Page): Promise<ShownTime[]> =>
  page
    .locator('main time[datetime]')
    .evaluateAll((all) =>
      all.map((time) => ({ moment: time.getAttribute('datetime') ?? '', text: time.textContent ?? '' })),
    );

const plain = (text: string) => text.replace(/\s/g, ' ');

/** A text that is none of the ways in which Moscow's clock says this moment. */
function isForeign({ moment, text }: ShownTime): boolean {
  const ways = (['date', 'datetime', 'short', 'time', 'day'] as const).map((way) =>
    plain(moscowText(moment, way)),
  );
  return !ways.includes(plain(text));
}

async function expectMoscow(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await settle(page);
  const times = await shownTimes(page);
  expect(times.filter(isForeign), path).toEqual([]);
  return times.length;
}

/** A day of the list, of which some rows are of another day by the person's own clock. */
async function expectDayOfFilter(page: Page, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  await page.goto('/finances');
  await settle(page);
  const [first] = await shownTimes(page);
  const day = moscowDay(new Date(first?.moment ?? 0));
  await page.goto(`/finances?from=${day}&to=${day}&limit=200`);
  await settle(page);
  const times = await shownTimes(page);
  expect(times).not.toEqual([]);
  expect(times.filter(({ moment }) => moscowDay(new Date(moment)) !== day)).toEqual([]);
  expect(times.filter(isForeign)).toEqual([]);
}

/** The last hours of an evening in Moscow: morning of the next day in the east, noon in the west. */
const EVENING = '2026-11-28T20:30:00Z';

const ZONES = { 'Asia/Vladivostok': 'Доброе утро', 'America/New_York': 'Добрый день' };

for (const [timezoneId, greeting] of Object.entries(ZONES))
  test.describe(`for a browser in ${timezoneId}`, () => {
    test.use({ timezoneId, locale: 'en-US' });
    const isSample = timezoneId === 'Asia/Vladivostok';

    test(
      'home greets by the person’s hour and names Moscow’s day',
      fullUnless(isSample),
      async ({ page, signIn }) => {
        await signIn('user');
        await page.clock.setFixedTime(EVENING);
        await page.goto('/');
        await expect(page.getByText('суббота, 28 ноября')).toBeVisible();
        await expect(page.getByText(greeting)).toBeVisible();
      },
    );

    test(
      'a filter by a day shows rows of that day, at the desk and on a phone',
      fullUnless(isSample),
      async ({ page, signIn }) => {
        await signIn('user');
        for (const size of [DESKTOP, PHONE]) await expectDayOfFilter(page, size);
      },
    );

    for (const account of ACCOUNTS)
      test(
        `every screen of ${account} says Moscow’s day and hour`,
        fullUnless(isSample && account === 'user'),
        async ({ page, signIn }) => {
          await signIn(account);
          let seen = 0;
          for (const path of await sampledPaths(page.request, account))
            for (const size of [DESKTOP, PHONE]) {
              await page.setViewportSize(size);
              seen += await expectMoscow(page, path);
            }
          expect(seen).toBeGreaterThan(0);
        },
      );
  });
