import { NAME_CHARACTERS_MESSAGE, NAME_UNSEEN_MESSAGE } from '@cabinet/kernel/core/text';
import { modalFlagsAtom, openModalAtom } from '@cabinet/kernel/modals';
import { userAtom } from '@cabinet/kernel/session';
import {
  API,
  buildCurrentUser,
  failure,
  findOpenDialog,
  handle,
  readClipboard,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { Modal } from './edit-profile-modal.tsx';

const saves: unknown[] = [];
const api = useApiServer(
  handle('PATCH users/{id}', async ({ request }) => {
    saves.push(await request.json());
    return buildCurrentUser({ display_name: 'Пётр' });
  }),
);

beforeEach(() => {
  saves.length = 0;
});

async function renderModal() {
  const store = signedInStore(buildCurrentUser());
  store.set(openModalAtom, 'edit-profile');
  const rendered = renderWithProviders(<Modal />, { store });
  await findOpenDialog('Редактировать профиль');
  const isOpen = () => store.get(modalFlagsAtom).editProfile;
  return { ...rendered, isOpen };
}

const name = () => screen.getByLabelText('Отображаемое имя');
const save = () => screen.getByRole('button', { name: 'Сохранить' });

describe('edit-profile modal', () => {
  it('shows what is known, the e-mail read-only, and nothing to save', async () => {
    await renderModal();
    expect(screen.getByLabelText('Email')).toHaveValue('user@demo.example');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(name()).toHaveValue('Иван Петров');
    expect(screen.getByLabelText('Телефон')).toHaveValue('+7 (900) 123-45-67');
    expect(screen.getByLabelText('Отправлять сообщение по Enter')).toBeChecked();
    expect(screen.getByLabelText('К началу сообщения')).toBeChecked();
    expect(save()).toBeDisabled();
  });

  it('sends only what has changed, closes, and shows the new name everywhere', async () => {
    const { user, store, isOpen } = await renderModal();
    await user.clear(name());
    await user.paste(' \ufeffПётр\u200b ');
    await user.click(screen.getByLabelText('Отправлять сообщение по Enter'));
    await user.click(screen.getByLabelText('К концу сообщения'));
    await user.click(save());
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(saves).toEqual([
      { display_name: 'Пётр', settings: { send_by_enter: false, move_to_message: 'end' } },
    ]);
    expect(store.get(userAtom)?.displayName).toBe('Пётр');
    expect(await screen.findByText('Профиль сохранён')).toBeInTheDocument();
  });

  it('sends a phone as the API takes it, and null for none', async () => {
    const { user, isOpen } = await renderModal();
    await user.clear(screen.getByLabelText('Телефон'));
    await user.click(save());
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(saves).toEqual([{ phone: null }]);
  });

  it('refuses a phone that is not complete and puts the focus there', async () => {
    const { user } = await renderModal();
    await user.type(screen.getByLabelText('Телефон'), '{Backspace}');
    await user.click(save());
    expect(await screen.findByText('Укажите 10 цифр номера после +7')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Телефон')).toHaveFocus());
    expect(saves).toEqual([]);
  });

  it.each([
    ['Ив\u202eан', NAME_CHARACTERS_MESSAGE],
    ['\u200b\u3164', NAME_UNSEEN_MESSAGE],
  ])('refuses the name %j, and says so under it', async (pasted, message) => {
    const { user } = await renderModal();
    await user.clear(name());
    await user.paste(pasted);
    await user.click(save());
    await waitFor(() => expect(name()).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(saves).toEqual([]);
  });

  it('refuses a short password with the text of product §5.1', async () => {
    const { user } = await renderModal();
    await user.type(screen.getByLabelText('Новый пароль'), 'short');
    await user.click(save());
    expect(await screen.findByText('Пароль должен содержать минимум 8 символов')).toBeInTheDocument();
  });

  it('generates a password, shows it, hides it, and sends it', async () => {
    const { user, isOpen } = await renderModal();
    const field = screen.getByLabelText<HTMLInputElement>('Новый пароль');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Сгенерировать пароль' }));
    expect(field).toHaveAttribute('type', 'text');
    const generated = field.value;
    expect(generated).toMatch(/^[A-Za-z0-9!@#$%^&*]{4}(-[A-Za-z0-9!@#$%^&*]{4}){2}$/);
    await user.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
    expect(field).toHaveAttribute('type', 'password');
    await user.type(screen.getByLabelText('Текущий пароль'), 'Demo-2026-pass');
    await user.click(save());
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(saves).toEqual([{ password: generated, current_password: 'Demo-2026-pass' }]);
  });

  describe('a new password', () => {
    const next = () => screen.getByLabelText('Новый пароль');
    const current = () => screen.queryByLabelText('Текущий пароль');

    it('asks for the current one, once there is something to save', async () => {
      const { user } = await renderModal();
      expect(current()).not.toBeInTheDocument();
      await user.type(next(), 'New-2026-pass');
      expect(current()).toBeInTheDocument();
      await user.click(save());
      expect(await screen.findByText('Введите текущий пароль')).toBeInTheDocument();
      await waitFor(() => expect(current()).toHaveFocus());
      expect(saves).toEqual([]);
      await user.clear(next());
      expect(current()).not.toBeInTheDocument();
    });

    it('is sent with the current one and reported as on the account page, together with what else was saved', async () => {
      const { user, isOpen } = await renderModal();
      await user.type(name(), ' II');
      await user.type(next(), 'New-2026-pass');
      await user.type(screen.getByLabelText('Текущий пароль'), 'Demo-2026-pass');
      await user.click(save());
      await waitFor(() => expect(isOpen()).toBe(false));
      expect(saves).toEqual([
        { display_name: 'Иван Петров II', password: 'New-2026-pass', current_password: 'Demo-2026-pass' },
      ]);
      expect(await screen.findByText('Пароль успешно изменен')).toBeInTheDocument();
      expect(screen.getByText('Профиль сохранён')).toBeInTheDocument();
    });

    it('reports a wrong current one at its field and keeps what was typed', async () => {
      api.use(
        http.patch(`${API}/users/0`, () =>
          failure('VAL.002', { fields: { current_password: 'Неверный текущий пароль' } }),
        ),
      );
      const { user, isOpen } = await renderModal();
      await user.type(name(), ' II');
      await user.type(next(), 'New-2026-pass');
      await user.type(screen.getByLabelText('Текущий пароль'), 'Wrong-2026-pass');
      await user.click(save());
      expect(await screen.findByText('Неверный текущий пароль')).toBeInTheDocument();
      expect(isOpen()).toBe(true);
      expect(next()).toHaveValue('New-2026-pass');
      expect(current()).toHaveValue('Wrong-2026-pass');
      expect(name()).toHaveValue('Иван Петров II');
    });
  });

  it('copies the password', async () => {
    const { user } = await renderModal();
    await user.click(screen.getByRole('button', { name: 'Сгенерировать пароль' }));
    const { value } = screen.getByLabelText<HTMLInputElement>('Новый пароль');
    await user.click(screen.getByRole('button', { name: 'Скопировать пароль' }));
    expect(await readClipboard()).toBe(value);
  });

  it('keeps the form open and full when saving fails', async () => {
    api.use(http.patch(`${API}/users/0`, () => failure('SYS.001')));
    const { user, isOpen } = await renderModal();
    await user.type(name(), ' II');
    await user.click(save());
    expect(
      await screen.findByText(/^Не удалось изменить данные пользователя\. Код ошибки: /),
    ).toBeInTheDocument();
    expect(isOpen()).toBe(true);
    expect(name()).toHaveValue('Иван Петров II');
    expect(save()).toBeEnabled();
  });

  it('shows what the server says about a field at that field', async () => {
    api.use(
      http.patch(`${API}/users/0`, () => failure('VAL.003', { fields: { display_name: 'Имя занято' } })),
    );
    const { user } = await renderModal();
    await user.type(name(), ' II');
    await user.click(save());
    expect(await screen.findByText('Имя занято')).toBeInTheDocument();
  });

  describe('way out', () => {
    const ways: [string, (user: UserEvent) => Promise<void>][] = [
      ['Esc', (user) => user.keyboard('{Escape}')],
      ['«Отмена»', (user) => user.click(screen.getByRole('button', { name: 'Отмена' }))],
    ];

    it.each(ways)('%s closes at once when nothing has changed', async (_way, leave) => {
      const { user, isOpen } = await renderModal();
      await leave(user);
      await waitFor(() => expect(isOpen()).toBe(false));
    });

    it.each(ways)('%s asks before changes are lost', async (_way, leave) => {
      const { user, isOpen } = await renderModal();
      await user.type(name(), ' II');
      await leave(user);
      await findOpenDialog('Закрыть без сохранения?', 'alertdialog');
      await user.click(screen.getByRole('button', { name: 'Вернуться' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(isOpen()).toBe(true);
      expect(name()).toHaveValue('Иван Петров II');
    });

    it('discards them on confirmation', async () => {
      const { user, isOpen } = await renderModal();
      await user.type(name(), ' II');
      await user.click(screen.getByRole('button', { name: 'Закрыть' }));
      await findOpenDialog('Закрыть без сохранения?', 'alertdialog');
      await user.click(screen.getByRole('button', { name: 'Не сохранять' }));
      await waitFor(() => expect(isOpen()).toBe(false));
      expect(saves).toEqual([]);
    });
  });
});
