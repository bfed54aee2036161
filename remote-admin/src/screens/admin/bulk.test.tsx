import { mutate } from '@cabinet/kernel/state';
import {
  API,
  buildCurrentUser,
  failure,
  findOpenDialog,
  handle,
  renderWithProviders,
  signedInStore,
} from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { adminUserKeys } from '../../api/admin-users.ts';
import { ANNA, BORIS, buildJob, JOB_ID, RETRY_ID, useAdminUsersApi } from '../../testing/admin-users-api.ts';
import { ADMIN, ROLES } from '../../testing/users-api.ts';
import { Screen } from './admin-screen.tsx';

const { api, written, setTotal, setJob } = useAdminUsersApi();

const render = (at = '/admin', current = ADMIN) =>
  renderWithProviders(<Screen />, { store: signedInStore(current), at });
type User = ReturnType<typeof render>['user'];

async function choose(user: User, ...names: readonly string[]) {
  for (const name of names) {
    const row = await screen.findByRole('row', { name: new RegExp(name) });
    await user.click(within(row).getByRole('checkbox'));
  }
  return within(await screen.findByRole('region', { name: 'Действия с выбранными' }));
}
const finish = (draft: Parameters<typeof buildJob>[0] = {}) =>
  setJob(buildJob({ status: 'done', done: 3, finished_at: new Date().toISOString(), ...draft }));

afterEach(() => sessionStorage.clear());

