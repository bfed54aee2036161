import { API, failure, findOpenDialog, handle, namePublicLinks } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { devices, renderSecurity, useAccountApi } from '../../testing/account-screen.tsx';

const { api, confirmUntil, countSessions } = useAccountApi();

const settled = () => within(devices()).findByText('Chrome 141, Windows');
const notYou = () => screen.getByRole('region', { name: 'Если это были не вы' });

describe('security screen', () => {
  it('goes from the ways to sign in to what to do after a break-in', async () => {
    renderSecurity();
    await settled();
    await screen.findByRole('region', { name: 'Ключи доступа' });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Безопасность',
      'Вход в кабинет',
      'Ключи доступа',
      'Приложение с кодами',
      'Резервные коды',
      'Устройства',
      'Пароль',
      'Если это были не вы',
      'Что происходило',
    ]);
    expect(screen.getByRole('link', { name: 'Мой аккаунт' })).toHaveAttribute('href', '/account');
  });

  it('ends the other sessions after a break-in, and leads to the rest', async () => {
    namePublicLinks({ support: 'mailto:support@example.com' });
    const { user } = renderSecurity();
    await settled();
    const steps = within(notYou());
    expect(steps.getByRole('link', { name: 'К смене пароля' })).toHaveAttribute(
      'href',
      '/account/security#password',
    );
    expect(steps.getByRole('link', { name: 'К ключам и кодам' })).toHaveAttribute(
      'href',
      '/account/security#factors',
    );
    expect(steps.getByRole('link', { name: 'обратитесь в поддержку' })).toBeVisible();
    await user.click(steps.getByRole('button', { name: 'Завершить все остальные' }));
    const question = await findOpenDialog('Завершить остальные сеансы?', 'alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Завершить' }));
    expect(await steps.findByText('Других сеансов сейчас нет.')).toBeVisible();
    expect(countSessions()).toBe(1);
  });

  it('says nothing of other sessions before it knows them, nor where they could not be read', async () => {
    api.use(http.get(`${API}/users/me/sessions`, () => failure('AUTH.003'), { once: true }));
    const { user } = renderSecurity();
    expect(notYou()).not.toHaveTextContent('Других сеансов');
    const retry = await within(notYou()).findByRole('button', { name: 'Попробовать снова' });
    expect(notYou()).not.toHaveTextContent('Других сеансов');
    await user.click(retry);
    expect(await within(notYou()).findByRole('button', { name: 'Завершить все остальные' })).toBeVisible();
  });

  it('speaks of support nowhere where nobody can be reached', async () => {
    renderSecurity();
    await settled();
    expect(notYou()).not.toHaveTextContent(/поддержк/i);
  });

  it('says until when nothing is asked, and asks again from a press on', async () => {
    confirmUntil(new Date(Date.now() + 60_000).toISOString());
    const { user } = renderSecurity();
    const line = await within(devices()).findByText(/^Важные действия можно выполнять без подтверждения до/);
    expect(line).toHaveTextContent(/до \d\d:\d\d$/);
    await user.click(screen.getByRole('button', { name: 'Спрашивать снова' }));
    await waitFor(() => expect(line).not.toBeInTheDocument());
  });

  it('says until when nothing is asked once a call was confirmed', async () => {
    api.use(
      handle('POST users/me/totp', () => {
        confirmUntil(new Date(Date.now() + 60_000).toISOString());
        return failure('RES.003');
      }),
    );
    const { user } = renderSecurity();
    await user.click(await screen.findByRole('button', { name: 'Подключить приложение' }));
    const line = await screen.findByText(/^Важные действия можно выполнять без подтверждения до/);
    expect(line).toHaveTextContent(/до \d\d:\d\d$/);
  });

  it('says nothing of a time that is over', async () => {
    confirmUntil(new Date(Date.now() - 1000).toISOString());
    renderSecurity();
    await settled();
    expect(screen.queryByText(/без подтверждения/)).not.toBeInTheDocument();
  });

  it('says why the time could not be ended', async () => {
    confirmUntil(new Date(Date.now() + 60_000).toISOString());
    api.use(http.delete(`${API}/auth/reauthentication`, () => failure('SYS.001')));
    const { user } = renderSecurity();
    await user.click(await screen.findByRole('button', { name: 'Спрашивать снова' }));
    expect(await screen.findByText('Ошибка 500')).toBeInTheDocument();
    expect(screen.getByText(/без подтверждения до/)).toBeVisible();
  });
});
