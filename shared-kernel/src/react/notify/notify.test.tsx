import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { TOO_MANY_REQUESTS_MESSAGE } from '../../core/contract/index.ts';
import { buildCurrentUser, received, renderWithProviders } from '../../testing/index.ts';
import { ApiError } from '../http/api-error.ts';
import { clearSessionAtom, holdSessionAtom, sessionEventAtom } from '../session/session-atoms.ts';
import { cabinetStore } from '../store/cabinet-store.ts';
import { KIND_PALETTE } from './notification.ts';
import { drainQueue } from './notification-queue.ts';
import { notify } from './notify.ts';
import { apiErrorText, notifyApiError } from './notify-api-error.ts';

afterEach(() => void drainQueue());

describe('the words of a failed call', () => {
  it.each([
    [
      'status and code',
      new ApiError({ status: 403, code: 'AUTH.003', message: 'Недостаточно прав' }),
      { title: 'Ошибка 403', message: 'Недостаточно прав\nКод ошибки: AUTH.003' },
    ],
    [
      'status without a code',
      new ApiError({ status: 502, message: 'Не удалось выполнить запрос. Попробуйте позже.' }),
      { title: 'Ошибка 502', message: 'Не удалось выполнить запрос. Попробуйте позже.' },
    ],
    [
      'the fixed text of 429',
      new ApiError({ status: 429, code: 'RATE.001', message: 'любой' }),
      { title: 'Ошибка 429', message: `${TOO_MANY_REQUESTS_MESSAGE}\nКод ошибки: RATE.001` },
    ],
    [
      'no answer',
      new ApiError({ status: 0, message: 'Нет сети' }),
      { title: 'Нет связи', message: 'Нет сети' },
    ],
    [
      'no ApiError',
      new Error('boom'),
      { title: 'Ошибка', message: 'Что-то пошло не так. Попробуйте ещё раз.' },
    ],
  ])('say %s', (_name, error, text) => {
    expect(apiErrorText(error)).toEqual(text);
  });

  it('are the screen’s own, with the code of the failure behind them', () => {
    const error = new ApiError({ status: 500, code: 'SYS.001', message: 'Ошибка сервера. Попробуйте позже' });
    notifyApiError(error, { message: 'Не удалось обновить аватар' });
    expect(drainQueue()).toMatchObject([
      { title: 'Ошибка 500', message: 'Не удалось обновить аватар\nКод ошибки: SYS.001' },
    ]);
  });

  it('are not shown for a call that was cancelled', () => {
    notifyApiError(new ApiError({ status: 0, category: 'cancelled', message: 'Запрос отменён.' }));
    expect(drainQueue()).toEqual([]);
  });

  it('leave the end of a session that is held to its modal, and say everything else', () => {
    const refused = new ApiError({
      status: 401,
      code: 'AUTH.002',
      message: 'Сессия завершена. Войдите снова',
    });
    cabinetStore.set(sessionEventAtom, { type: 'loaded', epoch: 0, current: received(buildCurrentUser()) });
    cabinetStore.set(holdSessionAtom);
    notifyApiError(refused);
    notifyApiError(refused, { message: 'Не удалось обновить аватар' });
    expect(drainQueue()).toEqual([]);
    notifyApiError(new ApiError({ status: 500, code: 'SYS.001', message: 'Ошибка сервера' }));
    expect(drainQueue()).toMatchObject([{ title: 'Ошибка 500' }]);
    cabinetStore.set(clearSessionAtom);
    notifyApiError(refused);
    expect(drainQueue()).toMatchObject([{ title: 'Ошибка 401' }]);
  });
});

describe('the colours', () => {
  it('are success, danger, warning and secondary', () => {
    expect(KIND_PALETTE).toEqual({ success: 'green', error: 'red', warning: 'orange', info: 'gray' });
  });
});

describe('a toast', () => {
  it('is queued until the toaster has loaded, then shown in a live region', async () => {
    notify.success('Аватар успешно обновлен');
    renderWithProviders(<p>экран</p>);
    const toast = await screen.findByRole('status');
    expect(toast).toHaveTextContent('Аватар успешно обновлен');
    expect(screen.getByRole('region', { name: 'Уведомления' })).toHaveAttribute('aria-live', 'polite');
  });

  it('is heard while a dialog is open: its region stands where a dialog spares live regions', async () => {
    notify.success('Аватар успешно обновлен');
    renderWithProviders(<p>экран</p>);
    await screen.findByRole('status');
    expect(screen.getByRole('region', { name: 'Уведомления' }).parentElement).toBe(document.body);
  });

  it('shows the title, the message and the code of a failed call, and closes', async () => {
    const { user } = renderWithProviders(<p>экран</p>);
    act(() =>
      notifyApiError(
        new ApiError({ status: 500, code: 'SYS.001', message: 'Ошибка сервера. Попробуйте позже' }),
      ),
    );
    expect(await screen.findByText('Ошибка 500')).toBeInTheDocument();
    expect(screen.getByText(/Код ошибки: SYS.001/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Закрыть уведомление' }));
  });

  it('about an error goes when the next attempt begins, shown or still waiting; others stay', async () => {
    const durationMs = 600_000;
    notify.error('Не удалось обновить аватар', { durationMs });
    notify.success('Профиль сохранён', { durationMs });
    renderWithProviders(<p>экран</p>);
    await screen.findByText('Не удалось обновить аватар');
    act(() => notify.withdrawErrors());
    await waitFor(() => expect(screen.queryByText('Не удалось обновить аватар')).not.toBeInTheDocument());
    expect(screen.getByText('Профиль сохранён')).toBeInTheDocument();
  });

  it('that says the same as one on the screen, or in the queue, takes its place', async () => {
    const options = { title: 'Ошибка 500', durationMs: 600_000 };
    const failTwice = () => {
      notify.error('Ошибка сервера', options);
      notify.error('Ошибка сервера', options);
    };
    failTwice();
    renderWithProviders(<p>экран</p>);
    await screen.findByText('Ошибка сервера');
    expect(screen.getAllByRole('status')).toHaveLength(1);
    act(failTwice);
    act(() => notify.error('Ошибка сервера', { ...options, title: 'Ошибка 502' }));
    await screen.findByText('Ошибка 502');
    await waitFor(() => expect(screen.getAllByText('Ошибка 500')).toHaveLength(1));
  });

  it('of an error is never shown once it is withdrawn', () => {
    notify.error('Не удалось обновить аватар');
    notify.withdrawErrors();
    expect(drainQueue()).toEqual([]);
  });
});
