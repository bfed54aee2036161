import { failure, handle } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildRole, buildSaved, ROLE_ID } from '../testing/build-role.ts';
import {
  buildKeeper,
  COMPANY_ID,
  createButton,
  nameField,
  renderEditor,
  saveButton,
  useEditorApi,
} from '../testing/render-editor.tsx';

const api = useEditorApi();

describe('a saved role', () => {
  it('is sent with the version from which it was made, and leads to the list', async () => {
    const bodies: unknown[] = [];
    api.use(
      handle('PUT roles/{id}', async ({ request }) => {
        bodies.push(await request.json());
        return buildSaved();
      }),
    );
    const { user, location } = renderEditor('edit');
    expect(screen.getByRole('heading', { level: 1, name: 'Редактировать роль' })).toBeInTheDocument();
    const name = await nameField();
    expect(await saveButton()).toBeDisabled();
    await user.type(name, ' плюс');
    expect(screen.getByText('название изменено')).toBeInTheDocument();
    await user.click(await saveButton());
    expect(await screen.findByText('Роль успешно обновлена')).toBeInTheDocument();
    expect(location()).toBe('/roles');
    expect(bodies).toEqual([
      {
        name: 'Партнёр плюс',
        description: 'Открытые модели',
        permissions: ['group:view_transactions', 'all:disable', 'tag:enable:открытая'],
        version: 1,
      },
    ]);
  });

  it('that is the own one changes what the person may do at once', async () => {
    const current = buildKeeper();
    const own = { ...current.user.role_info, role_id: ROLE_ID };
    let asked = 0;
    api.use(
      handle('PUT roles/{id}', buildSaved()),
      handle('GET users/me', () => {
        asked += 1;
        return current;
      }),
    );
    const { user } = renderEditor('edit', {
      current: { ...current, user: { ...current.user, role_info: own } },
    });
    await user.type(await nameField(), '!');
    await user.click(await saveButton());
    await waitFor(() => expect(asked).toBe(1));
  });

  it('can be saved without what is not known any more', async () => {
    const bodies: unknown[] = [];
    api.use(
      handle('GET roles/{id}', buildRole({ permissions: ['all:disable', 'tag:enable:былая'] })),
      handle('PUT roles/{id}', async ({ request }) => {
        bodies.push(await request.json());
        return buildSaved();
      }),
    );
    const { user } = renderEditor('edit');
    await nameField();
    await user.click(await saveButton());
    expect(await screen.findByText('Роль успешно обновлена')).toBeInTheDocument();
    expect(bodies).toEqual([expect.objectContaining({ permissions: ['all:disable'] })]);
  });

  it('says that it is not there, with a way back', async () => {
    api.use(handle('GET roles/{id}', () => failure('RES.001')));
    const { user, location } = renderEditor('edit');
    expect(await screen.findByRole('heading', { name: 'Роль не найдена' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'К списку ролей' }));
    expect(location()).toBe('/roles');
  });

  it('is asked for again after a failure', async () => {
    api.use(handle('GET roles/{id}', () => failure('SYS.001')));
    const { user } = renderEditor('edit');
    const retry = await screen.findByRole('button', { name: 'Попробовать снова' });
    api.use(handle('GET roles/{id}', buildRole()));
    await user.click(retry);
    expect(await nameField()).toHaveValue('Партнёр');
  });

  it('of the system is read-only and can be copied', async () => {
    api.use(handle('GET roles/{id}', buildRole({ is_system: true })));
    const { user, location } = renderEditor('edit');
    expect(await screen.findByText('Системную роль нельзя изменить')).toBeInTheDocument();
    expect(await nameField()).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Сохранить изменения' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Создать копию' }));
    expect(location()).toBe(`/roles/create?from=${ROLE_ID}`);
  });
});

