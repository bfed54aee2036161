import { API, failure } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { devices, renderSecurity, useAccountApi } from '../../testing/account-screen.tsx';

const { api, countSessions } = useAccountApi();

describe('devices', () => {
  it('lists this device first and offers no way to end it', async () => {
    renderSecurity();
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
    const { user } = renderSecurity();
    await user.click(await screen.findByRole('button', { name: 'Завершить сеанс: Safari 18, iOS' }));
    await waitFor(() => expect(within(devices()).getAllByRole('listitem')).toHaveLength(1));
    expect(
      within(devices()).queryByRole('button', { name: 'Завершить все остальные' }),
    ).not.toBeInTheDocument();
  });

  it('keeps a session that the server did not end, and says why', async () => {
    api.use(http.delete(`${API}/users/me/sessions/:id`, () => failure('RATE.001')));
    const { user } = renderSecurity();
    await user.click(await screen.findByRole('button', { name: 'Завершить сеанс: Safari 18, iOS' }));
    expect(await screen.findByText('Ошибка 429')).toBeInTheDocument();
    expect(within(devices()).getAllByRole('listitem')).toHaveLength(2);
  });

  it('names what «Завершить все остальные» will end, and ends it', async () => {
    const { user } = renderSecurity();
    await user.click(await within(devices()).findByRole('button', { name: 'Завершить все остальные' }));
    const question = await screen.findByRole('alertdialog', { name: 'Завершить остальные сеансы?' });
    expect(question).toHaveTextContent('Из кабинета выйдет 1 устройство: Safari 18, iOS');
    await user.click(within(question).getByRole('button', { name: 'Завершить' }));
    await waitFor(() => expect(within(devices()).getAllByRole('listitem')).toHaveLength(1));
    expect(await screen.findByText('Остальные сеансы завершены')).toBeInTheDocument();
  });

  it('ends nothing when «Завершить все остальные» is called off', async () => {
    const { user } = renderSecurity();
    await user.click(await within(devices()).findByRole('button', { name: 'Завершить все остальные' }));
    await user.click(await screen.findByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(countSessions()).toBe(2);
  });

  it('keeps the question when the server refuses', async () => {
    api.use(http.delete(`${API}/users/me/sessions`, () => failure('SYS.001')));
    const { user } = renderSecurity();
    await user.click(await within(devices()).findByRole('button', { name: 'Завершить все остальные' }));
    await user.click(await screen.findByRole('button', { name: 'Завершить' }));
    expect(await screen.findByText('Ошибка 500')).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('says why the list is missing and reads it again', async () => {
    api.use(http.get(`${API}/users/me/sessions`, () => failure('AUTH.003'), { once: true }));
    const { user } = renderSecurity();
    await user.click(await within(devices()).findByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByText('Chrome 141, Windows')).toBeInTheDocument();
  });
});
