import {
  API,
  buildCurrentUser,
  chooseFilter,
  failure,
  filterChip,
  findOpenDialog,
  handle,
  offerScreens,
  openFilter,
  pretendPhone,
  renderWithProviders,
  rowActionsOf,
  signedInStore,
  takeRowAction,
} from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { paths } from '../../paths.ts';
import { ANNA, BORIS, useAdminUsersApi } from '../../testing/admin-users-api.ts';
import { buildAdminUser } from '../../testing/build-admin-user.ts';
import { ADMIN, COMPANY, ROLES } from '../../testing/users-api.ts';
import { Screen } from './admin-screen.tsx';

const { api, asked, written, setPeople } = useAdminUsersApi();

const render = (at = '/admin', current = ADMIN) =>
  renderWithProviders(<Screen />, { store: signedInStore(current), at });
type User = ReturnType<typeof render>['user'];
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const spaced = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

async function openAction(user: User, person: string, action: string, title: string, role?: 'alertdialog') {
  await takeRowAction(user, person, action);
  return within(await findOpenDialog(title, role));
}

describe('the list of people', () => {
  it('stands below what waits for the viewer, a press each', async () => {
    api.use(
      handle('GET users/me/attention', () => ({
        items: [{ kind: 'proposals', count: 2, place: null, id: null, name: null, by: null }],
      })),
    );
    const store = offerScreens(signedInStore(ADMIN), paths.adminProposals);
    renderWithProviders(<Screen />, { store, at: '/admin' });
    const waiting = within(await screen.findByRole('region', { name: 'Требует внимания' }));
    expect(waiting.getByRole('link', { name: '2 предложения ждут вашего решения' })).toHaveAttribute(
      'href',
      '/admin/proposals?awaits=me',
    );
  });

  it('says of each state, role, account, money and last visit, and leads to their page', async () => {
    render();
    expect(spaced((await rowOf('Анна Воронцова')).textContent)).toMatch(
      /anna@demo\.example.*Пользователь.*Личный.*Активен.*1 500,00 ₽/,
    );
    expect(await rowOf('boris@demo.example')).toHaveTextContent(/Отключён.*не входил/);
    expect(await rowOf('Дарья Директорова')).toHaveTextContent(/Директор.*ООО «Вектор»Компания.*Приглашён/);
    expect(screen.getByRole('link', { name: /Анна Воронцова/ })).toHaveAttribute(
      'href',
      `/admin/users/${ANNA.id}`,
    );
    expect(asked).toEqual(['?page=1&limit=20&sort=-created_at']);
  });

  it('is searched, filtered and sorted by the server, through the address', async () => {
    const { user, location } = render('/admin?q=anna&sort=balance');
    await rowOf('Анна Воронцова');
    expect(asked).toEqual(['?q=anna&page=1&limit=20&sort=balance']);
    await chooseFilter(user, 'Роль', 'Партнёр');
    await chooseFilter(user, 'Состояние', 'Отключён');
    await chooseFilter(user, 'Счёт', 'Компания');
    await waitFor(() =>
      expect(location()).toBe(
        `/admin?q=anna&sort=balance&role_id=${ROLES.partner.role_id}&state=inactive&account_type=company`,
      ),
    );
    await waitFor(() => expect(asked.at(-1)).toContain('account_type=company'));
  });

  it('takes the period of the last visit, the balance and the company from a link', async () => {
    render(
      `/admin?signed_in_from=2026-11-01&signed_in_to=2026-11-20&balance_from=-100&balance_to=0&company_id=${COMPANY.id}`,
    );
    await rowOf('Дарья Директорова');
    const query = new URLSearchParams(asked[0]);
    expect(Object.fromEntries(query)).toMatchObject({
      signed_in_from: '2026-11-01',
      balance_from: '-100',
      balance_to: '0',
      company_id: COMPANY.id,
    });
    await waitFor(() => expect(filterChip('Компания')).toHaveTextContent('ООО «Вектор»'));
  });

  it('is filtered by a company that is found by its name', async () => {
    const { user, location } = render();
    await rowOf('Анна Воронцова');
    const sheet = within(await openFilter(user, 'Компания'));
    await user.type(sheet.getByRole('combobox', { name: 'Компания' }), 'век');
    await user.click(await screen.findByRole('option', { name: /^ООО «Вектор».*не проверена/ }));
    await waitFor(() => expect(location()).toBe(`/admin?company_id=${COMPANY.id}`));
    await waitFor(() => expect(filterChip('Компания')).toHaveTextContent('ООО «Вектор»'));
  });

  it('shows the whole list for a broken link', async () => {
    render('/admin?role_id=7&state=maybe&balance_from=много&sort=colour');
    await rowOf('Анна Воронцова');
    expect(asked).toEqual(['?page=1&limit=20&sort=-created_at']);
  });

  it('says that nobody is found, or that there is nobody yet, with the next step', async () => {
    const { user, unmount } = render('/admin?q=nobody');
    await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
    await rowOf('Анна Воронцова');
    unmount();
    setPeople([]);
    render();
    expect(await screen.findByText('Пользователей пока нет')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Создать пользователя' })).toBeInTheDocument();
  });

  it('is read again on request after a failure', async () => {
    api.use(http.get(`${API}/admin/users`, () => failure('AUTH.007'), { once: true }));
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Попробовать снова' }));
    expect(await rowOf('Анна Воронцова')).toBeInTheDocument();
  });

  it('opens with the default view', async () => {
    api.use(
      handle('GET users/me/views', [
        { id: 'v1', table: 'admin-users', name: 'Отключённые', query: 'state=inactive', is_default: true },
      ]),
    );
    const { location } = render();
    await rowOf('Анна Воронцова');
    expect(location()).toBe('/admin?state=inactive');
    expect(asked).toEqual(['?state=inactive&page=1&limit=20&sort=-created_at']);
    expect(screen.getByRole('button', { name: 'Вид: Отключённые' })).toBeInTheDocument();
  });
});

describe('the list of people on a phone', () => {
  afterEach(() => jest.restoreAllMocks());

  it('has two lines a person: name and balance, then what is out of the ordinary', async () => {
    pretendPhone();
    render();
    const boris = await screen.findByRole('link', { name: /boris@demo\.example/ });
    const row = boris.closest('li') ?? boris.closest('[role=row]');
    expect(spaced(row?.textContent)).toMatch(/boris@demo\.example.*−20,00 ₽.*Пользователь.*Отключён/);
    expect(spaced(row?.textContent)).not.toMatch(/не входил/);
    expect(screen.getByRole('button', { name: 'Вид: не выбран' })).toBeInTheDocument();
  });
});

describe('what may be done with a person', () => {
  it('depends on their state, on who they are and on who asks', async () => {
    setPeople([ANNA, BORIS, buildAdminUser({ id: ADMIN.user.id, display_name: 'Иван Петров' })]);
    const { user, unmount } = render();
    expect(await rowActionsOf(user, 'Анна Воронцова')).toEqual([
      'Открыть',
      'Изменить',
      'Сменить роль',
      'Отключить',
      'Удалить',
    ]);
    expect(await rowActionsOf(user, BORIS.email)).toContain('Включить');
    expect(await rowActionsOf(user, 'Иван Петров')).toEqual(['Открыть', 'Изменить', 'Сменить роль']);
    unmount();
    const other = render('/admin', buildCurrentUser({ permissions: ['user:manage'] }));
    expect(await rowActionsOf(other.user, 'Анна Воронцова')).not.toContain('Сменить роль');
  });

  it('switches somebody off, with a reason, after saying what comes of it', async () => {
    const { user } = render();
    const dialog = await openAction(
      user,
      'Анна Воронцова',
      'Отключить',
      'Отключить учётную запись?',
      'alertdialog',
    );
    expect(dialog.getByText(/открытые сеансы закончатся сразу/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Причина'), ' Мошенничество ');
    await user.click(dialog.getByRole('button', { name: 'Отключить' }));
    await waitFor(async () => expect(await rowOf('Анна Воронцова')).toHaveTextContent('Отключён'));
    expect(written).toEqual([['deactivate', ANNA.id, { reason: 'Мошенничество' }]]);
  });

  it('switches somebody on again', async () => {
    const { user } = render();
    const dialog = await openAction(user, BORIS.email, 'Включить', 'Включить учётную запись?', 'alertdialog');
    await user.click(dialog.getByRole('button', { name: 'Включить' }));
    await waitFor(async () => expect(await rowOf(BORIS.email)).toHaveTextContent('Активен'));
    expect(written).toEqual([['activate', BORIS.id, {}]]);
  });

  it('says why the last administrator stays, and keeps the reason that was typed', async () => {
    const message = 'Это последний, кто управляет пользователями';
    api.use(http.post(`${API}/admin/users/:id/deactivate`, () => failure('RES.003', { message })));
    const { user } = render();
    const dialog = await openAction(
      user,
      'Анна Воронцова',
      'Отключить',
      'Отключить учётную запись?',
      'alertdialog',
    );
    await user.type(dialog.getByLabelText('Причина'), 'Уволен');
    await user.click(dialog.getByRole('button', { name: 'Отключить' }));
    expect(await dialog.findByText(new RegExp(message))).toBeInTheDocument();
    expect(dialog.getByLabelText('Причина')).toHaveValue('Уволен');
  });

  it('deletes somebody, after saying what stays', async () => {
    const { user } = render();
    const dialog = await openAction(user, 'Анна Воронцова', 'Удалить', 'Удалить пользователя?');
    expect(dialog.getByText(/История платежей и списаний останется/)).toBeInTheDocument();
    expect(await dialog.findByText(/На личном счёте/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Причина'), 'Просила сама');
    await user.click(dialog.getByRole('button', { name: 'Удалить пользователя' }));
    // Under an open question no row is found.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('row', { name: /Анна/ })).not.toBeInTheDocument());
    expect(written).toEqual([['delete', ANNA.id, { reason: 'Просила сама' }]]);
  });

  it('gives another role by the dialog of the directory', async () => {
    const { user } = render();
    const dialog = await openAction(user, 'Анна Воронцова', 'Сменить роль', 'Назначить роль');
    expect(await dialog.findByRole('radio', { name: 'Пользователь' })).toBeChecked();
  });

  it('says why the server refuses', async () => {
    api.use(
      http.delete(`${API}/admin/users/:id`, () => failure('AUTH.003', { message: 'Недостаточно прав' })),
    );
    const { user } = render();
    const dialog = await openAction(user, 'Анна Воронцова', 'Удалить', 'Удалить пользователя?');
    await user.type(dialog.getByLabelText('Причина'), 'Просила сама');
    await user.click(dialog.getByRole('button', { name: 'Удалить пользователя' }));
    expect(await dialog.findByText(/Недостаточно прав/)).toBeInTheDocument();
  });
});

describe('the form of a person', () => {
  it('changes name, e-mail and phone, and says whom it was', async () => {
    const { user } = render();
    const dialog = await openAction(user, 'Анна Воронцова', 'Изменить', 'Изменить пользователя');
    expect(dialog.getByLabelText(/Почта/)).toHaveAccessibleDescription(
      'С ней входят в кабинет. О смене напишем на прежнюю и на новую почту',
    );
    const name = dialog.getByLabelText(/Имя/);
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    expect(await dialog.findByText('Введите имя')).toBeInTheDocument();
    await user.type(name, 'Анна Иванова');
    await user.clear(dialog.getByLabelText(/Телефон/));
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await rowOf('Анна Иванова');
    expect(written).toEqual([
      [
        'edit',
        ANNA.id,
        {
          email: ANNA.email,
          display_name: 'Анна Иванова',
          phone: null,
          updated_at: ANNA.updated_at,
        },
      ],
    ]);
  });

  it('says what somebody else has changed meanwhile, keeps what was typed and saves it over theirs', async () => {
    const theirs = { ...ANNA, display_name: 'Анна Петрова', updated_at: '2026-11-24T10:00:00.000Z' };
    const bodies: unknown[] = [];
    api.use(
      http.put(`${API}/admin/users/:id`, async ({ request }) => {
        bodies.push(await request.clone().json());
        return bodies.length === 1 ? failure('RES.002', { message: 'Уже изменено' }) : undefined;
      }),
      http.get(`${API}/admin/users/${ANNA.id}`, () =>
        Response.json({ status: 'success', message: 'OK', data: theirs }),
      ),
    );
    const { user } = render();
    const dialog = await openAction(user, 'Анна Воронцова', 'Изменить', 'Изменить пользователя');
    const name = dialog.getByLabelText(/Имя/);
    await user.clear(name);
    await user.type(name, 'Анна Иванова');
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    expect(await dialog.findByText('Имя: было Анна Воронцова, теперь Анна Петрова')).toBeInTheDocument();
    expect(dialog.getByLabelText(/Имя/)).toHaveValue('Анна Иванова');
    await user.click(dialog.getByRole('button', { name: 'Сохранить моё' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies[1]).toMatchObject({ display_name: 'Анна Иванова', updated_at: theirs.updated_at });
  });

  it('tells a taken e-mail at its field', async () => {
    const message = 'Эта почта уже занята';
    api.use(
      http.put(`${API}/admin/users/:id`, () => failure('RES.002', { message, fields: { email: message } })),
    );
    const { user } = render();
    const dialog = await openAction(user, 'Анна Воронцова', 'Изменить', 'Изменить пользователя');
    const email = dialog.getByLabelText(/Почта/);
    await user.clear(email);
    await user.type(email, 'boris@demo.example');
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining(message)));
  });

  it('asks for no role where the viewer may give none', async () => {
    const { user } = render('/admin', buildCurrentUser({ permissions: ['user:manage'] }));
    await rowOf('Анна Воронцова');
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    const dialog = within(await findOpenDialog('Новый пользователь'));
    expect(dialog.getByLabelText(/Почта/)).toBeInTheDocument();
    expect(dialog.queryByLabelText('Роль')).not.toBeInTheDocument();
  });

  it('makes an account, and the letter can be sent again', async () => {
    const { user } = render();
    await rowOf('Анна Воронцова');
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    const dialog = within(await findOpenDialog('Новый пользователь'));
    expect(dialog.getByText(/письмо со ссылкой/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/Почта/), 'new@demo');
    await user.type(dialog.getByLabelText(/Имя/), 'Новый Человек');
    await user.click(dialog.getByRole('button', { name: 'Создать и отправить письмо' }));
    await waitFor(() => expect(dialog.getByLabelText(/Почта/)).toBeInvalid());
    await user.type(dialog.getByLabelText(/Почта/), '.example');
    await dialog.findByRole('option', { name: 'Партнёр' });
    await user.selectOptions(dialog.getByLabelText('Роль'), 'Партнёр');
    expect(within(dialog.getByLabelText('Роль')).queryByText('Финансист')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Создать и отправить письмо' }));
    const done = within(await findOpenDialog('Пользователь создан'));
    expect(done.getByText(/отправлено на new@demo\.example/)).toBeInTheDocument();
    await user.click(done.getByRole('button', { name: 'Отправить ещё раз' }));
    expect(await screen.findByText(/Ссылки из прежних писем больше не действуют/)).toBeInTheDocument();
    await user.click(done.getByRole('button', { name: 'Готово' }));
    expect(written).toEqual([
      [
        'create',
        {
          email: 'new@demo.example',
          display_name: 'Новый Человек',
          phone: null,
          role_id: ROLES.partner.role_id,
        },
      ],
      ['invite', expect.any(String)],
    ]);
    expect(await rowOf('Новый Человек')).toHaveTextContent('Приглашён');
  });
});
