import { notify } from '@cabinet/kernel/notify';
import { API, failure, handle, renderWithProviders, useApiServer } from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { ResetConfirmForm } from './reset-confirm-form.tsx';
import type { ResetDraft } from './reset-draft.ts';

let confirmed: unknown[] = [];
let resent = 0;
const api = useApiServer(
  handle('POST auth/password-reset/confirm', async ({ request }) => {
    confirmed.push(await request.json());
    return null;
  }),
  handle('POST auth/password-reset', () => {
    resent += 1;
    return null;
  }),
);

function renderForm(draft: Partial<ResetDraft> = {}) {
  const onChanged = jest.fn();
  const onBack = jest.fn<(draft: ResetDraft) => void>();
  const rendered = renderWithProviders(
    <ResetConfirmForm
      draft={{ email: 'user@demo.example', code: '', password: '', ...draft }}
      onChanged={onChanged}
      onBack={onBack}
    />,
  );
  return { ...rendered, onChanged, onBack };
}

const submit = () => screen.getByRole('button', { name: 'Сменить пароль' });
const passwordField = () => screen.getByLabelText('Новый пароль');

beforeEach(() => {
  confirmed = [];
  resent = 0;
});

afterEach(() => jest.useRealTimers());

describe('ResetConfirmForm', () => {
  it('changes the password', async () => {
    const { user, onChanged } = renderForm();
    await user.type(screen.getByLabelText('Код из письма'), ' 123456 ');
    await user.type(passwordField(), 'New-2026-pass{Enter}');
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(confirmed).toEqual([{ email: 'user@demo.example', code: '123456', password: 'New-2026-pass' }]);
    expect(await screen.findByText('Пароль успешно изменен')).toBeVisible();
  });

  it.each([
    ['AUTH.005', 'AUTH.005: Авторизация', 'Пользователь с таким email не найден'],
    ['AUTH.006', 'AUTH.006: Авторизация', 'Неверный или истекший код восстановления'],
    ['VAL.002', 'VAL.002: Валидация', 'Неверный формат пароля'],
  ] as const)('shows %s as «%s», «%s» and keeps what was typed', async (code, title, message) => {
    api.use(http.post(`${API}/auth/password-reset/confirm`, () => failure(code)));
    const { user, onChanged } = renderForm({ code: '000000', password: 'New-2026-pass' });
    await user.click(submit());
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Код из письма')).toHaveValue('000000');
    expect(passwordField()).toHaveValue('New-2026-pass');
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('refuses a password of fewer than 8 characters', async () => {
    const { user } = renderForm({ code: '123456', password: '1234567' });
    await user.click(submit());
    expect(await screen.findByText('Пароль должен содержать минимум 8 символов')).toBeVisible();
    await waitFor(() => expect(passwordField()).toHaveFocus());
    expect(confirmed).toEqual([]);
  });

  it('asks for a missing code first', async () => {
    const { user } = renderForm();
    await user.click(submit());
    expect(await screen.findByText('Введите код из письма')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Код из письма')).toHaveFocus());
  });

  it('generates a password that can be seen', async () => {
    const { user } = renderForm();
    await user.click(screen.getByRole('button', { name: 'Сгенерировать пароль' }));
    await waitFor(() =>
      expect(passwordField()).toHaveDisplayValue(/^[A-Za-z0-9!@#$%^&*]{4}(-[A-Za-z0-9!@#$%^&*]{4}){2}$/),
    );
    await user.click(screen.getByRole('button', { name: 'Показать пароль' }));
    expect(passwordField()).toHaveAttribute('type', 'text');
  });

  it('sends another code only after a minute', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    renderForm();
    expect(screen.getByRole('button', { name: 'Отправить код ещё раз через 1 мин 0 сек' })).toBeDisabled();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByRole('button', { name: 'Отправить код ещё раз через 59 сек' })).toBeDisabled();
    act(() => jest.advanceTimersByTime(59_000));
    const resend = screen.getByRole('button', { name: 'Отправить код ещё раз' });
    expect(resend).toBeEnabled();
    jest.useRealTimers();
    act(() => notify.error('Прежняя неудача', { durationMs: 600_000 }));
    const former = await screen.findByText('Прежняя неудача');
    act(() => resend.click());
    expect(await screen.findByText('Код восстановления отправлен на ваш email')).toBeVisible();
    await waitFor(() => expect(former).not.toBeInTheDocument());
    expect(resent).toBe(1);
    expect(screen.getByRole('button', { name: /Отправить код ещё раз через/ })).toBeDisabled();
  });

  it('goes back with everything that was typed', async () => {
    const { user, onBack } = renderForm();
    await user.type(screen.getByLabelText('Код из письма'), '12');
    await user.type(passwordField(), 'ab');
    await user.click(screen.getByRole('button', { name: 'Назад' }));
    expect(onBack).toHaveBeenCalledWith({ email: 'user@demo.example', code: '12', password: 'ab' });
  });
});
