import type { Page } from '@playwright/test';
import { paintPhoto } from '../support/photos.ts';
import { openModal } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Изменить аватар' });
const zone = (page: Page) => modal(page).getByRole('button', { name: 'Выбрать фото' });
const slider = (page: Page) => modal(page).getByRole('slider', { name: 'Масштаб' });
const circle = (page: Page) => modal(page).getByRole('group', { name: /^Область аватара/ });

async function openEditor(page: Page): Promise<void> {
  await page.goto('/account');
  await openModal(page, 'Изменить аватар');
  await expect(zone(page)).toBeVisible();
}

async function choosePhoto(page: Page): Promise<void> {
  await modal(page)
    .getByLabel('Файл фото')
    .setInputFiles(await paintPhoto(page));
  await expect(slider(page)).toHaveValue('1');
}

test.describe('the avatar editor', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('user');
    await openEditor(page);
  });

  test('opens the file dialog by keyboard', async ({ page }) => {
    // Early: interception reaches the browser asynchronously, and a press before that opens a real window.
    const chooser = page.waitForEvent('filechooser');
    await openEditor(page);
    await zone(page).focus();
    await page.keyboard.press('Enter');
    expect((await chooser).isMultiple()).toBe(true);
  });

  test('takes the first of several dropped files', async ({ page }) => {
    const { buffer } = await paintPhoto(page);
    const files = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        const photo = () => new Uint8Array(bytes);
        transfer.items.add(new File([photo()], 'first.png', { type: 'image/png' }));
        transfer.items.add(new File([photo()], 'second.png', { type: 'image/png' }));
        return transfer;
      },
      [...buffer],
    );
    await zone(page).dispatchEvent('dragenter', { dataTransfer: files });
    await expect(zone(page)).toHaveAttribute('data-state', 'accept');
    await zone(page).dispatchEvent('drop', { dataTransfer: files });
    await expect(slider(page)).toBeVisible();
  });

  test('zooms from 1 to 3 in steps of 0.1 by slider, wheel and keys, all in step', async ({ page }) => {
    await choosePhoto(page);
    await expect(slider(page)).toHaveAttribute('min', '1');
    await expect(slider(page)).toHaveAttribute('max', '3');
    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveValue('1.1');
    await page.keyboard.press('End');
    await expect(slider(page)).toHaveValue('3');
    await page.keyboard.press('Home');
    await expect(slider(page)).toHaveValue('1');

    await circle(page).hover();
    await page.mouse.wheel(0, -300);
    await expect(slider(page)).toHaveValue('1.3');
    await page.mouse.wheel(0, 100);
    await expect(slider(page)).toHaveValue('1.2');

    await circle(page).focus();
    await page.keyboard.press('+');
    await expect(slider(page)).toHaveValue('1.3');
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect(slider(page)).toHaveValue('1.1');
  });
});

test('the editor’s code is not part of the first load', async ({ page, signIn }) => {
  await signIn('user');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const hasCropper = () =>
    page.evaluate(() =>
      [...document.styleSheets].some((sheet) =>
        [...sheet.cssRules].some((rule) => rule.cssText.includes('ReactCrop')),
      ),
    );
  expect(await hasCropper()).toBe(false);
  await openModal(page, 'Изменить аватар');
  await expect(zone(page)).toBeVisible();
  expect(await hasCropper()).toBe(true);
});
