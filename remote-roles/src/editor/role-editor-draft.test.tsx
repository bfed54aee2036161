import { failure, findOpenDialog, handle } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildRole, buildSaved } from '../testing/build-role.ts';
import {
  EDIT_DRAFT_KEY,
  leaveDraft,
  nameField,
  renderEditor,
  saveButton,
  useEditorApi,
} from '../testing/render-editor.tsx';

const api = useEditorApi();

const kept = () => sessionStorage.getItem(EDIT_DRAFT_KEY);
const offer = () => screen.findByText(/^Найден несохранённый черновик от \d\d:\d\d$/);

function isClosingAsked(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('leaving', () => {
  it('an unchanged role asks nothing', async () => {
    const { user, location } = renderEditor('edit');
    await nameField();
    expect(isClosingAsked()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(location()).toBe('/roles'));
  });

  it('a changed one asks first, and going back keeps it', async () => {
    const { user, location } = renderEditor('edit');
    await user.type(await nameField(), '!');
    expect(isClosingAsked()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    const question = await findOpenDialog('Уйти без сохранения?', 'alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Вернуться' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await nameField()).toHaveValue('Партнёр!');
    expect(location()).toContain('/roles/edit/');
  });

  it('a changed one by the menu drops the draft when the person says so', async () => {
    const { user, location } = renderEditor('edit');
    await user.type(await nameField(), '!');
    await user.click(screen.getByRole('link', { name: 'Прочь' }));
    const question = await findOpenDialog('Уйти без сохранения?', 'alertdialog');
    expect(kept()).not.toBeNull();
    await user.click(within(question).getByRole('button', { name: 'Не сохранять' }));
    await waitFor(() => expect(location()).toBe('/elsewhere'));
    expect(kept()).toBeNull();
  });

  it('a role that was changed back asks nothing', async () => {
    const { user } = renderEditor('edit');
    await user.type(await nameField(), '!{Backspace}');
    expect(kept()).toBeNull();
    expect(isClosingAsked()).toBe(false);
  });
});

describe('a draft that was left', () => {
  it('is offered and comes back when the person says so', async () => {
    leaveDraft({ name: 'Черновик', granted: [] });
    const { user } = renderEditor('edit');
    expect(await offer()).toBeInTheDocument();
    expect(await nameField()).toHaveValue('Партнёр');
    await user.click(screen.getByRole('button', { name: 'Восстановить' }));
    expect(await nameField()).toHaveValue('Черновик');
    expect(screen.getByText('название изменено, −1 разрешение')).toBeInTheDocument();
    expect(screen.queryByText(/^Найден несохранённый черновик/)).not.toBeInTheDocument();
  });

  it('stays until it is answered', async () => {
    leaveDraft({ name: 'Черновик' });
    const { unmount } = renderEditor('edit');
    await offer();
    unmount();
    expect(kept()).not.toBeNull();
  });

  it('is gone when the person discards it', async () => {
    leaveDraft({ name: 'Черновик' });
    const { user } = renderEditor('edit');
    await user.click(await screen.findByRole('button', { name: 'Удалить черновик' }));
    expect(kept()).toBeNull();
    expect(await nameField()).toHaveValue('Партнёр');
  });

  it('of what was typed comes back after a reload', async () => {
    const first = renderEditor('edit');
    await first.user.type(await nameField(), ' плюс');
    first.unmount();
    const { user } = renderEditor('edit');
    await offer();
    await user.click(screen.getByRole('button', { name: 'Восстановить' }));
    expect(await nameField()).toHaveValue('Партнёр плюс');
  });

  it('says that it takes the place of what was typed meanwhile', async () => {
    leaveDraft({ name: 'Черновик' });
    const { user } = renderEditor('edit');
    await offer();
    await user.type(await nameField(), '!');
    expect(screen.getByText('Он заменит то, что введено сейчас.')).toBeInTheDocument();
  });

  it('is compared with a version that somebody has saved since, and never laid over it', async () => {
    const bodies: unknown[] = [];
    api.use(
      handle('GET roles/{id}', buildRole({ version: 2, description: 'Новое описание' })),
      handle('PUT roles/{id}', async ({ request }) => {
        bodies.push(await request.json());
        return buildSaved();
      }),
    );
    leaveDraft({ name: 'Черновик' });
    const { user } = renderEditor('edit');
    expect(await screen.findByText(/роль сохранена заново \(Анна Воронцова\)/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Восстановить и сравнить' }));
    const view = await findOpenDialog('Роль изменили двое');
    await user.click(within(view).getByRole('button', { name: 'Сохранить результат' }));
    expect(await screen.findByText('Роль успешно обновлена')).toBeInTheDocument();
    expect(bodies).toEqual([
      expect.objectContaining({ name: 'Черновик', description: 'Новое описание', version: 2 }),
    ]);
    expect(kept()).toBeNull();
  });

  it.each(['{', '"text"', '{"savedAt":"x","draft":{"name":1}}'])('is not offered as %s', async (text) => {
    sessionStorage.setItem(EDIT_DRAFT_KEY, text);
    renderEditor('edit');
    await nameField();
    expect(screen.queryByText(/^Найден несохранённый черновик/)).not.toBeInTheDocument();
  });

  it('is kept when saving fails', async () => {
    api.use(handle('PUT roles/{id}', () => failure('SYS.001')));
    const { user } = renderEditor('edit');
    await user.type(await nameField(), '!');
    await user.click(await saveButton());
    await screen.findByText('Ошибка сохранения роли');
    expect(kept()).toContain('Партнёр!');
  });
});
