import { API, failure, handle } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { devices, renderSecurity, useAccountApi } from '../../testing/account-screen.tsx';

const { api, endOthers } = useAccountApi();

describe('the change of the password', () => {
  async function submit(current: string, next: string) {
    const { user } = renderSecurity();
    await screen.findByText('Chrome 141, Windows');
    await user.type(screen.getByLabelText('Текущий пароль'), current);
    await user.type(screen.getByLabelText('Новый пароль'), next);
    await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
  }

  it('sends both passwords and empties the form', async () => {
    let body: unknown;
    api.use(
      handle('POST users/me/password', async ({ request }) => {
        body = await request.json();
        return null;
      }),
    );
    await submit('old-password', 'new-password');
    await waitFor(() => expect(screen.getByLabelText('Текущий пароль')).toHaveValue(''));
    expect(body).toEqual({ current_password: 'old-password', new_password: 'new-password' });
    expect(await screen.findByText('Пароль успешно изменен')).toBeInTheDocument();
  });

  it('refuses a short one with the text of product §5.1 and puts the focus there', async () => {
    await submit('old-password', 'short');
    expect(await screen.findByText('Пароль должен содержать минимум 8 символов')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Новый пароль')).toHaveFocus());
  });

  it('asks for the current one first', async () => {
    const { user } = renderSecurity();
    await user.type(screen.getByLabelText('Новый пароль'), 'new-password');
    await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    expect(await screen.findByText('Введите текущий пароль')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Текущий пароль')).toHaveFocus());
  });

  it('refuses the password that there is already', async () => {
    await submit('same-password', 'same-password');
    expect(await screen.findByText('Новый пароль совпадает с текущим')).toBeInTheDocument();
  });

  it('reads the devices again, for the others are signed out', async () => {
    api.use(
      handle('POST users/me/password', () => {
        endOthers();
        return null;
      }),
    );
    await submit('old-password', 'new-password');
    await waitFor(() => expect(within(devices()).getAllByRole('listitem')).toHaveLength(1));
  });

  it('shows a wrong current password at its field and keeps what was typed', async () => {
    api.use(
      http.post(`${API}/users/me/password`, () =>
        failure('VAL.002', { fields: { current_password: 'Неверный текущий пароль' } }),
      ),
    );
    await submit('wrong-password', 'new-password');
    expect(await screen.findByText('Неверный текущий пароль')).toBeInTheDocument();
    expect(screen.getByLabelText('Новый пароль')).toHaveValue('new-password');
  });
});
