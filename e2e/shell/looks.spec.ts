import { FULL } from '../support/full.ts';
import { expectKeptLook } from '../support/pointer.ts';
import { settle } from '../support/shell.ts';
import { test } from '../support/test.ts';

test(
  'the line of the open screen and the chosen way to pay keep their look under the pointer',
  FULL,
  async ({ page, signIn }) => {
    await signIn('user');
    await page.goto('/payment');
    await settle(page);
    const line = (name: string) => page.getByRole('navigation').getByRole('link', { name });
    await expectKeptLook(page, line('Пополнить счёт'), line('Мои заявки'));
    const card = (title: string) => page.locator('label').filter({ hasText: title });
    await expectKeptLook(page, card('Банковская карта'), card('Счёт на оплату'));
  },
);
