import type { Page } from '@playwright/test';
import { look } from '../support/axe.ts';
import { enterAs } from '../support/people.ts';
import { codeAt, keepCodes, secretIn } from '../support/second-factors.ts';
import { acknowledgeCookies, PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const PERSON = 'person09@demo.example';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a person connects an app with codes, keeps the recovery codes of which they see each once, and lets the app go', async ({
  page,
  context,
}) => {
  await acknowledgeCookies(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await enterAs(page.request, 'person09');
  await page.goto('/account');
  await page.getByRole('link', { name: 'Открыть безопасность' }).click();
  await expect(page.getByText('Вход защищён только паролем')).toBeVisible();
  await settle(page);

  await test.step('the app gets the secret, and its first code switches it on', async () => {
    await page.getByRole('button', { name: 'Подключить приложение' }).click();
    const connect = dialog(page, 'Подключить приложение с кодами');
    await look(page, 'the secret for an app');
    const secret = await secretIn(connect);
    const code = connect.getByRole('textbox', { name: 'Код из приложения' });
    await code.fill('000000');
    await code.press('Enter');
    await expect(connect.getByText(/^Код не подошёл/)).toBeVisible();
    await expect(code).toBeFocused();
    await code.fill(codeAt(secret, Date.now()));
    await code.press('Enter');
  });

  const codes = dialog(page, 'Резервные коды');
  const shown = await test.step('ten codes are shown, and printed alone', async () => {
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await look(page, 'recovery codes');
    const texts = await codes.getByRole('listitem').allTextContents();
    await page.emulateMedia({ media: 'print' });
    await expect(codes).toBeHidden();
    await expect(page.locator('main')).toBeHidden();
    // Not by its roles: the dialog takes them from all that is outside of it.
    const sheet = page.locator('[data-printed-sheet]');
    await expect(sheet).toBeVisible();
    await expect(sheet).toContainText(PERSON);
    for (const text of texts) await expect(sheet.getByText(text)).toBeVisible();
    await page.emulateMedia({ media: null });
    return texts;
  });

  await test.step('they are saved as a file, and nothing leads past the question but the box', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      codes.getByRole('button', { name: 'Скачать .txt' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Резервные коды.txt');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });
    await question.getByRole('button', { name: 'Вернуться' }).click();
    await expect(question).toHaveCount(0);
    await keepCodes(page);
    await expect(page.getByText('Осталось 10 из 10')).toBeVisible();
    expect(await page.content()).not.toContain(String(shown[0]));
  });

  await test.step('new codes take the place of the old ones', async () => {
    await page.getByRole('button', { name: 'Новые коды' }).click();
    await page.getByRole('button', { name: 'Сделать новые коды' }).click();
    expect(await keepCodes(page)).not.toEqual(shown);
    await expect(page.getByRole('button', { name: 'Новые коды' })).toBeFocused();
  });

  await test.step('the last factor takes the codes along, and all of it is told', async () => {
    await page.getByRole('button', { name: 'Отключить приложение' }).click();
    const question = page.getByRole('alertdialog', { name: 'Отключить приложение с кодами?' });
    await expect(question).toContainText('хватит одного пароля');
    await look(page, 'the end of the last factor');
    await question.getByRole('button', { name: 'Отключить' }).click();
    await expect(page.getByText('Вход защищён только паролем')).toBeVisible();
    const events = page.getByRole('region', { name: 'Что происходило' }).getByRole('listitem');
    await expect(events.first()).toContainText(/приложени/);
    await look(page, 'what has happened');
  });
});
