import { title } from '../company/pages.ts';
import { lookAtScreen, lookClosely } from '../support/axe.ts';
import { expectFits, expectNoZoom } from '../support/fits.ts';
import { FULL } from '../support/full.ts';
import { acknowledgeCookies, PHONE, settle } from '../support/shell.ts';
import { expect } from '../support/test.ts';
import { findPerson, openRules, pick, ruleList, whyChain, whyDialog } from './pages.ts';
import { test, unique } from './roles-test.ts';

/** Screens without parameters are walked by `shell/screens.spec.ts`. */
test.beforeEach(async ({ context }) => acknowledgeCookies(context));

const PERMISSIONS = ['group:view_transactions', 'all:disable', 'vendor:enable:Meta', 'model:enable:gpt-5'];

test(
  'the editor of a role fits every window in both of its tabs, and axe finds nothing',
  FULL,
  async ({ page, signIn, arranged }) => {
    const role = await arranged.makeRole({ name: unique('Вид редактора'), permissions: PERMISSIONS });
    await signIn('admin');
    await page.goto(`/roles/edit/${role.role_id}`);
    await settle(page);
    await lookClosely(page);
    await openRules(page);
    await settle(page);
    await expectFits(page, async (size) => {
      if (size === PHONE) await expectNoZoom(page);
      await lookAtScreen(page);
    });
    await page.getByRole('combobox', { name: 'Значение правила 2' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await lookClosely(page);
  },
);

test(
  'axe finds nothing in a role that is only read, in a copy, and in two roles beside each other',
  FULL,
  async ({ page, signIn, arranged }) => {
    const [one, other] = [
      await arranged.makeRole({ name: unique('Слева'), permissions: PERMISSIONS }),
      await arranged.makeRole({ name: unique('Справа'), permissions: ['group:view_payment_requests'] }),
    ];
    const roles = await arranged.call<{ role_id: string; role_name: string }[]>('get', 'roles/global');
    const admin = roles.find(({ role_name }) => role_name === 'Администратор');
    await signIn('admin');
    await page.goto(`/roles/edit/${admin?.role_id}?tab=models`);
    await expect(page.getByText('Системную роль нельзя изменить')).toBeVisible();
    await settle(page);
    await lookClosely(page);
    await page.getByRole('link', { name: 'Создать копию' }).click();
    await expect(title(page)).toHaveText('Создать новую роль');
    await openRules(page);
    await expect(ruleList(page)).toBeVisible();
    await page.goto(`/roles/compare?one=${one.role_id}&other=${other.role_id}`);
    await expect(page.getByRole('region', { name: 'Модели' }).getByRole('status')).toContainText(
      'только у второй',
    );
    await settle(page);
    await expectFits(page, () => lookAtScreen(page));
  },
);

test(
  'axe finds nothing in the page of a model, and in the question why somebody has no access',
  FULL,
  async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto('/model-settings/gpt-5');
    await expect(title(page)).toHaveText('GPT-5');
    await settle(page);
    await expectFits(page, () => lookAtScreen(page));
    await page.goto('/users');
    await settle(page);
    await page.getByRole('button', { name: 'Почему нет доступа', exact: true }).click();
    await findPerson(page, { email: 'employee@demo.example', name: 'Ольга Тихонова' });
    await pick(whyDialog(page).getByRole('combobox', { name: 'Модель' }), 'GPT-5');
    await expect(whyChain(page, 'GPT-5')).toBeVisible();
    await whyDialog(page)
      .getByRole('button', { name: /^Все модели этого человека/ })
      .click();
    await expect(whyDialog(page).getByRole('list', { name: 'Модели', exact: true })).toBeVisible();
    await lookClosely(page);
  },
);

test('axe finds nothing in a role of a company', FULL, async ({ page, signIn }) => {
  await signIn('director');
  await page.goto('/company/roles');
  await page.getByRole('link', { name: /^Аналитик/ }).click();
  await expect(title(page)).toHaveText('Редактировать роль');
  await settle(page);
  await lookClosely(page);
  await openRules(page);
  await settle(page);
  await lookClosely(page);
});
