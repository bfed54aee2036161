import { FULL } from '../support/full.ts';
import { enterAs } from '../support/people.ts';
import { acknowledgeCookies, DESKTOP, PHONE } from '../support/shell.ts';
import { expect } from '../support/test.ts';
import { expectOrder, lookAt, openRulesOf, ruleList, save, saveButton } from './pages.ts';
import { test, unique } from './roles-test.ts';

/** Somebody of the demonstration whom no other test signs in. */
const KEEPER = 'person21';

test.beforeEach(async ({ context }) => acknowledgeCookies(context));

test(
  'rules that name nothing known are listed, and are gone once the role is saved',
  FULL,
  async ({ page, signIn, arranged }) => {
    const tag = unique('временный');
    const id = 'e2e-dropped';
    await arranged.ensureModel(id, { tags: [tag] });
    const role = await arranged.makeRole({
      name: unique('Старые правила'),
      permissions: ['all:enable', `tag:disable:${tag}`, 'vendor:disable:OpenAI'],
    });
    await arranged.ensureModel(id, { tags: [] });
    await signIn('admin');
    await openRulesOf(page, role.role_id);

    await test.step('the notice names them, and nothing else of the role is lost', async () => {
      const notice = page
        .getByRole('alert')
        .filter({ hasText: 'Одно из сохранённых правил больше не действует' });
      await expect(
        notice.getByRole('list', { name: 'Исчезнут при сохранении' }).getByRole('listitem'),
      ).toHaveText([`Запретить тег «${tag}»`]);
      await expectOrder(page, ['Запретить вендора «OpenAI»']);
      await lookAt(page, 'a rule that names nothing known', [PHONE, DESKTOP]);
    });

    await test.step('it can be saved as it stands, without them', async () => {
      await save(page);
      const { permissions } = await arranged.readRole(role.role_id);
      expect(permissions).toContain('vendor:disable:OpenAI');
      expect(permissions.join()).not.toContain(tag);
      await openRulesOf(page, role.role_id);
      await expect(ruleList(page).getByRole('listitem')).toHaveCount(2);
      await expect(page.getByRole('list', { name: 'Исчезнут при сохранении' })).toHaveCount(0);
      await expect(saveButton(page)).toBeDisabled();
    });
  },
);

test('whoever keeps roles neither grants nor takes what they do not hold, and reads why', async ({
  page,
  arranged,
}) => {
  const keepers = await arranged.makeRole({
    name: unique('Ведут роли'),
    permissions: ['user:manage', 'role:manage', 'group:view_transactions'],
  });
  const role = await arranged.makeRole({
    name: unique('Финансы'),
    permissions: ['rate_correction:manage', 'group:view_transactions'],
  });
  await enterAs(page.request, KEEPER);
  await arranged.giveRole(keepers, `${KEEPER}@demo.example`);
  await page.goto(`/roles/edit/${role.role_id}`);
  const box = (id: string) => page.getByRole('checkbox', { name: new RegExp(` ${id}$`) });
  const reason = 'У вас нет этого права, поэтому его нельзя ни выдать, ни забрать';

  await test.step('what they do not hold is locked, granted or not', async () => {
    for (const [id, isGranted] of [
      ['rate_correction:manage', true],
      ['payment_request:manage', false],
      ['permission:manage', false],
    ] as const) {
      await expect(box(id)).toBeDisabled();
      await expect(box(id)).toBeChecked({ checked: isGranted });
      await expect(box(id)).toHaveAccessibleDescription(new RegExp(reason));
    }
    await expect(page.getByRole('checkbox', { name: 'Вся категория «Финансы»' })).toBeDisabled();
    await lookAt(page, 'permissions that are locked', [DESKTOP]);
  });

  await test.step('a box for a category changes what they hold of it, and leaves the rest', async () => {
    await page.getByRole('checkbox', { name: 'Вся категория «Группа»' }).click();
    await expect(box('group:view_transactions')).not.toBeChecked();
    await box('user:manage').check();
    await expect(page.getByText('Без разрешения «Управление ролями» экран «Роли» открывается')).toBeVisible();
    await box('role:manage').check();
    await expect(page.getByText('Без разрешения «Управление ролями»')).toHaveCount(0);
    await expect(page.getByText('+2 разрешения, −1', { exact: false })).toBeVisible();
  });

  await test.step('what is locked stays in the role that they save', async () => {
    await save(page);
    const { permissions } = await arranged.readRole(role.role_id);
    const fixed = permissions.filter((text) => !text.startsWith('all:'));
    expect([...fixed].sort()).toEqual(['rate_correction:manage', 'role:manage', 'user:manage']);
  });
});
