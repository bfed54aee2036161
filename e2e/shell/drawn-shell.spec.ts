import type { Page } from '@playwright/test';
import { changedPixels } from '../support/changed-pixels.ts';
import { drawnShell, openDrawn, rememberVisit, unknownParts } from '../support/drawn-shell.ts';
import { FULL } from '../support/full.ts';
import { DESKTOP, PHONE, pretendTheme, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** Everything of the shell that a person sees or presses, with its place; its children are in its picture. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, nav a, nav button, footer button, h1')]
      .filter((part) => part.closest('main > * > * > *') === null || part.tagName === 'H1')
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const size = part.tagName === 'H1' ? [x, y, height] : [x, y, width, height];
        return `${part.tagName} ${part.textContent?.trim()} ${part.getAttribute('href') ?? ''} ${size.join(' ')}`;
      }),
  );

const SIDEBAR = { x: 0, y: 0, width: 255, height: DESKTOP.height };
const COLLAPSED = { ...SIDEBAR, width: 71 };
const TOP = { x: 0, y: 0, width: PHONE.width, height: 63 };
const BAR = { x: 0, y: PHONE.height - 64, width: PHONE.width, height: 64 };

const LOW = { ...DESKTOP, height: 700 };
const EVERYBODYS = { account: 'user', paths: ['/', '/finances', '/payment'] } as const;
/** The second has a line far down the menu, in a section that can be folded. */
const ADMINS = { account: 'admin', paths: ['/', '/admin/ledger'] } as const;
const OPEN = { viewport: DESKTOP, sidebar: 'expanded', clips: [SIDEBAR], ...EVERYBODYS } as const;
const LOW_SIDEBAR = { ...SIDEBAR, height: LOW.height };

const CASES = [
  { ...OPEN, name: 'open, light', theme: 'light' },
  { ...OPEN, name: 'open, dark', theme: 'dark' },
  { ...OPEN, name: 'collapsed, dark', theme: 'dark', sidebar: 'collapsed', clips: [COLLAPSED] },
  { ...OPEN, name: 'on a phone, light', theme: 'light', viewport: PHONE, clips: [TOP, BAR] },
  { ...OPEN, ...ADMINS, name: 'of an administrator', theme: 'light' },
  { ...OPEN, ...ADMINS, name: 'folded on a low page', theme: 'light', viewport: LOW, clips: [LOW_SIDEBAR] },
  {
    ...OPEN,
    ...ADMINS,
    name: 'of an administrator, collapsed',
    theme: 'dark',
    sidebar: 'collapsed',
    clips: [COLLAPSED],
  },
] as const;

for (const { name, viewport, theme, sidebar, clips, account, paths } of CASES) {
  test(
    `the shell is there before any script (${name}), and React takes it over without moving a pixel`,
    FULL,
    async ({ page, signIn }) => {
      await page.setViewportSize(viewport);
      // The greeting goes by the hour: it must be the same before and after.
      await page.clock.setFixedTime(new Date());
      await signIn(account);
      await pretendTheme(page, theme);
      await rememberVisit(page, { 'cabinet.sidebar': sidebar });
      const pictures = () => Promise.all(clips.map((clip) => page.screenshot({ clip })));
      for (const path of paths) {
        await test.step(path, async () => {
          // How many things wait is told beside the lines later, and is no part of the shell.
          await page.route('**/api/v1/users/me/attention', (route) =>
            route.fulfill({ json: { status: 'success', message: '', data: { items: [] } } }),
          );
          const { tell, goOn } = await openDrawn(page, path);
          await expect(page.locator('html')).toContainClass(theme);
          await tell();
          await expect(unknownParts(page)).toHaveCount(0);
          await expect(drawnShell(page)).toContainText('₽');
          const [drawnPlaces, drawnPictures] = [await places(page), await pictures()];
          await goOn();
          await settle(page);
          expect(await places(page)).toEqual(drawnPlaces);
          for (const [index, picture] of (await pictures()).entries())
            expect(await changedPixels(page, drawnPictures[index], picture)).toBe(0);
          await page.unrouteAll({ behavior: 'wait' });
          await pretendTheme(page, theme);
        });
      }
    },
  );
}
