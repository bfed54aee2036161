import type { Page } from '@playwright/test';
import { enter, linkFromLetter, makePerson, setPassword } from '../support/people.ts';
import { acknowledgeCookies } from '../support/shell.ts';
import { callHeaders, expect, PASSWORD, submitSignIn, test } from '../support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a person moves to another e-mail, and whoever reads the former one takes it back', async ({
  page,
  otherPage: reader,
  playwright,
}) => {
  await acknowledgeCookies(page.context());
  await acknowledgeCookies(reader.context());
  const former = await makePerson(playwright.request, 'Мила Почтова');
  const next = `new-${former}`;
  await enter(page.request, former);
  await page.goto('/account');

  await test.step('who they are is asked before anything is sent', async () => {
    await page.request.delete('/api/v1/auth/reauthentication', { headers: callHeaders() });
    await page.getByRole('button', { name: 'Сменить почту' }).click();
    const dialog = page.getByRole('dialog', { name: 'Сменить почту' });
    await dialog.getByLabel('Новая почта').fill(next);
    await dialog.getByRole('button', { name: 'Отправить письмо' }).click();
    const question = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
    await question.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await question.getByRole('button', { name: 'Подтвердить' }).click();
    const sent = page.getByRole('dialog', { name: 'Проверьте новую почту' });
    await expect(sent).toContainText(`Мы отправили письмо на ${next}`);
    await sent.getByRole('button', { name: 'Понятно' }).click();
    await expect(page.getByText(`Ждём подтверждения: ${next}`)).toBeVisible();
  });

  await test.step('the former address hears at once, with a link that would stop it', async () => {
    await reader.goto(await linkFromLetter(page.request, former));
    await expect(reader.getByRole('button', { name: 'Остановить смену' })).toBeVisible();
  });

  await test.step('the link to the new address confirms it, in a browser where nobody is signed in', async () => {
    await reader.goto(await linkFromLetter(page.request, next));
    await expect(title(reader)).toHaveText('Новая почта');
    await reader.getByRole('button', { name: 'Подтвердить почту' }).click();
    await expect(reader.getByText('Почта изменена')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main')).toContainText(next);
    await expect(page.getByText('Ждём подтверждения')).toHaveCount(0);
  });

  await test.step('the link to the former address gives it back, and ends every session', async () => {
    await reader.goto(await linkFromLetter(page.request, former));
    await expect(title(reader)).toHaveText('Смена почты');
    const restore = reader.getByRole('button', { name: 'Вернуть прежнюю почту' });
    await expect(restore).toBeInViewport({ ratio: 1 });
    await restore.click();
    await expect(reader.getByText('Почта возвращена')).toBeVisible();
    await page.reload();
    await expect(title(page)).toHaveText('Вход в кабинет');
  });

  await test.step('the former address gets a new password and signs in; the other one opens nothing', async () => {
    await setPassword(page.request, former);
    await submitSignIn(page, next);
    await expect(page.getByText('Неверные учетные данные')).toBeVisible();
    await submitSignIn(page, former);
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('main')).toContainText(former);
    await expect(page.getByRole('main')).not.toContainText(next);
  });
});
