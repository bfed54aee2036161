import { acknowledgeCookies } from '../support/shell.ts';
import { expect } from '../support/test.ts';
import { lookAt, nameField, saveButton } from './pages.ts';
import { test, unique } from './roles-test.ts';

/** Somebody of the demonstration whom no other test knows. */
const HOLDER = 'person38@demo.example';

interface Proposals {
  readonly items: readonly { readonly id: string }[];
}

test('an edit that gives staff permissions to the people of a role waits for a second person', async ({
  page,
  arranged,
  signIn,
}) => {
  await acknowledgeCookies(page.context());
  const role = await arranged.makeRole({
    name: unique('Кураторы'),
    permissions: ['group:view_transactions'],
  });
  await arranged.giveRole(role, HOLDER);
  await signIn('admin');
  await page.goto(`/roles/edit/${role.role_id}`);
  const box = (id: string) => page.getByRole('checkbox', { name: new RegExp(` ${id}$`) });
  const notice = page.getByText(/^Предложена правка П-\d+: ждёт подтверждения$/);

  await test.step('the editor says so before it is sent', async () => {
    await box('user:manage').check();
    await expect(page.getByText('+1 разрешение: нужен второй человек')).toBeVisible();
    await expect(page.getByText(/^Правка даёт служебные права: Управление пользователями/)).toContainText(
      'до этого роль останется прежней',
    );
    await lookAt(page, 'an edit that takes two people');
    await page.getByRole('button', { name: 'Предложить' }).click();
  });

  await test.step('the role stays as it is, and the editor shows what waits', async () => {
    await expect(notice).toBeVisible();
    await expect(box('user:manage')).not.toBeChecked();
    await expect(saveButton(page)).toBeDisabled();
    expect((await arranged.readRole(role.role_id)).permissions).not.toContain('user:manage');
    await lookAt(page, 'an edit that waits');
  });

  await test.step('its proposal is one click away', async () => {
    const link = page.getByRole('link', { name: 'Открыть предложение' });
    await expect(link).toHaveAttribute('href', /^\/admin\/proposals\?q=/);
  });

  await test.step('once the second person has confirmed it, it is the role', async () => {
    const query = `admin/proposals?status=pending&role_id=${role.role_id}`;
    const { items } = await arranged.call<Proposals>('get', query);
    expect(items).toHaveLength(1);
    await arranged.call('post', `admin/proposals/${items[0]?.id}/confirm`);
    await page.reload();
    await expect(nameField(page)).toHaveValue(role.role_name);
    await expect(box('user:manage')).toBeChecked();
    await expect(notice).toHaveCount(0);
  });
});
