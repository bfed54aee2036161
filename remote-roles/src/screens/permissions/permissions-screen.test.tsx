import type { WireData } from '@cabinet/kernel/http';
import { offeredScreensAtom } from '@cabinet/kernel/paths';
import {
  buildCurrentUser,
  failure,
  findOpenDialog,
  handle,
  renderWithProviders,
  sessionHandlers,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Screen } from './permissions-screen.tsx';

type WirePermission = WireData<'GET permissions'>[number];

const build = (draft: Partial<WirePermission> & { readonly id: string }): WirePermission => ({
  name: 'Право',
  category: 'Финансы',
  dynamic: false,
  is_known: false,
  used_by_roles: 0,
  roles: [],
  ...draft,
});

const USERS = build({
  id: 'user:manage',
  name: 'Управление пользователями',
  category: 'Пользователи и роли',
  is_known: true,
  used_by_roles: 2,
  roles: [
    { role_id: 'r1', role_name: 'Администратор', company_name: null },
    { role_id: 'r2', role_name: 'Кадры', company_name: 'Ромашка' },
  ],
});
const REPORT = build({ id: 'report:view', name: 'Просмотр отчётов', category: 'Отчёты' });
const HELD = build({
  id: 'report:send',
  name: 'Отправка отчётов',
  category: 'Отчёты',
  used_by_roles: 1,
  roles: [{ role_id: 'r1', role_name: 'Администратор', company_name: null }],
});

let listed: readonly WirePermission[];
beforeEach(() => {
  listed = [USERS, REPORT, HELD];
});

const api = useApiServer(
  ...sessionHandlers(buildCurrentUser()),
  handle('GET permissions', () => [...listed]),
  handle('GET permissions/calls', [{ permission: 'user:manage', method: 'GET', path: 'admin/users' }]),
);

const ALL = ['user:manage', 'permission:manage', 'role:manage'];

function renderPermissions(permissions: readonly string[] = ALL, at = '/permissions') {
  const store = signedInStore(
    buildCurrentUser({ role_info: { role_id: 'r0', role_name: 'Роль', permissions: [...permissions] } }),
  );
  store.set(offeredScreensAtom, [{ path: '/users', title: 'Пользователи', permission: 'user:manage' }]);
  return renderWithProviders(<Screen />, { store, at });
}

const category = (name: string) => screen.findByRole('region', { name });

describe('the list of permissions', () => {
  it('stands by category, those of the product first, with the roles that hold each', async () => {
    renderPermissions();
    const users = await category('Пользователи и роли');
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Пользователи и роли',
      'Отчёты',
    ]);
    expect(within(users).getByRole('link', { name: 'Администратор' })).toHaveAttribute(
      'href',
      '/roles/edit/r1',
    );
    expect(within(users).getByRole('link', { name: 'Кадры, Ромашка' })).toBeInTheDocument();
    expect(within(await category('Отчёты')).getByText('Пока ни у одной роли')).toBeInTheDocument();
  });

  it('says which screens and calls each opens', async () => {
    const { user } = renderPermissions();
    const users = await category('Пользователи и роли');
    await user.click(await within(users).findByText('Открывает 1 экран и 1 действие'));
    expect(within(users).getByText('/users')).toBeVisible();
    expect(within(users).getByText('GET admin/users')).toBeVisible();
  });

  it('names roles without links for somebody who may not open them', async () => {
    renderPermissions(['user:manage', 'permission:manage']);
    expect(within(await category('Пользователи и роли')).getByText('Администратор')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Администратор' })).not.toBeInTheDocument();
  });

  it('is searched by name, code and category, and the address keeps that', async () => {
    const { user } = renderPermissions(ALL, '/permissions?q=report:view');
    expect(await screen.findByText('Просмотр отчётов')).toBeInTheDocument();
    expect(screen.queryByText('Отправка отчётов')).not.toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'такого нет{Enter}');
    expect(await screen.findByText('Ничего не нашлось. Попробуйте другое слово.')).toBeInTheDocument();
  });

  it('can be asked for again after a failure', async () => {
    api.use(handle('GET permissions', () => failure('SYS.001')));
    const { user } = renderPermissions();
    expect(await screen.findByText('Не удалось загрузить разрешения')).toBeInTheDocument();
    api.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await category('Отчёты')).toBeInTheDocument();
  });

  it('is not asked for without the permission, and says who keeps it', () => {
    api.use(handle('GET permissions', () => Promise.reject(new Error('asked'))));
    renderPermissions(['user:manage']);
    expect(screen.getByText('Разрешения ведут другие')).toBeInTheDocument();
  });
});

