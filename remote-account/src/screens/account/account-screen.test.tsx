import { API, failure, handle } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildPasskey, PROTECTED, renderAccount, useAccountApi } from '../../testing/account-screen.tsx';
import { buildModel } from '../../testing/build-model.ts';

const { api, setFactors } = useAccountApi();

const settled = () => screen.findByText('2 устройства');

describe('account screen', () => {
  it('shows the personal data', async () => {
    renderAccount();
    const personal = screen.getByRole('region', { name: 'Личные данные' });
    expect(personal).toHaveTextContent('Иван Петров');
    expect(personal).toHaveTextContent('user@demo.example');
    expect(personal).toHaveTextContent('+7 (900) 123-45-67');
    expect(personal).toHaveTextContent('10 января 2026');
    await settled();
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
    await settled();
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
    await settled();
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
    await settled();
  });

  it('says that all models are open where the role has no rules for them', async () => {
    renderAccount();
    expect(screen.getByRole('region', { name: 'Роль и права' })).toHaveTextContent('Доступны все модели');
    await settled();
  });

  it('says how the account is guarded and where it is signed in, and leads to the rest', async () => {
    setFactors({ ...PROTECTED, passkeys: [buildPasskey(), buildPasskey({ id: 'k2' })] });
    renderAccount();
    const security = screen.getByRole('region', { name: 'Безопасность' });
    expect(await within(security).findByText('Пароль, 2 ключа доступа и приложение с кодами')).toBeVisible();
    expect(await within(security).findByText('2 устройства')).toBeVisible();
    expect(within(security).getByRole('link', { name: 'Открыть безопасность' })).toHaveAttribute(
      'href',
      '/account/security',
    );
  });

  it('says that the password alone guards the account', async () => {
    renderAccount();
    const security = screen.getByRole('region', { name: 'Безопасность' });
    expect(await within(security).findByText('Защищён только паролем')).toBeVisible();
    await settled();
  });

  it('goes on without what cannot be loaded', async () => {
    api.use(http.get(`${API}/users/me/factors`, () => failure('AUTH.003')));
    renderAccount();
    const security = screen.getByRole('region', { name: 'Безопасность' });
    expect(await within(security).findByText('Не удалось загрузить')).toBeVisible();
    await settled();
  });

  it.each(['#password', '#devices'])('leads from its old part %s to where that is now', async (hash) => {
    const { location } = renderAccount({}, `/account${hash}`);
    await waitFor(() => expect(location()).toBe(`/account/security${hash}`));
  });
});
