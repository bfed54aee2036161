import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/fits.ts';
import { FULL } from '../support/full.ts';
import { sampledPaths } from '../support/sampled.ts';
import { acknowledgeCookies, PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** A word of 43 letters: no line of a phone takes it whole. */
const WORD = 'Рентгеноэлектрокардиографическогоаппаратное';
/** What people, companies, groups, roles and models are called on the wire. */
const NAMES = /"(display_name|name|role_name|company_name|group_name|payer_name|short_name)":"[^"]+"/g;

/** Personal screens, which say more to somebody who has rights, a company or a group. */
const COMMON = {
  admin: ['/', '/account'],
  director: ['/payment'],
  groupOwner: ['/', '/account', '/finances', '/payment-requests', '/payment'],
  user: [],
} as const;

/** Gives everything a name of one long word in whatever the API answers. */
async function nameEverythingLong(page: Page): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    const response = await route.fetch();
    const isJson = (response.headers()['content-type'] ?? '').includes('json');
    if (!isJson) return route.fulfill({ response });
    const body = (await response.text()).replace(NAMES, `"$1":"${WORD}"`);
    return route.fulfill({ response, body });
  });
}

/** Sums that stand on more than one line. */
function brokenSums(): string[] {
  const isSum = /^[+−]?\d[\d\u00a0]*(,\d+)?\u00a0₽$/;
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.childElementCount === 0 && isSum.test(element.textContent.trim()))
    .filter((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    })
    .map((element) => element.textContent);
}

test.beforeEach(async ({ context }) => acknowledgeCookies(context));

for (const who of ['admin', 'director', 'groupOwner', 'user'] as const)
  test(
    `a word of 43 letters wraps on every screen of a phone, and no sum does: ${who}`,
    FULL,
    async ({ page, signIn }) => {
      await page.setViewportSize(PHONE);
      await signIn(who);
      const paths = [...COMMON[who], ...(await sampledPaths(page.request, who))];
      await nameEverythingLong(page);
      for (const path of paths)
        await test.step(path, async () => {
          await page.goto(path);
          await settle(page);
          await expectNoSidewaysScroll(page);
          expect(await page.evaluate(brokenSums), path).toEqual([]);
        });
    },
  );