describe('a copy', () => {
  it('begins with all of its source and becomes a role of its own', async () => {
    const bodies: unknown[] = [];
    api.use(
      handle('POST roles', async ({ request }) => {
        bodies.push(await request.json());
        return buildSaved();
      }),
    );
    const { user } = renderEditor('create', { search: `?from=${ROLE_ID}` });
    expect(await nameField()).toHaveValue('Копия: Партнёр');
    await user.click(await createButton());
    expect(await screen.findByText('Роль успешно создана')).toBeInTheDocument();
    expect(bodies).toEqual([
      {
        name: 'Копия: Партнёр',
        description: 'Открытые модели',
        permissions: ['group:view_transactions', 'all:disable', 'tag:enable:открытая'],
      },
    ]);
  });

  it('says what it did not take over, because it may not be granted', async () => {
    const current = buildKeeper({ permissions: ['role:manage'] });
    renderEditor('create', { search: `?from=${ROLE_ID}`, current });
    expect(await screen.findByText(/Не вошли: Просмотр транзакций группы/)).toBeInTheDocument();
  });

  it('of a role that is gone leads to an empty one', async () => {
    api.use(handle('GET roles/{id}', () => failure('RES.001')));
    const { user } = renderEditor('create', { search: `?from=${ROLE_ID}` });
    expect(await screen.findByRole('heading', { name: 'Роль не найдена' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Создать новую роль' }));
    expect(await nameField()).toHaveValue('');
  });
});

describe('roles of a company', () => {
  const companyRole = (draft = {}) =>
    buildRole({ company_id: COMPANY_ID, permissions: ['all:enable'], ...draft });

  it('are made in it', async () => {
    const sent: { id: unknown; body: unknown }[] = [];
    api.use(
      handle('POST company/{id}/roles', async ({ request, params }) => {
        sent.push({ id: params.id, body: await request.json() });
        return buildSaved({ company_id: COMPANY_ID });
      }),
    );
    const { user, location } = renderEditor('companyCreate');
    await user.type(await nameField(), 'Бухгалтер');
    await user.click(await createButton());
    expect(await screen.findByText('Роль успешно создана')).toBeInTheDocument();
    expect(sent).toEqual([
      { id: COMPANY_ID, body: { name: 'Бухгалтер', description: '', permissions: ['all:enable'] } },
    ]);
    expect(location()).toBe('/company/roles');
  });

  it('are changed, and lead to its list', async () => {
    api.use(handle('GET roles/{id}', companyRole()), handle('PUT roles/{id}', buildSaved()));
    const { user, location } = renderEditor('companyEdit');
    await user.type(await nameField(), '!');
    await user.click(await saveButton());
    expect(await screen.findByText('Роль успешно обновлена')).toBeInTheDocument();
    expect(location()).toBe('/company/roles');
  });

  it('are no roles of another company, nor of the service', async () => {
    renderEditor('companyEdit');
    expect(await screen.findByRole('heading', { name: 'Роль не найдена' })).toBeInTheDocument();
  });

  it('are nothing to somebody without a company', () => {
    renderEditor('companyCreate', { current: buildKeeper({ company_id: null, company: null }) });
    expect(screen.getByRole('heading', { name: 'Вы не состоите в компании' })).toBeInTheDocument();
  });
});

it.each([
  ['create', 'Управление ролями'],
  ['edit', 'Управление ролями'],
  ['companyEdit', 'Управление ролями компании'],
] as const)('%s says who keeps roles to somebody who does not, and asks nothing', (name, permission) => {
  // Any call would be one that no handler expects.
  api.resetHandlers();
  const asked: string[] = [];
  api.events.on('request:start', ({ request }) => asked.push(request.url));
  renderEditor(name, { current: buildKeeper({ permissions: ['user:manage'] }) });
  const notice = screen.getByRole('heading', { name: 'Роли ведут другие люди' });
  expect(
    within(notice.parentElement ?? document.body).getByText(new RegExp(`«${permission}»`)),
  ).toBeInTheDocument();
  expect(asked).toEqual([]);
  api.events.removeAllListeners();
});
