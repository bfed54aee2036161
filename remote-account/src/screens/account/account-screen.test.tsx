import {
  API,
  buildCurrentUser,
  failure,
  renderWithProviders,
  signedInStore,
  success,
  type UserDraft,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { Screen } from './account-screen.tsx';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1';

const session = (id: string, draft: object = {}) => ({
  id,
  user_agent: SAFARI,
  ip: '203.0.113.7',
  fingerprint_short: 'a1b2c3d4',
  created_at: '2026-11-18T09:00:00.000Z',
  last_seen_at: '2026-11-19T09:00:00.000Z',
  current: false,
  ...draft,
});

let sessions = [session('s2')];
const api = useApiServer(
  http.get(`${API}/users/me/sessions`, () => success(sessions)),
  http.delete(`${API}/users/me/sessions/:id`, ({ params }) => {
    sessions = sessions.filter(({ id }) => id !== params.id);
    return success(null);
  }),
  http.delete(`${API}/users/me/sessions`, () => {
    const before = sessions.length;
    sessions = sessions.slice(-1);
    return success({ revoked: before - 1 });
  }),
);

beforeEach(() => {
  sessions = [session('s2'), session('s1', { user_agent: CHROME, current: true })];
});

function renderAccount(draft: UserDraft = {}) {
  return renderWithProviders(<Screen />, { store: signedInStore(buildCurrentUser(draft)) });
}

const devices = () => screen.getByRole('region', { name: 'Устройства' });

describe('account screen', () => {
  it('shows the personal data', async () => {
    renderAccount();
    const personal = screen.getByRole('region', { name: 'Личные данные' });
    expect(personal).toHaveTextContent('Иван Петров');
    expect(personal).toHaveTextContent('user@demo.example');
    expect(personal).toHaveTextContent('+7 (900) 123-45-67');
    expect(personal).toHaveTextContent('10 января 2026');
    await screen.findByText('Chrome 141, Windows');
  });

  it('says in human words what the role allows', async () => {
    renderAccount({ permissions: ['user:manage', 'payment_request:manage'] });
    const role = screen.getByRole('region', { name: 'Роль и права' });
    expect(
      within(role)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Управление пользователями', 'Обработка заявок на оплату']);
    expect(role).not.toHaveTextContent('user:manage');
    await screen.findByText('Chrome 141, Windows');
  });

  it('lists this device first and offers no way to end it', async () => {
    renderAccount();
    const [first, second] = await within(devices()).findAllByRole('listitem');
    expect(first).toHaveTextContent('Chrome 141, Windows');
    expect(first).toHaveTextContent('Это устройство');
    expect(first && within(first).queryByRole('button')).toBeNull();
    expect(second).toHaveTextContent('Safari 18, iOS');
    expect(first).toHaveTextContent('Активно сейчас');
    expect(second).toHaveTextContent(/Последняя активность 19 ноября 2026 г\. в \d\d:00/);
    expect(second).toHaveTextContent(/Адрес 203\.0\.113\.7 · вход 18 ноября/);
    expect(second && within(second).queryByRole('link')).toBeNull();
  });

  it('ends one other session', async () => {
    const { user } = renderAccount();
    await user.click(await screen.findByRole('button', { name: 'Завершить сеанс: Safari 18, iOS' }));
    await waitFor(() => expect(within(devices()).getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Завершить все остальные' })).not.toBeInTheDocument();
  });

  it('keeps a session that the server did not end, and says why', async () => {
    api.use(http.delete(`${API}/users/me/sessions/:id`, () => failure('RATE.001')));
    const { user } = renderAccount();
    await user.click(await screen.findByRole('button', { name: 'Завершить сеанс: Safari 18, iOS' }));
    expect(await screen.findByText('Ошибка 429')).toBeInTheDocument();
    expect(within(devices()).getAllByRole('listitem')).toHaveLength(2);
  });

  it('names what «Завершить все остальные» will end, and ends it', async () => {
    const { user } = renderAccount();
    await user.click(await screen.findByRole('button', { name: 'Завершить все остальные' }));
    const question = await screen.findByRole('alertdialog', { name: 'Завершить остальные сеансы?' });
    expect(question).toHaveTextContent('Из кабинета выйдет 1 устройство: Safari 18, iOS');
    await user.click(within(question).getByRole('button', { name: 'Завершить' }));
    await waitFor(() => expect(within(devices()).getAllByRole('listitem')).toHaveLength(1));
    expect(await screen.findByText('Остальные сеансы завершены')).toBeInTheDocument();
  });

  it('ends nothing when «Завершить все остальные» is called off', async () => {
    const { user } = renderAccount();
    await user.click(await screen.findByRole('button', { name: 'Завершить все остальные' }));
    await user.click(await screen.findByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sessions).toHaveLength(2);
  });

  it('keeps the question when the server refuses', async () => {
    api.use(http.delete(`${API}/users/me/sessions`, () => failure('SYS.001')));
    const { user } = renderAccount();
    await user.click(await screen.findByRole('button', { name: 'Завершить все остальные' }));
    await user.click(await screen.findByRole('button', { name: 'Завершить' }));
    expect(await screen.findByText('Ошибка 500')).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  describe('settings', () => {
    const saves: unknown[] = [];
    beforeEach(() => {
      saves.length = 0;
      api.use(
        http.patch(`${API}/users/0`, async ({ request }) => {
          saves.push(await request.json());
          return success(buildCurrentUser({ settings: { low_balance_threshold: '1500.00' } }));
        }),
      );
    });

    it('saves the threshold as money and shows it as the server has it', async () => {
      const { user } = renderAccount();
      const threshold = screen.getByLabelText('Письмо, когда баланс станет ниже');
      await user.type(threshold, '1 500,5');
      await user.click(screen.getByRole('button', { name: 'Сохранить настройки' }));
      expect(await screen.findByText('Настройки сохранены')).toBeInTheDocument();
      expect(saves).toEqual([
        { settings: { send_by_enter: true, move_to_message: 'start', low_balance_threshold: '1500.50' } },
      ]);
      expect(threshold).toHaveValue('1\u00a0500,00');
      expect(screen.getByRole('button', { name: 'Сохранить настройки' })).toBeDisabled();
    });

    it('offers no threshold where the balance is not to be seen, and keeps the one that was set', async () => {
      const { user } = renderAccount({
        company_id: 'c1',
        company: { id: 'c1', name: 'ООО «Ромашка»' },
        settings: {
          theme: 'light',
          send_by_enter: true,
          move_to_message: 'start',
          low_balance_threshold: '300.00',
        },
      });
      expect(screen.queryByLabelText('Письмо, когда баланс станет ниже')).not.toBeInTheDocument();
      expect(screen.getByText(/^Писем о низком балансе нет/)).toBeInTheDocument();
      await user.click(screen.getByLabelText('К концу сообщения'));
      await user.click(screen.getByRole('button', { name: 'Сохранить настройки' }));
      expect(await screen.findByText('Настройки сохранены')).toBeInTheDocument();
      expect(saves).toEqual([
        { settings: { send_by_enter: true, move_to_message: 'end', low_balance_threshold: '300.00' } },
      ]);
    });

    it.each([
      ['1500', '1500.00'],
      ['1500,5', '1500.50'],
      ['1500.5', '1500.50'],
      [' 12 000,05 ₽', '12000.05'],
      ['1\u00a0500', '1500.00'],
    ])('understands «%s»', async (typed, sent) => {
      const { user } = renderAccount();
      await user.click(screen.getByLabelText('Письмо, когда баланс станет ниже'));
      await user.paste(typed);
      await user.click(screen.getByRole('button', { name: 'Сохранить настройки' }));
      await waitFor(() => expect(saves).toMatchObject([{ settings: { low_balance_threshold: sent } }]));
    });

    it.each([
      ['много', 'Некорректная сумма'],
      ['1,5,0', 'Некорректная сумма'],
      ['0', 'Сумма должна быть больше нуля'],
      ['-5', 'Сумма должна быть больше нуля'],
      ['1,005', 'Не больше 2 знаков после запятой'],
    ])('refuses «%s» at its field, with the focus there', async (typed, message) => {
      const { user } = renderAccount();
      const threshold = screen.getByLabelText('Письмо, когда баланс станет ниже');
      await user.type(threshold, typed);
      await user.click(screen.getByRole('button', { name: 'Сохранить настройки' }));
      await waitFor(() => expect(threshold).toHaveAccessibleDescription(expect.stringContaining(message)));
      expect(threshold).toBeInvalid();
      expect(threshold).toHaveFocus();
      expect(saves).toEqual([]);
    });

    it('shows what the server has against the threshold at its field', async () => {
      const fields = { 'settings.low_balance_threshold': 'Сумма указана неверно' };
      api.use(http.patch(`${API}/users/0`, () => failure('VAL.003', { fields })));
      const { user } = renderAccount();
      await user.type(screen.getByLabelText('Письмо, когда баланс станет ниже'), '9'.repeat(20));
      await user.click(screen.getByRole('button', { name: 'Сохранить настройки' }));
      expect(await screen.findByText('Сумма указана неверно')).toBeInTheDocument();
      expect(screen.getByLabelText('Письмо, когда баланс станет ниже')).toBeInvalid();
    });

    it('forgets the threshold when the field is emptied', async () => {
      const { user } = renderAccount({
        settings: {
          theme: 'light',
          send_by_enter: true,
          move_to_message: 'start',
          low_balance_threshold: '300.00',
        },
      });
      await user.clear(screen.getByLabelText('Письмо, когда баланс станет ниже'));
      await user.click(screen.getByRole('button', { name: 'Сохранить настройки' }));
      await waitFor(() => expect(saves).toMatchObject([{ settings: { low_balance_threshold: null } }]));
    });
  });

  it('says why the list is missing and reads it again', async () => {
    api.use(http.get(`${API}/users/me/sessions`, () => failure('AUTH.003'), { once: true }));
    const { user } = renderAccount();
    await user.click(await within(devices()).findByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByText('Chrome 141, Windows')).toBeInTheDocument();
  });

  describe('password change', () => {
    async function submit(current: string, next: string) {
      const { user } = renderAccount();
      await screen.findByText('Chrome 141, Windows');
      await user.type(screen.getByLabelText('Текущий пароль'), current);
      await user.type(screen.getByLabelText('Новый пароль'), next);
      await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    }

    it('sends both passwords and empties the form', async () => {
      let body: unknown;
      api.use(
        http.post(`${API}/users/me/password`, async ({ request }) => {
          body = await request.json();
          return success(null);
        }),
      );
      await submit('old-password', 'new-password');
      await waitFor(() => expect(screen.getByLabelText('Текущий пароль')).toHaveValue(''));
      expect(body).toEqual({ current_password: 'old-password', new_password: 'new-password' });
      expect(await screen.findByText('Пароль успешно изменен')).toBeInTheDocument();
    });

    it('refuses a short one with the text of the specification and puts the focus there', async () => {
      await submit('old-password', 'short');
      expect(await screen.findByText('Пароль должен содержать минимум 8 символов')).toBeInTheDocument();
      expect(screen.getByLabelText('Новый пароль')).toHaveFocus();
    });

    it('asks for the current one first', async () => {
      const { user } = renderAccount();
      await user.type(screen.getByLabelText('Новый пароль'), 'new-password');
      await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
      expect(await screen.findByText('Введите текущий пароль')).toBeInTheDocument();
      expect(screen.getByLabelText('Текущий пароль')).toHaveFocus();
    });

    it('refuses the password that there is already', async () => {
      await submit('same-password', 'same-password');
      expect(await screen.findByText('Новый пароль совпадает с текущим')).toBeInTheDocument();
    });

    it('reads the devices again, for the others are signed out', async () => {
      api.use(
        http.post(`${API}/users/me/password`, () => {
          sessions = sessions.filter(({ current }) => current);
          return success(null);
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
});
