import { addAuthenticator } from '../support/authenticator.ts';
import { forbidIdleWork } from '../support/held.ts';
import { addPasskey, keepCodes } from '../support/second-factors.ts';
import { acknowledgeCookies, signOut } from '../support/shell.ts';
import { expect } from '../support/test.ts';
import { test } from './admin-test.ts';
import { ADMINISTRATION, fillFunds, region, title } from './pages.ts';

test('an administrator signs in by a touch, and adds funds by one more, also after one that was not theirs', async ({
  page,
  arranged,
  newcomers,
}) => {
  const { payerId } = await newcomers.makeShortCompany();
  const email = `keys@${crypto.randomUUID().slice(0, 8)}.example`;
  await newcomers.make({ email, name: 'Ксения Ключева', permissions: ADMINISTRATION }, page.request);
  await acknowledgeCookies(page.context());
  // What the browser names below the e-mail would sign in before anybody presses.
  await forbidIdleWork(page);
  const authenticator = await addAuthenticator(page);

  await test.step('a first passkey brings ten recovery codes', async () => {
    await page.goto('/account/security');
    await addPasskey(page, 'Ноутбук');
    await keepCodes(page);
    const ways = region(page, 'Вход в кабинет');
    await expect(ways).toContainText('Вход подтверждается вторым способом');
    await expect(ways.getByRole('listitem').filter({ hasText: 'Ноутбук' })).toContainText(
      'Ещё не использовался',
    );
    await expect(ways).toContainText('Осталось 10 из 10');
  });

  await test.step('one touch signs in, with nothing typed', async () => {
    await signOut(page);
    await expect(title(page)).toHaveText('Вход в кабинет');
    await page.getByRole('button', { name: 'Войти с ключом доступа' }).click();
    await expect(title(page)).toContainText('Ксения');
    await page.goto('/account/security');
    await expect(region(page, 'Вход в кабинет').getByRole('listitem')).toContainText('Последний раз');
  });

  const balance = async () => {
    const payer = await arranged.call<{ balance: string }>('get', `admin/payers/${payerId}`);
    return Number(payer.balance);
  };
  const before = await balance();
  const question = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  const touch = question.getByRole('button', { name: 'Подтвердить ключом доступа' });

  await test.step('the time without questions is over, and a grave call asks', async () => {
    await page.getByRole('button', { name: 'Спрашивать снова' }).click();
    await expect(page.getByRole('button', { name: 'Спрашивать снова' })).toHaveCount(0);
    await page.goto(`/admin/payers/${payerId}`);
    const funds = await fillFunds(page, { amount: '70', reason: 'Возмещение по акту', document: 'Акт 7' });
    await funds.getByRole('button', { name: 'Начислить', exact: true }).click();
    await expect(touch).toBeFocused();
  });

  await test.step('a finger that is not theirs does nothing, and nothing typed is lost', async () => {
    await authenticator.recognize(false);
    await touch.click();
    await expect(question.getByText('Ключ не выбран. Можно попробовать ещё раз.')).toBeVisible();
    await question.getByRole('button', { name: 'Отмена' }).click();
    await expect(page.getByText('Действие не выполнено: вы не подтвердили, что это вы')).toBeVisible();
    await expect(question).toHaveCount(0);
    for (const [field, text] of [
      ['Сумма', '70'],
      ['Причина', 'Возмещение по акту'],
      ['Документ', 'Акт 7'],
    ] as const)
      await expect(page.getByRole('dialog').getByLabel(field)).toHaveValue(text);
    expect(await balance()).toBe(before);
  });

  await test.step('the next touch is theirs, and the sum arrives once', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Начислить', exact: true }).click();
    await authenticator.recognize(true);
    await touch.click();
    await expect(page.getByText(/: теперь на счёте/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await balance()).toBe(before + 70);
  });
});
