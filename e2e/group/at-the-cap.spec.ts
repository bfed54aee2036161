import type { Page } from '@playwright/test';
import { caller } from '../roles/caller.ts';
import { chargeMillion } from '../support/chat-service.ts';
import { beginWithinMonth } from '../support/month.ts';
import { payByHand } from '../support/pay-by-hand.ts';
import { enterAs, letterSecretTo } from '../support/people.ts';
import { DESKTOP, settle } from '../support/shell.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { lookAt, section, sum, waitForRefresh } from './group-page.ts';

const OWNER = 'person26';
const MEMBER = { email: 'egor.u.predela@demo.example', name: 'Егор Предельный' };
const GROUP = 'Мастерская';
const MODEL = 'gpt-5';

const main = (page: Page) => page.getByRole('main');

interface Member {
  readonly accountId: string;
  readonly display_name: string;
}

test('a member at their cap knows what is left, why a request is refused, what it cost, and who can help; the owner helps by one press', async ({
  page: member,
  otherPage: owner,
  playwright,
}) => {
  await beginWithinMonth();
  await enterAs(owner.request, OWNER);
  const asOwner = caller(owner.request);
  const asMember = caller(member.request);
  await asOwner('post', 'group', { name: GROUP });
  const { payers } = await asOwner<{ payers: readonly { id: string; kind: string }[] }>(
    'get',
    'payment/payers',
  );
  const payment = await asOwner<{ id: string }>('post', 'payment/pay', {
    amount: '1000',
    method: 'invoice',
    payer_id: payers.find(({ kind }) => kind === 'group')?.id,
  });
  await payByHand(playwright.request, payment.id);
  await asOwner('post', 'group/invite', { email: MEMBER.email });
  await asMember('post', 'group/invitations/accept', {
    token: await letterSecretTo(member.request, MEMBER.email),
    display_name: MEMBER.name,
    password: PASSWORD,
  });
  const { user } = await asMember<{ user: { id: string } }>('get', 'users/me');
  const [row] = (await asOwner<readonly Member[]>('get', 'group/me/members')).filter(
    ({ display_name }) => display_name === MEMBER.name,
  );
  const spend = () => chargeMillion(member.request, user.id, MODEL);
  const setCap = (cap: number) =>
    asOwner('patch', `group/members/${row?.accountId}`, { monthly_cap: cap.toFixed(2) });
  const first = await (await spend()).json();
  const spent = Number(first.data.amount);
  await setCap(spent + 27.07);
  for (const page of [member, owner]) await page.clock.install();

  await test.step('home leads with what is left of the cap, and the badge says the same', async () => {
    await member.goto('/');
    await settle(member);
    await expect(section(member, 'Вы ещё можете потратить')).toContainText(sum(27.07));
    await expect(section(member, 'Вы ещё можете потратить')).toContainText('сбросится 1');
    await expect(section(member, 'Баланс общего счёта')).toContainText(`счёт группы «${GROUP}», 2 человека`);
    await expect(member.getByRole('button', { name: /можно потратить|Баланс/i }).first()).toContainText(
      sum(27.07),
    );
    await lookAt(member, 'home of a member near the cap');
  });

  await test.step('the last request opens itself as a bill', async () => {
    await section(member, 'Последние транзакции').getByRole('link').nth(1).click();
    const bill = member.getByRole('dialog');
    await expect(bill).toContainText('На входе');
    await expect(bill).toContainText('1 000 000 токенов ×');
    await expect(bill).toContainText(sum(spent));
    await member.goBack();
    await expect(bill).toBeHidden();
  });

  await test.step('a request that does not fit is refused with the cap', async () => {
    const refused = await spend();
    expect(refused.status()).toBe(402);
    expect((await refused.json()).details.code).toBe('PAY.004');
  });

  await setCap(spent);
  await test.step('where nothing is left, home says that requests stop, until when, and who can raise it', async () => {
    await member.goto('/');
    await settle(member);
    const notice = member.getByRole('alert').or(member.getByRole('status')).filter({ hasText: 'исчерпан' });
    await expect(notice).toContainText('Лимит на месяц исчерпан, запросы не выполняются');
    await expect(section(member, 'Вы ещё можете потратить')).toContainText(sum(0));
    await lookAt(member, 'home of a member at the cap');
  });

  await test.step('it waits for the owner at home, who raises it by the press that is there', async () => {
    await owner.setViewportSize(DESKTOP);
    await owner.goto('/');
    await settle(owner);
    await section(owner, 'Требует внимания')
      .getByRole('link', { name: /^Лимит месяца исчерпан у 1 / })
      .click();
    const line = section(owner, 'Участники').getByRole('listitem').filter({ hasText: MEMBER.name });
    await expect(line).toContainText('исчерпан');
    await line.getByRole('button', { name: `изменить лимит, ${MEMBER.name}` }).click();
    await owner.getByLabel(`Месячный лимит, ${MEMBER.name}`).fill('900');
    await owner.keyboard.press('Enter');
    await expect(line).not.toContainText('исчерпан');
    await owner.goto('/');
    await settle(owner);
    await expect(main(owner).getByText(/^Лимит месяца исчерпан/)).toHaveCount(0);
  });

  await test.step('the member reads it without a reload, and spends again', async () => {
    await waitForRefresh(member);
    await expect(section(member, 'Вы ещё можете потратить')).toContainText(sum(900 - spent));
    await expect(main(member).getByText('Лимит на месяц исчерпан')).toHaveCount(0);
    expect((await spend()).status()).toBe(200);
  });
});