describe('a new permission', () => {
  async function openForm() {
    const { user } = renderPermissions();
    await category('Отчёты');
    await user.click(screen.getByRole('button', { name: 'Создать разрешение' }));
    const dialog = await findOpenDialog('Новое разрешение');
    await within(dialog).findByLabelText(/Название/);
    return { user, dialog };
  }

  it('is sent trimmed and shown', async () => {
    let sent: unknown;
    api.use(
      handle('POST permissions', async ({ request }) => {
        sent = await request.json();
        const made = build({ id: 'report:print', name: 'Печать отчётов', category: 'Отчёты' });
        listed = [...listed, made];
        return made;
      }),
    );
    const { user, dialog } = await openForm();
    await user.type(within(dialog).getByLabelText(/Название/), ' Печать отчётов ');
    await user.type(within(dialog).getByLabelText(/Код/), 'report:print');
    await user.type(within(dialog).getByLabelText(/Категория/), 'Отчёты{Enter}');
    expect(await screen.findByText('Печать отчётов')).toBeInTheDocument();
    expect(sent).toEqual({ name: 'Печать отчётов', id: 'report:print', category: 'Отчёты' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is offered categories by the one rule of search, and Esc closes their list alone', async () => {
    listed = [...listed, build({ id: 'tree:view', name: 'Ёлки', category: 'Новогодняя ёлка' })];
    const { user, dialog } = await openForm();
    const field = within(dialog).getByRole('combobox', { name: /Категория/ });
    await user.type(field, 'елка нов');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Новогодняя ёлка']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(field).toHaveValue('елка нов');
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('option', { name: 'Новогодняя ёлка' }));
    expect(field).toHaveValue('Новогодняя ёлка');
    await user.type(field, ' и шары');
    await user.tab();
    expect(field).toHaveValue('Новогодняя ёлка и шары');
  });

  it('says what is wrong with its code, here and by the server, and keeps what was typed', async () => {
    api.use(
      handle('POST permissions', () =>
        failure('RES.002', {
          fields: { id: 'Такое разрешение уже есть' },
          message: 'Такое разрешение уже есть',
        }),
      ),
    );
    const { user, dialog } = await openForm();
    const code = within(dialog).getByLabelText(/Код/);
    await user.type(within(dialog).getByLabelText(/Название/), 'Отчёты');
    await user.type(within(dialog).getByLabelText(/Категория/), 'Отчёты');
    await user.type(code, 'all:enable:x{Enter}');
    expect(await within(dialog).findByText(/двух слов через двоеточие/)).toBeInTheDocument();
    await user.clear(code);
    await user.type(code, 'report:view{Enter}');
    expect(await within(dialog).findByText('Такое разрешение уже есть')).toBeInTheDocument();
    expect(code).toHaveValue('report:view');
  });
});

describe('deleting a permission', () => {
  it('is offered for what was made by hand only', async () => {
    renderPermissions();
    await category('Отчёты');
    expect(screen.getAllByRole('button', { name: /Удалить разрешение/ })).toHaveLength(2);
  });

  it('asks first, and then it is gone', async () => {
    api.use(
      handle('DELETE permissions/{id}', ({ params }) => {
        listed = listed.filter(({ id }) => id !== params.id);
        return null;
      }),
    );
    const { user } = renderPermissions();
    await category('Отчёты');
    await user.click(screen.getByRole('button', { name: 'Удалить разрешение «Просмотр отчётов»' }));
    const question = await findOpenDialog('Удалить разрешение?', 'alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(screen.queryByText('Просмотр отчётов')).not.toBeInTheDocument());
  });

  it('names the roles while one holds it', async () => {
    const { user } = renderPermissions();
    await category('Отчёты');
    await user.click(screen.getByRole('button', { name: 'Удалить разрешение «Отправка отчётов»' }));
    const dialog = await findOpenDialog('Разрешение занято');
    expect(within(dialog).getByRole('link', { name: 'Администратор' })).toBeInTheDocument();
  });

  it('learns of a role that has got it meanwhile', async () => {
    api.use(
      handle('DELETE permissions/{id}', () => {
        listed = [{ ...REPORT, used_by_roles: 1, roles: HELD.roles }];
        return failure('RES.003', { message: 'Разрешение есть у ролей' });
      }),
    );
    const { user } = renderPermissions();
    await category('Отчёты');
    await user.click(screen.getByRole('button', { name: 'Удалить разрешение «Просмотр отчётов»' }));
    const question = await findOpenDialog('Удалить разрешение?', 'alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Удалить' }));
    expect(await findOpenDialog('Разрешение занято')).toBeInTheDocument();
  });
});
