import { RouterLink, useNavigate } from '@cabinet/kernel/router';
import {
  API,
  buildCurrentUser,
  failure,
  handle,
  renderWithProviders,
  signedInStore,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { renderAccount, useAccountApi } from '../../testing/account-screen.tsx';
import { Screen } from './account-screen.tsx';

const { api } = useAccountApi();

describe('the settings of messages and letters', () => {
  const saves: unknown[] = [];
  beforeEach(() => {
    saves.length = 0;
    api.use(
      handle('PATCH users/{id}', async ({ request }) => {
        saves.push(await request.json());
        return buildCurrentUser({ settings: { low_balance_threshold: '1500.00' } });
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
    expect(threshold).toHaveValue('1\u00a0500');
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
    ['1,005', 'Копеек две цифры: 10,00. Десять тысяч — 10 000'],
  ])('refuses «%s» at its field, with the focus there', async (typed, message) => {
    const { user } = renderAccount();
    const threshold = screen.getByLabelText('Письмо, когда баланс станет ниже');
    await user.type(threshold, typed);
    await user.click(screen.getByRole('button', { name: 'Сохранить настройки' }));
    await waitFor(() => expect(threshold).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(threshold).toBeInvalid();
    await waitFor(() => expect(threshold).toHaveFocus());
    expect(saves).toEqual([]);
  });

  it('shows the complaint of the server about the threshold at its field', async () => {
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

  function Ways() {
    const navigate = useNavigate();
    return (
      <>
        <RouterLink to="/finances">Мои транзакции</RouterLink>
        <RouterLink to="/account?from=menu">Мой аккаунт</RouterLink>
        <RouterLink to="/login">Вход</RouterLink>
        <button type="button" onClick={() => void navigate(-1)}>
          Назад
        </button>
        <Screen />
      </>
    );
  }

  async function renderWithWays() {
    const store = signedInStore(buildCurrentUser());
    const rendered = renderWithProviders(<Ways />, { store, at: '/account', path: '/account' });
    await screen.findByText('2 устройства');
    return rendered;
  }

  const asksToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('asks before settings that are not saved are left behind, and does what the person says', async () => {
    const { user, location } = await renderWithWays();
    await user.click(screen.getByLabelText('К концу сообщения'));
    await user.click(screen.getByRole('link', { name: 'Мой аккаунт' }));
    expect(location()).toBe('/account?from=menu');
    await user.click(screen.getByRole('link', { name: 'Мои транзакции' }));
    const question = await screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' });
    await user.click(within(question).getByRole('button', { name: 'Вернуться' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(location()).toBe('/account?from=menu');
    expect(screen.getByLabelText('К концу сообщения')).toBeChecked();
    await user.click(screen.getByRole('link', { name: 'Мои транзакции' }));
    await user.click(await screen.findByRole('button', { name: 'Не сохранять' }));
    await waitFor(() => expect(location()).toBe('/finances'));
  });

  it('asks on the way back as well, once', async () => {
    const store = signedInStore(buildCurrentUser());
    const { user, location } = renderWithProviders(<Ways />, { store, at: '/account' });
    await screen.findByText('2 устройства');
    await user.click(screen.getByRole('link', { name: 'Мои транзакции' }));
    await user.click(screen.getByLabelText('К концу сообщения'));
    await user.click(screen.getByRole('button', { name: 'Назад' }));
    await user.click(await screen.findByRole('button', { name: 'Не сохранять' }));
    await waitFor(() => expect(location()).toBe('/account'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('lets the browser ask before the tab is closed, only while something is not saved', async () => {
    const { user } = await renderWithWays();
    expect(asksToStay()).toBe(false);
    await user.click(screen.getByLabelText('К концу сообщения'));
    expect(asksToStay()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Сохранить настройки' }));
    await screen.findByText('Настройки сохранены');
    await waitFor(() => expect(asksToStay()).toBe(false));
  });

  it('asks nothing of a person whose session has ended', async () => {
    const { user, location } = await renderWithWays();
    await user.click(screen.getByLabelText('К концу сообщения'));
    await user.click(screen.getByRole('link', { name: 'Вход' }));
    expect(location()).toBe('/login');
  });
});
