import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/fits.ts';
import { acknowledgeCookies, DESKTOP, PHONE } from '../support/shell.ts';
import { expect } from '../support/test.ts';
import { expectOrder, handleAt, lookAt, openRulesOf, ruleAt, ruleList, save } from './pages.ts';
import { test, unique } from './roles-test.ts';

const VENDOR = 'Запретить вендора «OpenAI»';
const TAG = 'Разрешить тег «быстрая»';
const TYPE = 'Запретить тип «image»';
const RULES = ['vendor:disable:OpenAI', 'tag:enable:быстрая', 'type:disable:image'];

/** What the list of rules says to a screen reader while one is dragged. */
const said = (page: Page) => page.locator('[id^=rfd-announcement]');

/** What the buttons beside a rule say. */
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const showInMiddle = (element: Locator) =>
  element.evaluate((node) => node.scrollIntoView({ block: 'center' }));

test.beforeEach(async ({ context }) => acknowledgeCookies(context));

test('rules are put in order by keyboard, by mouse and by buttons, and the order is saved', async ({
  page,
  signIn,
  arranged,
}) => {
  const role = await arranged.makeRole({ name: unique('Порядок'), permissions: RULES });
  await signIn('admin');
  await openRulesOf(page, role.role_id);
  await expectOrder(page, [VENDOR, TAG, TYPE]);

  await test.step('by keyboard: each step is said in Russian', async () => {
    await handleAt(page, 2).focus();
    await expect(handleAt(page, 2)).toHaveAccessibleDescription(/^Нажмите пробел, чтобы взять правило/);
    await page.keyboard.press('Space');
    await expect(said(page)).toHaveText(`Правило взято: ${VENDOR}, место 2 из 4`);
    await page.keyboard.press('ArrowDown');
    await expect(said(page)).toHaveText('Правило перемещено на место 3 из 4');
    await page.keyboard.press('ArrowDown');
    await expect(said(page)).toHaveText('Правило перемещено на место 4 из 4');
    await page.keyboard.press('Space');
    await expect(said(page)).toHaveText('Правило отпущено: место 4 из 4');
    await expectOrder(page, [TAG, TYPE, VENDOR]);
    await expect(handleAt(page, 4)).toBeFocused();
    await expect(ruleAt(page, 3)).toContainText('Решает для');
  });

  await test.step('Escape puts it back; above the rule for all models there is no place', async () => {
    await page.keyboard.press('Space');
    await expect(said(page)).toHaveText(`Правило взято: ${VENDOR}, место 4 из 4`);
    await page.keyboard.press('ArrowUp');
    await expect(said(page)).toHaveText('Правило перемещено на место 3 из 4');
    await page.keyboard.press('Escape');
    await expect(said(page)).toHaveText('Перемещение отменено, правило снова здесь: место 4 из 4');
    await expectOrder(page, [TAG, TYPE, VENDOR]);
    await handleAt(page, 2).focus();
    await page.keyboard.press('Space');
    await expect(said(page)).toHaveText(`Правило взято: ${TAG}, место 2 из 4`);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(said(page)).toHaveText('Правило отпущено: место 2 из 4');
    await expect(ruleAt(page, 1)).toContainText('все модели');
  });

  await test.step('by mouse, from the last place to the first', async () => {
    await showInMiddle(ruleAt(page, 3));
    const from = await middleOf(handleAt(page, 4));
    const to = await middleOf(handleAt(page, 2));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 12, { steps: 4 });
    await expect(said(page)).toHaveText(`Правило взято: ${VENDOR}, место 4 из 4`);
    await page.mouse.move(to.x, to.y - 4, { steps: 12 });
    await expect(said(page)).toHaveText('Правило перемещено на место 2 из 4');
    await page.mouse.up();
    await expect(said(page)).toHaveText('Правило отпущено: место 2 из 4');
    await expectOrder(page, [VENDOR, TAG, TYPE]);
  });

  await test.step('by buttons, which keep the focus; at an end they say that there is nothing further', async () => {
    const down = page.getByRole('button', { name: `Ниже: правило 3: ${TAG}` });
    await down.focus();
    await page.keyboard.press('Enter');
    await expectOrder(page, [VENDOR, TYPE, TAG]);
    await expect(told(page, `${TAG}: место 4 из 4`)).toBeAttached();
    const atEnd = page.getByRole('button', { name: `Ниже: правило 4: ${TAG}` });
    await expect(atEnd).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(told(page, 'Ниже некуда: это последнее правило')).toBeAttached();
    await expect(atEnd).toBeFocused();
    await page.getByRole('button', { name: `Выше: правило 3: ${TYPE}` }).click();
    await expectOrder(page, [TYPE, VENDOR, TAG]);
  });
  await lookAt(page, 'rules that were put in another order', [DESKTOP]);

  await test.step('the order is saved, and stands so when the role is opened again', async () => {
    await save(page);
    await openRulesOf(page, role.role_id);
    await expectOrder(page, [TYPE, VENDOR, TAG]);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('a rule is dragged by a long press on its handle, and a short one scrolls the page', async ({
    page,
    signIn,
    arranged,
  }) => {
    const role = await arranged.makeRole({ name: unique('Касание'), permissions: RULES });
    await signIn('admin');
    await openRulesOf(page, role.role_id);
    await expectOrder(page, [VENDOR, TAG, TYPE]);
    await expectNoSidewaysScroll(page);
    const device = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly { x: number; y: number }[],
    ) => device.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    const slide = async (from: { x: number; y: number }, dy: number) => {
      for (let part = 1; part <= 8; part += 1)
        await touch('touchMove', [{ x: from.x, y: from.y + (dy * part) / 8 }]);
    };
    const orderAfter = async (dy: number, place: number) => {
      await showInMiddle(ruleAt(page, 3));
      const from = await middleOf(handleAt(page, 3));
      await touch('touchStart', [from]);
      // The library takes the rule once it has been pressed long enough.
      await expect(said(page)).toContainText('Правило взято');
      await slide(from, dy);
      await expect(said(page)).toHaveText(`Правило перемещено на место ${place} из 4`);
      await touch('touchEnd', []);
      await expect(said(page)).toHaveText(`Правило отпущено: место ${place} из 4`);
    };
    const step = async () => {
      const [one, other] = [await middleOf(handleAt(page, 3)), await middleOf(handleAt(page, 2))];
      return one.y - other.y;
    };

    await test.step('up', async () => {
      await orderAfter(-(await step()), 2);
      await expectOrder(page, [TAG, VENDOR, TYPE]);
    });

    await test.step('down', async () => {
      await orderAfter(await step(), 4);
      await expectOrder(page, [TAG, TYPE, VENDOR]);
    });

    await test.step('a swipe over the rules scrolls and moves none of them', async () => {
      const before = await page.evaluate(() => window.scrollY);
      const from = await middleOf(ruleList(page));
      await touch('touchStart', [from]);
      await slide(from, -160);
      await touch('touchEnd', []);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
      await expectOrder(page, [TAG, TYPE, VENDOR]);
    });

    await test.step('the order is saved', async () => {
      await save(page);
      const { permissions } = await arranged.readRole(role.role_id);
      expect(permissions.filter((text) => !text.startsWith('all:'))).toEqual([
        'tag:enable:быстрая',
        'type:disable:image',
        'vendor:disable:OpenAI',
      ]);
    });
  });
});
