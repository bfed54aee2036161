import { API, failure, handle, renderWithProviders, useApiServer } from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { ResetRequestForm } from './reset-request-form.tsx';

let sent: unknown[] = [];
const api = useApiServer(
  handle('POST auth/password-reset', async ({ request }) => {
    sent.push(await request.json());
    return null;
  }),
);

function renderForm(email = '') {
  const onSent = jest.fn<(email: string) => void>();
  const onBack = jest.fn<(email: string) => void>();
  return {
    ...renderWithProviders(<ResetRequestForm email={email} onSent={onSent} onBack={onBack} />),
    onSent,
    onBack,
  };
}

beforeEach(() => {
  sent = [];
});

describe('ResetRequestForm', () => {
  it('asks for a code on Enter', async () => {
    const { user, onSent } = renderForm();
    await user.type(screen.getByLabelText('Email'), 'user@demo.example{Enter}');
    await waitFor(() => expect(onSent).toHaveBeenCalledWith('user@demo.example'));
    expect(sent).toEqual([{ email: 'user@demo.example' }]);
    expect(await screen.findByText('Код восстановления отправлен на ваш email')).toBeVisible();
  });

  it.each([
    ['AUTH.005', 'AUTH.005: Авторизация', 'Пользователь с таким email не найден'],
    ['VAL.001', 'VAL.001: Валидация', 'Неверный формат email'],
    ['RATE.001', 'RATE.001: Лимит', 'Слишком много запросов. Подождите'],
    ['SYS.001', 'SYS.001: Система', 'Ошибка сервера. Попробуйте позже'],
  ] as const)('shows %s as «%s», «%s»', async (code, title, message) => {
    api.use(http.post(`${API}/auth/password-reset`, () => failure(code)));
    const { user, onSent } = renderForm('user@demo.example');
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(onSent).not.toHaveBeenCalled();
  });

  it.each([
    ['', 'Email обязателен'],
    ['user@demo', 'Некорректный email'],
  ])('refuses «%s» before the server is asked', async (email, message) => {
    const { user } = renderForm(email);
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('goes back with what was typed', async () => {
    const { user, onBack } = renderForm();
    await user.type(screen.getByLabelText('Email'), 'half@');
    await user.click(screen.getByRole('button', { name: 'Назад' }));
    expect(onBack).toHaveBeenCalledWith('half@');
  });
});
