import {
  ROLE_DESCRIPTION_MAX_LENGTH,
  ROLE_DESCRIPTION_TOO_LONG_MESSAGE,
  ROLE_NAME_MIN_LENGTH,
  ROLE_NAME_TOO_SHORT_MESSAGE,
} from '@cabinet/kernel/core/contract';
import { NAME_CHARACTERS_MESSAGE, NAME_UNSEEN_MESSAGE } from '@cabinet/kernel/core/text';
import { failure, handle } from '@cabinet/kernel/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildSaved } from '../testing/build-role.ts';
import {
  createButton,
  nameField,
  renderEditor,
  saveButton,
  useEditorApi,
} from '../testing/render-editor.tsx';

const api = useEditorApi();

describe('a new role', () => {
  it('is sent trimmed, under a key, and leads to the list', async () => {
    const sent: { body: unknown; key: string | null }[] = [];
    api.use(
      handle('POST roles', async ({ request }) => {
        sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
        return buildSaved();
      }),
    );
    const { user, location } = renderEditor('create');
    expect(screen.getByRole('heading', { level: 1, name: 'Создать новую роль' })).toBeInTheDocument();
    await user.click(await nameField());
    await user.paste(' \ufeffПартнёр\u200b ');
    await user.click(screen.getByLabelText('Описание'));
    await user.paste('Открытые\nмодели\u2060');
    await user.click(await createButton());
    expect(await screen.findByText('Роль успешно создана')).toBeInTheDocument();
    expect(location()).toBe('/roles');
    expect(sent).toEqual([
      {
        body: { name: 'Партнёр', description: 'Открытые\nмодели', permissions: ['all:enable'] },
        key: expect.any(String),
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['', 'Название роли обязательно для заполнения'],
    ['   ', 'Название роли обязательно для заполнения'],
    [` ${'я'.repeat(ROLE_NAME_MIN_LENGTH - 1)} `, ROLE_NAME_TOO_SHORT_MESSAGE],
  ])('is not sent under the name «%s»', async (typed, message) => {
    const { user } = renderEditor('create');
    const name = await nameField();
    if (typed !== '') await user.type(name, typed);
    await user.click(await createButton());
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(name).toHaveFocus());
  });

  it.each([
    ['Парт\u202eнёр', NAME_CHARACTERS_MESSAGE],
    ['\u200b\u2060\u3164', NAME_UNSEEN_MESSAGE],
  ])('is not sent with %j as its name or description, and says so under them', async (pasted, message) => {
    const { user } = renderEditor('create');
    const fields = [await nameField(), screen.getByLabelText('Описание')];
    for (const field of fields) {
      await user.click(field);
      await user.paste(pasted);
    }
    await user.click(await createButton());
    for (const field of fields)
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(screen.queryByText('Роль успешно создана')).not.toBeInTheDocument();
  });

  it('counts its description and takes no more characters than the limit of it', async () => {
    const { user } = renderEditor('create');
    await user.type(await nameField(), 'Партнёр');
    await user.click(screen.getByLabelText('Описание'));
    await user.paste('я'.repeat(ROLE_DESCRIPTION_MAX_LENGTH + 1));
    expect(
      screen.getByText(`${ROLE_DESCRIPTION_MAX_LENGTH + 1} из ${ROLE_DESCRIPTION_MAX_LENGTH} символов`),
    ).toBeInTheDocument();
    await user.click(await createButton());
    expect(await screen.findByText(ROLE_DESCRIPTION_TOO_LONG_MESSAGE)).toBeInTheDocument();
  });

  it('is sent by Enter in its name', async () => {
    api.use(handle('POST roles', buildSaved()));
    const { user } = renderEditor('create');
    await user.type(await nameField(), 'Партнёр{Enter}');
    expect(await screen.findByText('Роль успешно создана')).toBeInTheDocument();
  });

  it('keeps what was typed when saving fails, and says why', async () => {
    api.use(handle('POST roles', () => failure('SYS.001', { message: 'База недоступна' })));
    const { user, location } = renderEditor('create');
    await user.type(await nameField(), 'Партнёр');
    await user.click(await createButton());
    expect(await screen.findByText('Ошибка сохранения роли')).toBeInTheDocument();
    expect(screen.getByText(/^База недоступна/)).toBeInTheDocument();
    expect(await nameField()).toHaveValue('Партнёр');
    expect(location()).toBe('/roles/create');
  });

  it('shows what the server says of its name at the name', async () => {
    api.use(
      handle('POST roles', () => failure('RES.002', { fields: { name: 'Роль с таким названием уже есть' } })),
    );
    const { user } = renderEditor('create');
    const name = await nameField();
    await user.type(name, 'Партнёр');
    await user.click(await createButton());
    expect(await screen.findByText('Роль с таким названием уже есть')).toBeInTheDocument();
    expect(await screen.findByText('Ошибка сохранения роли')).toBeInTheDocument();
    await waitFor(() => expect(name).toHaveFocus());
  });

  it('lists what the server did not know', async () => {
    api.use(handle('POST roles', buildSaved({}, ['tag:enable:былая'])));
    const { user } = renderEditor('create');
    await user.type(await nameField(), 'Партнёр');
    await user.click(await createButton());
    expect(await screen.findByText(/Разрешить тег «былая» \(tag:enable:былая\)/)).toBeInTheDocument();
  });
});

describe('the tabs', () => {
  it('are kept in the address', async () => {
    const { user, location } = renderEditor('create', { search: '?tab=models&from=' });
    const models = await screen.findByRole('tab', { name: 'Доступ к моделям', selected: true });
    await user.click(screen.getByRole('tab', { name: 'Разрешения' }));
    await screen.findByRole('tab', { name: 'Разрешения', selected: true });
    expect(location()).toBe('/roles/create?from=');
    await user.click(models);
    await screen.findByRole('tab', { name: 'Доступ к моделям', selected: true });
    expect(location()).toBe('/roles/create?from=&tab=models');
  });

  it('open where the server refuses something, which takes the focus', async () => {
    const message = 'Нельзя выдать «Управление ролями»: у вас его нет';
    api.use(handle('PUT roles/{id}', () => failure('AUTH.003', { permission: 'role:manage', message })));
    const { user } = renderEditor('edit', { search: '?tab=models' });
    await user.type(await nameField(), '!');
    await user.click(await saveButton());
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Разрешения' })).toHaveAttribute('aria-selected', 'true'),
    );
    const notice = screen.getAllByText(message).map((text) => text.closest('[tabindex="-1"]'));
    expect(notice).toContain(document.activeElement);
  });

  it('open the rules when one of them is refused', async () => {
    api.use(
      handle('PUT roles/{id}', () => failure('VAL.001', { fields: { 'permissions.2': 'Правило неверно' } })),
    );
    const { user } = renderEditor('edit');
    await user.type(await nameField(), '!');
    await user.click(await saveButton());
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Доступ к моделям' })).toHaveAttribute('aria-selected', 'true'),
    );
    expect(screen.getByText('Правило неверно')).toBeInTheDocument();
  });
});
