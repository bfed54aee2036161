import { API, failure, handle } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { devices, renderAccount, useAccountApi } from '../../testing/account-screen.tsx';
import { buildModel } from '../../testing/build-model.ts';

const { api, countSessions } = useAccountApi();

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

  it('says in human words which models the role opens, in the order in which its rules decide', async () => {
    api.use(handle('GET models', () => ({ models: [buildModel({ id: 'gpt-5', name: 'GPT-5' })] })));
    renderAccount({
      modelRules: ['all:disable', 'tag:enable:открытая', 'model:enable:gpt-5', 'type:disable:image'],
    });
    const role = screen.getByRole('region', { name: 'Роль и права' });
    expect(await within(role).findByText('модель GPT-5')).toBeVisible();
    expect(role).toHaveTextContent(
      'МоделиДоступны только:модели с меткой «открытая»модель GPT-5Но недоступны:модели для изображений',
    );
    expect(role).not.toHaveTextContent('enable');
    await screen.findByText('Chrome 141, Windows');
  });

  it('says in a company what the global role leaves open', async () => {
    renderAccount({
      global_role: {
        role_id: 'r9',
        role_name: 'Ограниченный',
        permissions: ['all:enable', 'type:disable:image'],
      },
    });
    expect(screen.getByRole('region', { name: 'Роль и права' })).toHaveTextContent(
      /МоделиДоступны все моделиМодели: глобальная роль «Ограниченный».*кроме:.*для изображений/,
    );
    await screen.findByText('Chrome 141, Windows');
  });

  it('says that all models are open where the role has no rules for them', async () => {
    renderAccount();
    expect(screen.getByRole('region', { name: 'Роль и права' })).toHaveTextContent('Доступны все модели');
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
    expect(countSessions()).toBe(2);
  });

  it('keeps the question when the server refuses', async () => {
    api.use(http.delete(`${API}/users/me/sessions`, () => failure('SYS.001')));
    const { user } = renderAccount();
    await user.click(await screen.findByRole('button', { name: 'Завершить все остальные' }));
    await user.click(await screen.findByRole('button', { name: 'Завершить' }));
    expect(await screen.findByText('Ошибка 500')).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('says why the list is missing and reads it again', async () => {
    api.use(http.get(`${API}/users/me/sessions`, () => failure('AUTH.003'), { once: true }));
    const { user } = renderAccount();
    await user.click(await within(devices()).findByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByText('Chrome 141, Windows')).toBeInTheDocument();
  });
});
