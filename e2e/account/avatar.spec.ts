import type { Page } from '@playwright/test';
import { FULL } from '../support/full.ts';
import { makePicture, readPicture, withOrientation } from '../support/pictures.ts';
import { saveData, settle } from '../support/shell.ts';
import { accounts, expect, PASSWORD, test } from '../support/test.ts';

// One person's avatar is one row: these tests share it.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const QUARTERS = ['red', 'green', 'blue', 'yellow'];

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Изменить аватар' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Масштаб' });
const circle = (page: Page) => page.getByRole('group', { name: /Область аватара/ });
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить аватар' });
const preview = (page: Page) => page.getByRole('img', { name: 'Предпросмотр аватара' });

async function openEditor(page: Page) {
  await page.goto('/account');
  await reopenEditor(page);
}

async function reopenEditor(page: Page) {
  await page.getByRole('button', { name: 'Изменить аватар' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function choose(page: Page, buffer: Buffer, name = 'me.jpg') {
  const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  await page.getByLabel('Файл фото').setInputFiles({ name, mimeType, buffer });
  await expect(preview(page)).toBeVisible();
}

/** Saves and returns what was sent. */
async function saveAndRead(page: Page) {
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/avatar'),
  );
  await save(page).click();
  const { avatar } = (await sent).postDataJSON();
  await expect(page.getByText('Аватар успешно обновлен').first()).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  return { avatar: String(avatar), ...(await readPicture(page, String(avatar))) };
}

async function circleBox(page: Page) {
  const box = await circle(page).boundingBox();
  if (box === null) throw new Error('The circle is not on the page');
  return box;
}

test('by keyboard alone, from sign-in to the saved avatar', async ({ page }) => {
  await page.goto('/login');
  const picture = await makePicture(page, { width: 1200, height: 800 });
  // Early: interception reaches the browser asynchronously, and a press before that opens a real window.
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(accounts.employee);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  const menu = page.getByRole('button', { name: /Меню пользователя/ });
  await expect(menu).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await menu.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Изменить аватар' });
  for (let presses = 0; presses < 4; presses += 1) {
    if ((await item.getAttribute('data-highlighted')) !== null) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  const zone = page.getByRole('button', { name: 'Выбрать фото' });
  await expect(async () => {
    if (!(await zone.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await expect(zone).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
  expect((await chooser).isMultiple()).toBe(true);
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(preview(page)).toBeVisible();
  for (let presses = 0; presses < 10; presses += 1) {
    if (await circle(page).evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('+');
  await expect(slider(page)).toHaveValue('1.1');
  const before = await circleBox(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await circleBox(page)).x).toBeGreaterThan(before.x);
  for (let presses = 0; presses < 10; presses += 1) {
    if (await save(page).evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Аватар успешно обновлен').first()).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('with a mouse: wheel, slider and drag move one circle, and what it holds becomes a 200×200 JPEG', async ({
  page,
  signIn,
}) => {
  const hasCropper = () =>
    page.evaluate(() =>
      [...document.styleSheets].some((sheet) =>
        [...sheet.cssRules].some((rule) => rule.cssText.includes('ReactCrop')),
      ),
    );
  await saveData(page);
  await signIn('employee');
  await page.goto('/account');
  await settle(page);
  expect(await hasCropper(), 'the code of the editor on the first load').toBe(false);
  await reopenEditor(page);
  await expect.poll(hasCropper).toBe(true);

  await test.step('what is no picture is refused with a reason', async () => {
    const input = page.getByLabel('Файл фото');
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(page.getByText(/File type must be/)).toBeVisible();
    const broken = Buffer.from('not a picture');
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: broken });
    await expect(page.getByText(/файл повреждён/)).toBeVisible();
  });

  await test.step('the first of several dropped files is taken', async () => {
    const bytes = [...(await makePicture(page, { width: 1200, height: 800 }))];
    const files = await page.evaluateHandle((bytes) => {
      const transfer = new DataTransfer();
      for (const name of ['first.jpg', 'second.jpg'])
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
      return transfer;
    }, bytes);
    const zone = dialog(page).getByRole('button', { name: 'Выбрать фото' });
    await zone.dispatchEvent('dragenter', { dataTransfer: files });
    await expect(zone).toHaveAttribute('data-state', 'accept');
    await zone.dispatchEvent('drop', { dataTransfer: files });
    await expect(preview(page)).toBeVisible();
  });

  await test.step('the slider goes by keys to its ends, the wheel goes with it', async () => {
    await slider(page).focus();
    for (const [key, zoom] of [
      ['ArrowRight', '1.1'],
      ['End', '3'],
      ['Home', '1'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(slider(page)).toHaveValue(zoom);
    }
    const { x, y, width, height } = await circleBox(page);
    await page.mouse.move(x + width / 2, y + height / 2);
    for (let notches = 0; notches < 10; notches += 1) await page.mouse.wheel(0, -100);
    await expect(slider(page)).toHaveValue('2');
    await expect.poll(async () => (await circleBox(page)).width).toBeCloseTo(width / 2, 0);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 40, y + height / 2 - 30, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await circleBox(page)).x).toBeCloseTo(x + width / 4 - 40, 0);
    await slider(page).fill('3');
    await expect.poll(async () => (await circleBox(page)).width).toBeCloseTo(width / 3, 0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Не сохранять' }).click();
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('the whole photo is saved and shown', async () => {
    await reopenEditor(page);
    await choose(page, await makePicture(page, { width: 900, height: 900, type: 'image/png' }), 'me.png');
    const saved = await saveAndRead(page);
    expect(saved).toMatchObject({ width: 200, height: 200, quarters: QUARTERS });
    expect(saved.avatar).toMatch(/^data:image\/jpeg;base64,/);
    const shown = page.getByRole('main').locator('img').first();
    await expect(shown).toHaveAttribute('src', /\/avatar\?v=/);
  });
});

test(
  'a turned photo is saved upright, a transparent one white, and 48 megapixels do not freeze the page',
  FULL,
  async ({ page, signIn }) => {
    await signIn('employee');
    await page.goto('/account');
    await test.step('a turned photo is upright, a transparent one is white', async () => {
      await reopenEditor(page);
      await choose(page, withOrientation(await makePicture(page, { width: 800, height: 800 }), 6));
      expect((await saveAndRead(page)).quarters).toEqual(['blue', 'red', 'yellow', 'green']);
      await reopenEditor(page);
      const clear = await makePicture(page, { width: 300, height: 300, type: 'image/png', isClear: true });
      await choose(page, clear, 'clear.png');
      expect((await saveAndRead(page)).quarters).toEqual(['white', 'white', 'white', 'white']);
    });

    await test.step('48 megapixels do not freeze the page', async () => {
      const huge = await makePicture(page, { width: 8000, height: 6000 });
      await reopenEditor(page);
      await page.evaluate(() => {
        const seen = { largestDrawing: 0 };
        Reflect.set(window, 'readSeen', () => seen);
        const { prototype } = CanvasRenderingContext2D;
        const draw = Reflect.get(prototype, 'drawImage');
        Reflect.set(prototype, 'drawImage', function (this: unknown, source: unknown, ...rest: unknown[]) {
          if (source instanceof ImageBitmap)
            seen.largestDrawing = Math.max(seen.largestDrawing, source.width * source.height);
          return Reflect.apply(draw, this, [source, ...rest]);
        });
      });
      await choose(page, huge);
      expect(await saveAndRead(page)).toMatchObject({ width: 200, height: 200, quarters: QUARTERS });
      const seen = await page.evaluate<Record<string, number>>(() => Reflect.get(window, 'readSeen')());
      expect(seen.largestDrawing, 'pixels drawn at once').toBeLessThan(1_000_000);
    });
  },
);

test.describe('with two fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a pinch zooms and one finger drags', async ({ page, signIn }) => {
    await signIn('employee');
    await openEditor(page);
    await choose(page, await makePicture(page, { width: 1200, height: 800 }));
    const { x, y, width, height } = await circleBox(page);
    const [cx, cy] = [x + width / 2, y + height / 2];
    const session = await page.context().newCDPSession(page);
    const pinch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: cx - apart / 2, y: cy, id: 1 },
                { x: cx + apart / 2, y: cy, id: 2 },
              ],
      });
    await pinch('touchStart', 60);
    for (let apart = 70; apart <= 120; apart += 10) await pinch('touchMove', apart);
    await pinch('touchEnd', 0);
    await expect(slider(page)).toHaveValue('2');
    await expect.poll(async () => (await circleBox(page)).width).toBeCloseTo(width / 2, 0);
    const before = await circleBox(page);
    const drag = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: cx + by, y: cy, id: 3 }],
      });
    await drag('touchStart', 0);
    await drag('touchMove', 15);
    await drag('touchMove', 30);
    await drag('touchEnd', 0);
    await expect.poll(async () => (await circleBox(page)).x).toBeCloseTo(before.x + 30, 0);
    await expect(slider(page)).toHaveValue('2');
  });
});
