import { API, failure, handle } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildEvent, renderSecurity, useAccountApi } from '../../../testing/account-screen.tsx';

const { api } = useAccountApi();

const events = () => screen.getByRole('region', { name: 'Что происходило' });
const texts = () =>
  within(events())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('what has happened', () => {
  it('says what, when, in which browser and from where, and marks what somebody else did', async () => {
    api.use(
      handle('GET users/me/security-events', () => ({
        items: [
          buildEvent({ id: 'e2', text: 'Роль изменена', is_own: false, ip: null, user_agent: null }),
          buildEvent(),
        ],
        next: null,
      })),
    );
    renderSecurity();
    await within(events()).findByText('Роль изменена');
    expect(texts()).toEqual([
      expect.stringMatching(/^Роль измененаСделали не вы19 ноября 2026 г\. в 12:00$/),
      expect.stringMatching(/^Вход по паролю19 ноября 2026 г\. в 12:00Safari 18, iOSАдрес 203\.0\.113\.7$/),
    ]);
    expect(within(events()).queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
  });

  it('goes on page by page, and keeps what it showed when newer events come', async () => {
    let newest = buildEvent({ id: 'e3', text: 'Третье' });
    api.use(
      handle('GET users/me/security-events', ({ request }) => {
        const before = new URL(request.url).searchParams.get('before');
        if (before === null) return { items: [newest], next: 'after-newest' };
        return before === 'after-newest'
          ? { items: [buildEvent({ id: 'e2', text: 'Второе' })], next: 'after-second' }
          : { items: [buildEvent({ text: 'Первое' })], next: null };
      }),
      handle('DELETE users/me/sessions/{id}', () => {
        newest = buildEvent({ id: 'e4', text: 'Четвёртое' });
        return null;
      }),
    );
    const { user } = renderSecurity();
    await user.click(await within(events()).findByRole('button', { name: 'Показать ещё' }));
    await within(events()).findByText('Второе');
    await user.click(await screen.findByRole('button', { name: /^Завершить сеанс/ }));
    await within(events()).findByText('Четвёртое');
    await user.click(within(events()).getByRole('button', { name: 'Показать ещё' }));
    await within(events()).findByText('Первое');
    expect(texts().map((text) => text?.match(/^(Четвёртое|Третье|Второе|Первое)/)?.[0])).toEqual([
      'Четвёртое',
      'Третье',
      'Второе',
      'Первое',
    ]);
    expect(within(events()).queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
  });

  it('says why no more can be shown, and tries again', async () => {
    api.use(
      handle('GET users/me/security-events', ({ request }) => {
        if (new URL(request.url).searchParams.has('before'))
          return failure('SYS.001', { message: 'Сервер занят' });
        return { items: [buildEvent()], next: 'older' };
      }),
    );
    const { user } = renderSecurity();
    await user.click(await within(events()).findByRole('button', { name: 'Показать ещё' }));
    expect(await within(events()).findByRole('alert')).toHaveTextContent('Сервер занят');
    expect(within(events()).getByRole('button', { name: 'Показать ещё' })).toBeEnabled();
    expect(texts()).toHaveLength(1);
  });

  it('says that nothing has happened', async () => {
    api.use(handle('GET users/me/security-events', () => ({ items: [], next: null })));
    renderSecurity();
    expect(await within(events()).findByText('За 90 дней ничего не происходило.')).toBeVisible();
  });

  it('says why the list is missing and reads it again', async () => {
    api.use(http.get(`${API}/users/me/security-events`, () => failure('AUTH.003'), { once: true }));
    const { user } = renderSecurity();
    await user.click(await within(events()).findByRole('button', { name: 'Попробовать снова' }));
    await waitFor(() => expect(texts()).toHaveLength(1));
  });
});