describe('an action on many people', () => {
  it('is done to those who were chosen, as a job whose end is told', async () => {
    const { user, location } = render();
    const bar = await choose(user, 'Анна Воронцова', BORIS.email);
    await user.click(bar.getByRole('button', { name: 'Отключить' }));
    const question = within(await findOpenDialog('Отключить 2 человек?', 'alertdialog'));
    expect(question.getByText('Анна Воронцова, boris@demo.example.')).toBeInTheDocument();
    expect(question.getByText(/открытые сеансы закончатся сразу/)).toBeInTheDocument();
    await user.type(question.getByLabelText('Причина'), 'Кольцо');
    await user.click(question.getByRole('button', { name: 'Отключить 2 человек' }));
    const progress = within(await findOpenDialog('Отключение пользователей'));
    expect(location()).toBe(`/admin?job=${JOB_ID}`);
    expect(written).toEqual([
      ['bulk', { action: 'deactivate', ids: [ANNA.id, BORIS.id], reason: 'Кольцо', expected_count: 2 }],
    ]);
    expect(await progress.findByText('Выполняется: 1 из 3')).toBeInTheDocument();
    expect(progress.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
    finish();
    expect(await progress.findByText('Готово: 3 из 3')).toBeInTheDocument();
    await user.click(progress.getByRole('button', { name: 'Готово' }));
    await waitFor(() => expect(location()).toBe('/admin'));
  });

  it('is done to everybody whom the filter finds, on all pages', async () => {
    setTotal(300);
    const { user } = render('/admin?state=active&balance_to=0');
    const bar = await choose(user, 'Анна Воронцова');
    await user.click(bar.getByRole('button', { name: 'Выбрать все 300' }));
    await user.click(bar.getByRole('button', { name: 'Отключить' }));
    const question = within(await findOpenDialog('Отключить 300 человек?', 'alertdialog'));
    expect(question.getByText(/все, кого находит фильтр/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Отключить 300 человек' }));
    await findOpenDialog('Отключение пользователей');
    expect(written).toEqual([
      ['bulk', { action: 'deactivate', filter: { state: 'active', balance_to: '0' }, expected_count: 300 }],
    ]);
  });

  it('waits for how many a filter finds that has just been chosen', async () => {
    setTotal(300);
    let release = () => {};
    const mayCome = new Promise<void>((resolve) => {
      release = resolve;
    });
    api.use(
      http.get(`${API}/admin/users`, async ({ request }) => {
        if (!new URL(request.url).searchParams.has('q')) return;
        await mayCome;
      }),
    );
    const { user } = render('/admin');
    const bar = await choose(user, 'Анна Воронцова');
    const all = () => bar.getByRole('button', { name: /все 300$/ });
    await waitFor(() => expect(all()).toBeEnabled());
    await user.type(screen.getByRole('searchbox'), 'анна');
    await waitFor(() => expect(all()).toBeDisabled());
    setTotal(200);
    release();
    expect(await bar.findByRole('button', { name: 'Выбрать все 200' })).toBeEnabled();
  });

  it('of all is for nobody while how many the filter finds did not come, and for all during a mere look at the same', async () => {
    setTotal(300);
    api.use(
      http.get(`${API}/admin/users`, ({ request }) =>
        new URL(request.url).searchParams.has('q') ? failure('SYS.002') : undefined,
      ),
    );
    const { user } = render('/admin');
    const bar = await choose(user, 'Анна Воронцова');
    await user.click(bar.getByRole('button', { name: 'Выбрать все 300' }));
    let release = () => {};
    const mayCome = new Promise<void>((resolve) => {
      release = resolve;
    });
    const looked = jest.fn();
    api.use(
      http.get(`${API}/admin/users`, async ({ request }) => {
        if (new URL(request.url).searchParams.has('q')) return;
        looked();
        await mayCome;
      }),
    );
    act(() => void mutate((key) => Array.isArray(key) && key[0] === adminUserKeys.list[0]));
    await waitFor(() => expect(looked).toHaveBeenCalled());
    expect(bar.getByRole('button', { name: 'Отключить' })).toBeEnabled();
    release();
    await user.type(screen.getByRole('searchbox'), 'анна');
    await waitFor(() => expect(bar.getByRole('button', { name: 'Отключить' })).toBeDisabled());
  });

  it('is asked anew when the filter finds another number by now', async () => {
    setTotal(300);
    const counts: unknown[] = [];
    api.use(
      http.post(`${API}/admin/users/bulk`, async ({ request }) => {
        counts.push(Object(await request.clone().json()).expected_count);
        return counts.length === 1 ? failure('RES.002', { message: 'Другое число', count: 301 }) : undefined;
      }),
    );
    const { user } = render('/admin?state=active');
    const bar = await choose(user, 'Анна Воронцова');
    await user.click(bar.getByRole('button', { name: 'Выбрать все 300' }));
    await user.click(bar.getByRole('button', { name: 'Отключить' }));
    const question = within(await findOpenDialog('Отключить 300 человек?', 'alertdialog'));
    await user.type(question.getByLabelText('Причина'), 'Кольцо');
    await user.click(question.getByRole('button', { name: 'Отключить 300 человек' }));
    const again = within(await findOpenDialog('Отключить 301 человека?', 'alertdialog'));
    expect(again.getByText(/Было 300, теперь 301\. Ничего ещё не сделано/)).toBeInTheDocument();
    expect(again.getByLabelText('Причина')).toHaveValue('Кольцо');
    await user.click(again.getByRole('button', { name: 'Отключить 301 человека' }));
    await findOpenDialog('Отключение пользователей');
    expect(counts).toEqual([300, 301]);
  });

  it('gives a role that is chosen first', async () => {
    const { user } = render();
    const bar = await choose(user, 'Анна Воронцова');
    await user.click(bar.getByRole('button', { name: 'Сменить роль' }));
    const question = within(await findOpenDialog('Сменить роль у 1 человека?', 'alertdialog'));
    expect(question.getByRole('button', { name: 'Сменить роль у 1' })).toBeDisabled();
    expect(await question.findByRole('radio', { name: 'Финансист' })).toBeDisabled();
    await user.click(question.getByRole('radio', { name: 'Партнёр' }));
    await user.click(question.getByRole('button', { name: 'Сменить роль у 1' }));
    await waitFor(() =>
      expect(written).toEqual([
        ['bulk', { action: 'set_role', ids: [ANNA.id], role_id: ROLES.partner.role_id, expected_count: 1 }],
      ]),
    );
  });

  it('offers no roles to somebody who may give none', async () => {
    const { user } = render('/admin', buildCurrentUser({ permissions: ['user:manage'] }));
    const bar = await choose(user, 'Анна Воронцова');
    expect(bar.queryByRole('button', { name: 'Сменить роль' })).not.toBeInTheDocument();
  });

  it('that is refused keeps what was typed, and says why', async () => {
    api.use(
      http.post(`${API}/admin/users/bulk`, () => failure('AUTH.003', { message: 'Недостаточно прав' })),
    );
    const { user } = render();
    const bar = await choose(user, 'Анна Воронцова');
    await user.click(bar.getByRole('button', { name: 'Включить' }));
    const question = within(await findOpenDialog('Включить 1 человека?', 'alertdialog'));
    await user.type(question.getByLabelText('Причина'), 'Ошиблись');
    await user.click(question.getByRole('button', { name: 'Включить 1 человека' }));
    expect(await question.findByText(/Недостаточно прав/)).toBeInTheDocument();
    expect(question.getByLabelText('Причина')).toHaveValue('Ошиблись');
  });
});

describe('a job', () => {
  it('is found again: by its address, and by a line while it is news', async () => {
    finish({
      failed_count: 1,
      failed: [{ id: ANNA.id, label: 'Анна Воронцова', code: 'RES.003', message: 'Последний администратор' }],
    });
    const { user, location } = render(`/admin?job=${JOB_ID}`);
    const dialog = within(await findOpenDialog('Отключение пользователей'));
    expect(dialog.getByText('Готово: 2 из 3, не получилось у 1 человека')).toBeInTheDocument();
    const failures = within(dialog.getByRole('group', { name: 'Список неудач' }));
    expect(failures.getByText('Последний администратор')).toBeInTheDocument();
    expect(failures.getByRole('link', { name: 'Анна Воронцова' })).toHaveAttribute(
      'href',
      `/admin/users/${ANNA.id}`,
    );
    await user.click(dialog.getByRole('button', { name: 'Готово' }));
    await waitFor(() => expect(location()).toBe('/admin'));
    const line = within(await screen.findByRole('region', { name: 'Последнее задание' }));
    await user.click(line.getByRole('button', { name: 'Подробнее' }));
    await findOpenDialog('Отключение пользователей');
  });

  it('can have its line closed once it is over, for good', async () => {
    const line = () => screen.queryByRole('region', { name: 'Последнее задание' });
    setJob(buildJob());
    const first = render();
    await screen.findByRole('region', { name: 'Последнее задание' });
    expect(screen.queryByRole('button', { name: 'Закрыть' })).not.toBeInTheDocument();
    finish();
    await first.user.click(await screen.findByRole('button', { name: 'Закрыть' }, { timeout: 5_000 }));
    expect(line()).not.toBeInTheDocument();
    first.unmount();
    render();
    await screen.findByRole('row', { name: /Анна/ });
    expect(line()).not.toBeInTheDocument();
  });

  it('that ended long ago is no news', async () => {
    finish({ finished_at: '2026-01-01T00:00:00.000Z' });
    render();
    await screen.findByRole('row', { name: /Анна/ });
    expect(screen.queryByRole('region', { name: 'Последнее задание' })).not.toBeInTheDocument();
  });

  it('is stopped after a question that says what stays done', async () => {
    setJob(buildJob());
    const { user } = render(`/admin?job=${JOB_ID}`);
    const dialog = within(await findOpenDialog('Отключение пользователей'));
    await user.click(dialog.getByRole('button', { name: 'Остановить' }));
    const question = within(await findOpenDialog('Остановить задание?', 'alertdialog'));
    expect(question.getByText(/Сделано 1 из 3\. Это останется как есть/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Остановить' }));
    const over = within(await findOpenDialog('Отключение пользователей'));
    expect(await over.findByText('Остановлено: сделано 1 из 3')).toBeInTheDocument();
    expect(written).toEqual([['cancel', JOB_ID]]);
  });

  it.each([
    ['author', 'Кому и почему не удалось, видит только автор: Иван Петров.'],
    ['permission', /^У вас больше нет разрешения «Управление пользователями»/],
  ] as const)('whose failures are withheld by the %s says so', async (by, text) => {
    finish({ failed_count: 1, failed: [], withheld: { by, permission: 'user:manage' } });
    render(`/admin?job=${JOB_ID}`);
    const dialog = within(await findOpenDialog('Отключение пользователей'));
    expect(await dialog.findByText(text)).toBeInTheDocument();
    expect(dialog.queryByRole('group', { name: 'Список неудач' })).not.toBeInTheDocument();
  });

  it('that has broken off says why', async () => {
    finish({ status: 'failed', done: 1, failure: { code: 'SYS.001', message: 'Неизвестная ошибка' } });
    render(`/admin?job=${JOB_ID}`);
    const dialog = within(await findOpenDialog('Отключение пользователей'));
    expect(dialog.getByText('Прервалось: сделано 1 из 3')).toBeInTheDocument();
    expect(dialog.getByText('Неизвестная ошибка')).toBeInTheDocument();
  });

  it('is done again for those with whom it failed, as another job that is then looked at', async () => {
    finish({
      failed_count: 1,
      failed: [{ id: ANNA.id, label: 'Анна Воронцова', code: 'SYS.002', message: 'Ошибка сервера' }],
    });
    api.use(
      handle('POST admin/jobs/{id}/retry', () =>
        failure('RES.003', { message: 'Задание ещё идёт: дождитесь конца или остановите его' }),
      ),
    );
    const { user, location } = render(`/admin?job=${JOB_ID}`);
    const dialog = within(await findOpenDialog('Отключение пользователей'));
    const again = dialog.getByRole('button', { name: 'Повторить для неудавшихся (1)' });
    await user.click(again);
    expect(await dialog.findByText(/^Задание ещё идёт/)).toBeInTheDocument();
    expect(location()).toBe(`/admin?job=${JOB_ID}`);
    api.resetHandlers();
    await user.click(again);
    await waitFor(() => expect(location()).toBe(`/admin?job=${RETRY_ID}`));
    expect(written).toEqual([['retry', JOB_ID]]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Повторить/ })).not.toBeInTheDocument());
    const other = within(await findOpenDialog('Отключение пользователей'));
    expect(await other.findByText('Выполняется: 0 из 1')).toBeInTheDocument();
  });

  it('offers nothing to do again where nothing has failed', async () => {
    finish();
    render(`/admin?job=${JOB_ID}`);
    const dialog = within(await findOpenDialog('Отключение пользователей'));
    expect(dialog.queryByRole('button', { name: /^Повторить/ })).not.toBeInTheDocument();
  });

  it('that is nobody’s, or somebody else’s, says so', async () => {
    render(`/admin?job=${JOB_ID}`);
    const dialog = within(await findOpenDialog('Задание'));
    expect(await dialog.findByText('Задание не найдено')).toBeInTheDocument();
  });
});
