import type { Page } from '@playwright/test';
import { chargeMillion } from '../support/chat-service.ts';
import { beginWithinMonth } from '../support/month.ts';
import { enterAs, letterTo } from '../support/people.ts';
import { settle } from '../support/shell.ts';
import { callHeaders, expect, PASSWORD, test } from '../support/test.ts';
import { lookAt, openGroup, section, sum, tabTo, waitForRefresh } from './group-page.ts';
import { expectNotInHistory, secretOf, watchReferers } from './secrets.ts';

const OWNER = 'person31';
const NEWCOMER = 'zoya.pervaya@demo.example';
const NAME = 'Зоя Первая';
const GROUP = 'Дачный совет';
const MODEL = 'gpt-5';
const CAP = 300;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function personOf(page: Page): Promise<{ readonly id: string; readonly display_name: string }> {
  const answer = await page.request.get('/api/v1/users/me', { headers: callHeaders() });
  return (await answer.json()).data.user;
}

/** Spends by a model, and says how much. */
async function spend(page: Page, userId: string): Promise<number> {
  const answer = await chargeMillion(page.request, userId, MODEL);
  expect(answer.status(), await answer.text()).toBe(200);
  return Number((await answer.json()).data.amount);
}

test('a group lives: made, paid in, joined by a new person, capped, handed over and dissolved', async ({
  page: owner,
  otherPage: member,
}) => {
  await beginWithinMonth();
  await enterAs(owner.request, OWNER);
  const { display_name: ownerName } = await personOf(owner);
  await owner.clock.install();
  await member.clock.install();

  await test.step('somebody without a group is told what one is, and makes one', async () => {
    await openGroup(owner);
    await lookAt(owner, 'no group');
    await owner.getByLabel('Название группы').fill(GROUP);
    await owner.keyboard.press('Enter');
    await expect(owner.getByText(`«${GROUP}» · 1 участник · вы владелец`)).toBeVisible();
    const menu = owner.getByRole('navigation', { name: 'Разделы кабинета' });
    await expect(menu.getByRole('link', { name: 'Моя группа' })).toBeVisible();
  });

  await test.step('its account is topped up from its own screen', async () => {
    await owner.getByRole('link', { name: 'Пополнить счёт группы' }).click();
    await expect(title(owner)).toHaveText('Пополнение счёта');
    await owner.getByRole('textbox', { name: 'Сумма' }).fill('1000');
    await expect(section(owner, 'Итог')).toContainText(GROUP);
    await owner.getByRole('button', { name: /^Оплатить 1.000/ }).click();
    await expect(owner.getByText('Осталось оплатить')).toBeVisible();
    await owner.getByRole('button', { name: /^Оплатить / }).click();
    await owner.getByRole('button', { name: 'Оплатить', exact: true }).click();
    await expect(owner.getByRole('heading', { name: 'Оплачено' })).toBeVisible();
    await openGroup(owner);
    await expect(section(owner, 'Счёт группы')).toContainText(sum(1000));
  });

  await test.step('an e-mail without an account is invited, by keyboard alone', async () => {
    await tabTo(owner, owner.getByLabel('Кого пригласить'));
    await owner.keyboard.type(NEWCOMER);
    await tabTo(owner, owner.getByRole('button', { name: 'Отправить приглашения' }));
    await owner.keyboard.press('Enter');
    const open = owner.getByRole('list', { name: 'Открытые приглашения' });
    await expect(open.getByRole('listitem')).toContainText([NEWCOMER]);
  });

  const { id: letterId, text } = await letterTo(owner.request, NEWCOMER);
  const secret = secretOf(String(/https?:\S+/.exec(text)?.[0]));
  const referers = watchReferers(member, secret);

  await test.step('the letter leads to who invites, into what, and what will be seen', async () => {
    await member.goto(`/api/demo/mail/${letterId}?view=text`);
    await member.getByRole('link', { name: /\/group\/invite\/accept/ }).click();
    await expect(title(member)).toHaveText(`«${GROUP}»`);
    await expect(member).toHaveURL('/group/invite/accept');
    const page = member.getByRole('main');
    await expect(page).toContainText(`${ownerName} приглашает вас в группу`);
    await expect(page).toContainText(
      'Вы увидите имена участников, баланс группы, свой лимит и только свои операции и заявки.',
    );
    await expect(page).not.toContainText(NEWCOMER);
    await settle(member);
    await lookAt(member, 'invitation for a new person');
  });

  await test.step('the way back and the way on bring the secret of the link no more', async () => {
    await expectNotInHistory(member, secret);
    await member.goBack();
    await expect(member.getByRole('link', { name: 'Все письма' })).toBeVisible();
    await member.goForward();
    await expect(title(member)).toHaveText(`«${GROUP}»`);
    await expect(member).toHaveURL('/group/invite/accept');
  });

  await test.step('the new person makes the account there and is in the group', async () => {
    await member.getByLabel('Как вас зовут').fill(NAME);
    await member.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await member.getByRole('button', { name: 'Создать и принять' }).click();
    await expect(title(member)).toHaveText('Моя группа');
    await expect(member).toHaveURL('/group');
    await expect(section(member, 'Ваши расходы')).toContainText(`Вы ещё можете потратить${sum(1000)}`);
    await expectNotInHistory(member, secret);
    const kept = await member.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).not.toContain(secret);
    expect(await referers(), 'Referer with the secret').toEqual([]);
  });

  const { id: memberId } = await personOf(member);
  const row = section(owner, 'Участники').getByRole('listitem').filter({ hasText: NAME });

  const spent =
    await test.step('they spend from its wallet, and the owner sees it without a reload', async () => {
      const amount = await spend(member, memberId);
      expect(amount).toBeLessThan(CAP);
      await waitForRefresh(owner);
      await expect(row.getByRole('group', { name: `Расходы за месяц: ${NAME}` })).toContainText(
        `${sum(amount, Number.isInteger(amount) ? 0 : 2)}, без ограничений`,
      );
      await expect(section(owner, 'Счёт группы')).toContainText(sum(1000 - amount));
      return amount;
    });

  await test.step('the group’s list has their own rows alone for the member, and all for the owner', async () => {
    for (const [page, rows] of [
      [member, 1],
      [owner, 2],
    ] as const) {
      await page.goto('/group/transactions');
      await expect(page.getByRole('status').filter({ hasText: 'Показано' })).toContainText(`из ${rows}`);
      await expect(page.getByText('только ваши операции. Операции всех видит владелец группы.')).toHaveCount(
        page === member ? 1 : 0,
      );
      await openGroup(page);
    }
  });

  await test.step('the owner sets a cap where it stands, by keyboard alone', async () => {
    await tabTo(owner, row.getByRole('button', { name: `Без ограничений: изменить лимит, ${NAME}` }));
    await owner.keyboard.press('Enter');
    await expect(row.getByLabel(`Месячный лимит, ${NAME}`)).toBeFocused();
    await owner.keyboard.type(String(CAP));
    await owner.keyboard.press('Enter');
    await expect(row.getByRole('button', { name: `${sum(CAP, 0)}: изменить лимит, ${NAME}` })).toBeFocused();
    await expect(row.getByRole('progressbar')).toBeVisible();
    await lookAt(owner, 'owner with a member and invitations');
  });

  await test.step('the next charge is refused with the cap and the day of a new month; the member reads the same', async () => {
    const refused = await chargeMillion(member.request, memberId, MODEL);
    const { details } = await refused.json();
    expect(refused.status()).toBe(402);
    expect(details).toMatchObject({ code: 'PAY.004' });
    expect(Number(details.cap)).toBe(CAP);
    const day = new Intl.DateTimeFormat('ru-RU', {
      day: 'numeric',
      month: 'long',
      timeZone: 'Europe/Moscow',
    }).format(new Date(details.resets_at));
    await waitForRefresh(member);
    const own = section(member, 'Ваши расходы');
    await expect(own).toContainText(`Вы ещё можете потратить${sum(CAP - spent)}`);
    await expect(own).toContainText(`сбросится ${day}`);
    await expect(own).toContainText(`За ваши запросы платит`);
  });

  await test.step('the group is offered to the member, and both see the offer', async () => {
    await row.getByRole('button', { name: `Действия: ${NAME}` }).click();
    await owner.getByRole('menuitem', { name: 'Предложить группу' }).click();
    const question = owner.getByRole('alertdialog', { name: `Передать группу: ${NAME}?` });
    await expect(question).toBeVisible();
    await lookAt(owner, 'offer of the group');
    await question.getByRole('button', { name: 'Предложить группу' }).click();
    await expect(owner.getByText(`Вы предложили группу: ${NAME}`)).toBeVisible();
    await waitForRefresh(member);
    await expect(member.getByText(`${ownerName} предлагает вам стать владельцем группы`)).toBeVisible();
    await lookAt(member, 'member with an offer');
  });

  await test.step('the member accepts it, and the one who owned the group leaves', async () => {
    await member.getByRole('button', { name: 'Принять группу' }).click();
    await member.getByRole('alertdialog').getByRole('button', { name: 'Стать владельцем' }).click();
    await expect(member.getByText(`«${GROUP}» · 2 участника · вы владелец`)).toBeVisible();
    await waitForRefresh(owner);
    await owner.getByRole('button', { name: 'Покинуть группу' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Покинуть группу' }).click();
    await expect(title(owner)).toHaveText('Мой аккаунт');
    const menu = owner.getByRole('navigation', { name: 'Разделы кабинета' });
    await expect(menu.getByRole('link', { name: 'Моя группа' })).toHaveCount(0);
  });

  await test.step('the new owner dissolves it, and the rest of the money is theirs', async () => {
    await waitForRefresh(member);
    await member.getByRole('button', { name: 'Распустить группу' }).click();
    const question = member.getByRole('dialog', { name: `Распустить группу «${GROUP}»?` });
    const dissolve = question.getByRole('button', { name: 'Распустить группу' });
    await expect(question).toContainText(`${sum(1000 - spent)} со счёта группы`);
    await expect(dissolve).toBeDisabled();
    await lookAt(member, 'dissolving the group');
    await question.getByLabel(`Введите название группы: ${GROUP}`).fill(GROUP);
    await dissolve.click();
    await expect(title(member)).toHaveText('Мой аккаунт');
    await expect(member.getByRole('button', { name: /Баланс/ }).first()).toContainText(sum(1000 - spent));
  });
});
