import type { APIRequestContext, Page } from '@playwright/test';
import { FULL } from '../support/full.ts';
import { hold } from '../support/held.ts';
import { codeFromLetter, enterAs, letterSecretTo, linkFromLetter, setPassword } from '../support/people.ts';
import { API, leaveLayers } from '../support/shell.ts';
import { callHeaders, expect, PASSWORD, submitSignIn, test } from '../support/test.ts';
import { lookAt, openGroup, section } from './group-page.ts';
import { expectNotInHistory, secretOf } from './secrets.ts';

const GROUP = 'Книжный клуб';

interface Invitation {
  readonly token: string;
  readonly link: string;
}

interface Owner {
  call(method: 'post' | 'delete', path: string, data?: object): Promise<Invitation>;
  invite(email: string): Promise<Invitation>;
}

/** The owner of a new group, who is at no screen. */
async function makeGroup(request: APIRequestContext, name: string): Promise<Owner> {
  await enterAs(request, name);
  const call: Owner['call'] = async (method, path, data = {}) => {
    const url = `${process.env.E2E_URL}/api/v1/group${path}`;
    const answer = await request[method](url, { headers: callHeaders(), data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data;
  };
  await call('post', '', { name: GROUP });
  return { call, invite: (email) => call('post', '/invite', { email }) };
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Signs in by the form of the sign-in page. */
async function signInHere(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL('/login');
  await submitSignIn(page, email);
}

/** Of the demonstration: an invitation that nobody answered in time. */
async function expiredLink(request: APIRequestContext): Promise<string> {
  return linkFromLetter(request, 'late@demo.example');
}

test('a link that opens nothing says why, and what to do next', FULL, async ({ page, playwright }) => {
  const request = await playwright.request.newContext();
  const owner = await makeGroup(request, 'person32');
  const revoked = await owner.invite('revoked@clubs.example');
  await owner.call('delete', `/invitations/${revoked.token}`);
  const replaced = await owner.invite('replaced@clubs.example');
  await owner.call('post', `/invitations/${replaced.token}/resend`);
  const used = await owner.invite('used@clubs.example');
  const newcomer = await playwright.request.newContext();
  const accepted = await newcomer.post(`${process.env.E2E_URL}/api/v1/group/invitations/accept`, {
    headers: callHeaders(),
    data: {
      token: await letterSecretTo(request, 'used@clubs.example'),
      display_name: 'Пользовался Ссылкой',
      password: PASSWORD,
    },
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  const unknown = replaced.link.replace(/=.*$/, `=${'A'.repeat(secretOf(replaced.link).length)}`);

  await test.step('while it is looked up, its card is as wide as what will stand there', async () => {
    const answer = await hold(page, `${API}/group/invitations/*`);
    await page.goto(unknown);
    const card = page.locator('main [aria-busy=true]');
    const waiting = await card.boundingBox();
    answer();
    await expect(title(page)).toHaveText('Приглашение не найдено');
    const told = await page.getByRole('main').getByText('Проверьте, что ссылка').boundingBox();
    expect(waiting?.width).toBeGreaterThan(told?.width ?? 0);
  });

  const cases: readonly [string, string, string | RegExp][] = [
    [await expiredLink(request), 'Срок приглашения истёк', /^Оно действовало до .+ Попросите отправить/],
    [revoked.link, 'Приглашение отозвано', 'По этой ссылке присоединиться больше нельзя.'],
    [replaced.link, 'Есть приглашение новее', 'Откройте ссылку из последнего письма.'],
    [used.link, 'Приглашение уже принято', 'войдите в кабинет с этой почтой.'],
    [unknown, 'Приглашение не найдено', 'Проверьте, что ссылка из письма скопирована целиком.'],
  ];
  for (const [link, heading, words] of cases)
    await test.step(heading, async () => {
      await page.goto(link);
      await expect(title(page)).toHaveText(heading);
      await expect(page.getByRole('main').getByText(words)).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(/\w{2,}@/);
      await expect(page.getByRole('button', { name: 'Войти в кабинет' })).toBeVisible();
      await expectNotInHistory(page, secretOf(link));
    });
  await lookAt(page, 'a link that opens nothing');
  await Promise.all([request.dispose(), newcomer.dispose()]);
});

test('whoever is signed in under another e-mail changes the account, comes back and joins', async ({
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext();
  const addressee = 'person34@demo.example';
  await setPassword(request, addressee);
  const owner = await makeGroup(request, 'person33');
  const { link } = await owner.invite(addressee);
  const stranger = await enterAs(page.request, 'person36');

  await test.step('it says for whom it is, masked, and who is signed in', async () => {
    await page.goto(link);
    await expect(title(page)).toHaveText(`«${GROUP}»`);
    const content = page.getByRole('main');
    await expect(content).toContainText(`Оно отправлено на p…@demo.example, а вы вошли как ${stranger}.`);
    await expect(content).not.toContainText(addressee);
    await expect(page.getByRole('button', { name: 'Принять приглашение' })).toHaveCount(0);
    await lookAt(page, 'invitation for another person');
  });

  await test.step('the account is changed, and the invitation is there again', async () => {
    await page.getByRole('button', { name: 'Войти с другой почтой' }).click();
    await signInHere(page, addressee);
    await expect(title(page)).toHaveText(`«${GROUP}»`);
    await expect(page).toHaveURL('/group/invite/accept');
    await expectNotInHistory(page, secretOf(link));
    await page.getByRole('button', { name: 'Принять приглашение' }).click();
    await expect(title(page)).toHaveText('Моя группа');
    await expect(page.getByRole('main')).toContainText(`«${GROUP}» · 2 участника`);
  });

  await test.step('the link says to its holder that nothing is left to be done', async () => {
    await page.goto(link);
    await expect(title(page)).toHaveText('Приглашение уже принято');
    await page.getByRole('link', { name: 'Открыть группу' }).click();
    await expect(title(page)).toHaveText('Моя группа');
  });
  await request.dispose();
});

test('a visitor with an account signs in, is back at the invitation after a reload as well, and declines it', async ({
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext();
  const addressee = 'person40@demo.example';
  await setPassword(request, addressee);
  const owner = await makeGroup(request, 'person38');
  await owner.invite(addressee);
  const link = await linkFromLetter(request, addressee);

  await page.goto(link);
  await page.getByRole('button', { name: 'Войти и принять' }).click();
  await expect(page).toHaveURL('/login');
  await page.reload();
  await signInHere(page, addressee);
  await expect(title(page)).toHaveText(`«${GROUP}»`);
  await expect(page.getByRole('button', { name: 'Принять приглашение' })).toBeVisible();
  await page.getByRole('button', { name: 'Отклонить' }).click();
  const question = page.getByRole('alertdialog', { name: 'Отклонить приглашение?' });
  await question.getByRole('button', { name: 'Отклонить' }).click();
  await expect(title(page)).toHaveText('Приглашение отклонено');
  await leaveLayers(page);
  await page.goto(link);
  await expect(title(page)).toHaveText('Приглашение отклонено');
  await page.getByRole('link', { name: 'Открыть «Мой аккаунт»' }).click();
  await expect(title(page)).toHaveText('Мой аккаунт');
  await request.dispose();
});

test('a copied link makes no account in a stranger’s e-mail; the addressee gets the code by letter and joins', async ({
  page: addressee,
  otherPage: stranger,
  playwright,
}) => {
  const request = await playwright.request.newContext();
  const owner = await makeGroup(request, 'person39');
  const email = 'vera.nova@readers.example';
  const { link } = await owner.invite(email);
  const secret = secretOf(link);
  const codeOf = (page: Page) => page.getByLabel('Код из письма');
  const send = (page: Page) => page.getByRole('button', { name: 'Отправить код' });

  await test.step('in a second browser the inviter is asked to confirm the address, and told of no account', async () => {
    await stranger.goto(link);
    await expect(title(stranger)).toHaveText(`«${GROUP}»`);
    await expect(stranger.getByRole('heading', { name: 'Подтвердите почту' })).toBeVisible();
    await expect(stranger.getByLabel('Пароль', { exact: true })).toHaveCount(0);
    await expect(stranger.getByRole('main')).not.toContainText(email);
    await lookAt(stranger, 'a copied link');
    await expectNotInHistory(stranger, secret);
  });

  await test.step('whoever cannot read the letter guesses in vain, and the server makes no account by the link', async () => {
    await send(stranger).click();
    await expect(codeOf(stranger)).toBeFocused();
    const right = await codeFromLetter(request, email);
    await stranger.keyboard.type(right === '111111' ? '222222' : '111111');
    await stranger.keyboard.press('Enter');
    await expect(stranger.getByRole('alert')).toContainText('Неверный или истёкший код');
    await lookAt(stranger, 'a wrong code');
    const taken = await stranger.request.post('/api/v1/group/invitations/accept', {
      headers: callHeaders(),
      data: { token: secret, display_name: 'Чужая Вера', password: PASSWORD },
    });
    expect(await taken.json()).toMatchObject({ details: { code: 'RES.003', confirm: true } });
  });

  await test.step('the addressee gets a code of their own, also after the page has been dropped', async () => {
    await addressee.goto(link);
    await send(addressee).click();
    await expect(codeOf(addressee)).toBeFocused();
    await addressee.reload();
    await codeOf(addressee).fill(await codeFromLetter(request, email));
    await addressee.keyboard.press('Enter');
    await expect(addressee.getByRole('heading', { name: 'У меня есть учётная запись' })).toBeFocused();
    await lookAt(addressee, 'both ways of a visitor');
  });

  await test.step('what is reached survives a reload, and the account and the membership are theirs', async () => {
    await addressee.reload();
    await addressee.getByLabel('Как вас зовут').fill('Вера Нова');
    await addressee.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await addressee.getByRole('button', { name: 'Создать и принять' }).click();
    await expect(title(addressee)).toHaveText('Моя группа');
    await expect(addressee.getByRole('main')).toContainText(`«${GROUP}» · 2 участника`);
    await expectNotInHistory(addressee, secret);
    const kept = await addressee.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).not.toContain('cabinet.invitation');
  });
  await request.dispose();
});

test(
  'several e-mails at once: what was refused stays typed; a letter is sent again and taken back',
  FULL,
  async ({ page }) => {
    const email = await enterAs(page.request, 'person30');
    await openGroup(page);
    await page.getByLabel('Название группы').fill(GROUP);
    await page.getByRole('button', { name: 'Создать группу' }).click();
    const emails = page.getByLabel('Кого пригласить');
    const open = page.getByRole('list', { name: 'Открытые приглашения' }).getByRole('listitem');

    await test.step('each has an outcome of its own', async () => {
      await emails.fill(`Анна <first@readers.example>, ${email}\nsecond@readers.example`);
      await page.getByLabel('Месячный лимит каждого').fill('500');
      await page.getByRole('button', { name: 'Отправить приглашения' }).click();
      const outcomes = page.getByRole('list', { name: 'Результат отправки' }).getByRole('listitem');
      await expect(outcomes).toContainText([
        'first@readers.example: отправлено',
        `${email}: `,
        'second@readers.example: отправлено',
      ]);
      await expect(emails).toHaveValue(email);
      await expect(open).toHaveCount(2);
      await expect(open.first()).toContainText('лимит 500');
      const link = page.getByRole('button', { name: 'Скопировать ссылку: first@readers.example' }).first();
      await expect(link).toHaveAccessibleDescription(
        'Ссылка открывает приглашение; человек подтвердит почту кодом из письма',
      );
      await lookAt(page, 'a sending that failed in part');
    });

    await test.step('what was mended is sent alone', async () => {
      await emails.fill('third@readers.example');
      await page.getByRole('button', { name: 'Отправить приглашения' }).click();
      await expect(open).toHaveCount(3);
      await expect(emails).toHaveValue('');
    });

    await test.step('a letter is sent again, once it is said that the old link dies', async () => {
      await page.getByRole('button', { name: 'Отправить ещё раз: first@readers.example' }).click();
      const question = page.getByRole('alertdialog', { name: 'Отправить приглашение ещё раз?' });
      await expect(question).toContainText('Старая ссылка перестанет работать.');
      await question.getByRole('button', { name: 'Отправить' }).click();
      await expect(open.filter({ hasText: 'first@readers.example' })).toContainText(
        'отправлено повторно 1 раз',
      );
    });

    await test.step('an invitation is taken back', async () => {
      await page.getByRole('button', { name: 'Отозвать: second@readers.example' }).click();
      await page
        .getByRole('alertdialog', { name: 'Отозвать приглашение?' })
        .getByRole('button', { name: 'Отозвать' })
        .click();
      await expect(open).toHaveCount(2);
      await page.getByRole('button', { name: 'Показать закрытые (1)' }).click();
      await expect(page.getByRole('list', { name: 'Закрытые приглашения' })).toContainText('Отозвано');
    });
    await expect(section(page, 'Участники').getByRole('listitem')).toHaveCount(1);
  },
);
