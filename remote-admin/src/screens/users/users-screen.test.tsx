import { buildAccess, buildStaffProposal } from '@cabinet/access/testing';
import {
  API,
  buildCurrentUser,
  failure,
  findOpenDialog,
  handle,
  renderWithProviders,
  rowActionsOf,
  signedInStore,
  takeRowAction,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import {
  ADMIN,
  ANNA,
  BORIS,
  buildPerson,
  COMPANY,
  DARIA,
  ROLES,
  useUsersApi,
} from '../../testing/users-api.ts';
import { Screen } from './users-screen.tsx';

const { api, asked, written, setPeople } = useUsersApi();

const render = (at = '/users', current = ADMIN) =>
  renderWithProviders(<Screen />, { store: signedInStore(current), at });

type User = ReturnType<typeof render>['user'];

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

async function openQuestion(user: User, name: string, action: string, role?: 'alertdialog') {
  await takeRowAction(user, name, action);
  return within(await findOpenDialog(action === 'Снять роль' ? 'Снять роль?' : action, role));
}

describe('the directory of people', () => {
  it('says of each role, company and state', async () => {
    render();
    expect(screen.getByRole('heading', { name: 'Пользователи и роли' })).toBeInTheDocument();
    expect(await rowOf('Анна Воронцова')).toHaveTextContent(
      /anna@demo\.example.*Партнёр.*Глобальная.*—.*Активен/,
    );
    expect(await rowOf('boris@demo.example')).toHaveTextContent(/Пользователь.*Отключён/);
    expect(await rowOf('Дарья Директорова')).toHaveTextContent(
      /Директор.*Роль компании.*ООО «Вектор».*Активен/,
    );
    expect(asked).toEqual(['?limit=50']);
    expect(screen.queryByText(/Показаны первые/)).not.toBeInTheDocument();
  });

  it('is searched through the address', async () => {
    const { user, location } = render('/users?q=anna');
    await rowOf('Анна Воронцова');
    expect(screen.queryByRole('row', { name: /Дарья/ })).not.toBeInTheDocument();
    const search = screen.getByRole('searchbox', { name: 'Поиск по имени или почте' });
    await user.clear(search);
    await user.type(search, 'daria{Enter}');
    expect(location()).toBe('/users?q=daria');
    await waitFor(() => expect(asked.at(-1)).toBe('?q=daria&limit=50'));
    expect(await rowOf('Дарья Директорова')).toBeInTheDocument();
  });

  it('says when it is cut', async () => {
    setPeople(
      Array.from({ length: 50 }, (_, at) => buildPerson(ROLES.usual, { id: `p${at}`, email: `p${at}@b.ru` })),
    );
    render();
    expect(await screen.findByText('Показаны первые 50: уточните поиск')).toBeInTheDocument();
  });

  it('offers a way out when nobody is found', async () => {
    const { user, location } = render('/users?q=nobody');
    await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
    await rowOf('Анна Воронцова');
    expect(location()).toBe('/users');
  });

  it('is read again on request after a failure', async () => {
    api.use(http.get(`${API}/users`, () => failure('AUTH.007'), { once: true }));
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Попробовать снова' }));
    expect(await rowOf('Анна Воронцова')).toBeInTheDocument();
  });

  it('offers roles to those who may give them, and an explanation to everybody', async () => {
    const { user, unmount } = render();
    expect(await rowActionsOf(user, 'Анна Воронцова')).toEqual([
      'Назначить роль',
      'Почему нет доступа',
      'Снять роль',
    ]);
    expect(await rowActionsOf(user, BORIS.email)).toEqual(['Назначить роль', 'Почему нет доступа']);
    unmount();
    const keeper = buildCurrentUser({
      permissions: ['user:manage', 'company_role:manage', 'company_user:manage'],
      company_id: COMPANY.id,
    });
    const other = render('/users', keeper);
    expect(await rowActionsOf(other.user, 'Анна Воронцова')).toEqual(['Почему нет доступа']);
    expect(await rowActionsOf(other.user, 'Дарья Директорова')).toContain('Назначить роль');
  });
});

describe('a role that is given', () => {
  it('says what the person gains, and stands in the list once it is saved', async () => {
    const { user } = render();
    const dialog = await openQuestion(user, BORIS.email, 'Назначить роль');
    expect(await dialog.findByRole('radio', { name: 'Пользователь' })).toBeChecked();
    expect(dialog.queryByRole('radio', { name: 'Гость' })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Назначить' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'Партнёр' }));
    expect(dialog.getByRole('list', { name: 'Появятся права: Группа' })).toHaveTextContent(/транзакц/i);
    expect(dialog.getByText('Открыто моделей: сейчас 1, станет 3 (из 3).')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Назначить' }));
    expect(await screen.findByText('boris@demo.example: теперь роль «Партнёр»')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(written).toEqual(['assign Партнёр']);
    await waitFor(async () => expect(await rowOf(BORIS.email)).toHaveTextContent('Партнёр'));
  });

  it('of staff says that it takes two people, and stays as it was until then', async () => {
    const proposal = buildStaffProposal();
    const former = { role_id: ROLES.usual.role_id, role_name: 'Пользователь' };
    api.use(handle('POST roles/{id}/assign', { user_id: BORIS.id, role: former, proposal }));
    const { user } = render();
    const dialog = await openQuestion(user, BORIS.email, 'Назначить роль');
    await user.click(await dialog.findByRole('radio', { name: 'Кадры' }));
    const notice = dialog.getByText('Нужен второй человек').parentElement;
    expect(notice).toHaveTextContent('Роль «Кадры» даёт служебные права: Управление пользователями.');
    expect(notice).toHaveTextContent('Её подтвердит другой человек, у которого эти права тоже есть');
    expect(notice).toHaveTextContent('до этого роль останется прежней');
    await user.click(dialog.getByRole('button', { name: 'Предложить' }));
    const told = within(await findOpenDialog('Предложение П-000123 записано'));
    expect(told.getByText(/^Роль останется прежней, пока предложение не подтвердит другой/)).toBeVisible();
    expect(screen.queryByText(/теперь роль/)).not.toBeInTheDocument();
    await user.click(told.getByRole('button', { name: 'Готово' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await rowOf(BORIS.email)).toHaveTextContent('Пользователь');
  });

  it('of staff is no proposal for somebody who has as much of staff already', async () => {
    setPeople([buildPerson(ROLES.staff, { id: 'staff', display_name: 'Ольга Кадрова' })]);
    const { user } = render();
    const dialog = await openQuestion(user, 'Ольга Кадрова', 'Назначить роль');
    await user.click(await dialog.findByRole('radio', { name: 'Партнёр' }));
    expect(dialog.queryByText('Нужен второй человек')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Назначить' })).toBeEnabled();
  });

  it('may not grant more than its giver holds, and says what is missing', async () => {
    const { user } = render();
    const dialog = await openQuestion(user, 'Анна Воронцова', 'Назначить роль');
    const finance = await dialog.findByRole('radio', { name: 'Финансист' });
    expect(finance).toBeDisabled();
    expect(finance).toHaveAccessibleDescription(/у вас нет прав: .*заяв/i);
  });

  it('is one of the company’s for its people', async () => {
    const { user } = render();
    const dialog = await openQuestion(user, 'Дарья Директорова', 'Назначить роль');
    const names = (await dialog.findAllByRole('radio')).map((radio) => radio.getAttribute('aria-labelledby'));
    expect(names).toHaveLength(2);
    await user.click(dialog.getByRole('radio', { name: 'Сотрудник' }));
    expect(dialog.getByRole('list', { name: 'Пропадут права: Компания' })).toBeInTheDocument();
  });

  it('is a global one beside the company’s, for whoever keeps global roles', async () => {
    const kept = { role_id: ROLES.partner.role_id, role_name: ROLES.partner.role_name };
    setPeople([{ ...DARIA, global_role: kept }]);
    const { user } = render();
    expect(await rowOf('Дарья Директорова')).toHaveTextContent('Роль компании · глобальная: Партнёр');
    await takeRowAction(user, 'Дарья Директорова', 'Назначить глобальную роль');
    const dialog = within(await findOpenDialog('Назначить роль'));
    expect(await dialog.findByRole('radio', { name: 'Партнёр' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Пользователь' }));
    await user.click(dialog.getByRole('button', { name: 'Назначить' }));
    await waitFor(() => expect(written).toEqual(['assign Пользователь']));
  });

  it('stays as it was where the server refuses, and the dialog says why', async () => {
    const message = 'Это последний, кто управляет сотрудниками';
    api.use(http.post(`${API}/roles/:id/assign`, () => failure('RES.003', { message })));
    const { user } = render();
    const dialog = await openQuestion(user, 'Дарья Директорова', 'Назначить роль');
    await user.click(await dialog.findByRole('radio', { name: 'Сотрудник' }));
    await user.click(dialog.getByRole('button', { name: 'Назначить' }));
    expect(await dialog.findByText(new RegExp(message))).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Сотрудник' })).toBeChecked();
    expect(await screen.findByRole('button', { name: 'Назначить' })).toBeEnabled();
  });

  it('of one’s own warns, and reads anew what one may', async () => {
    let reads = 0;
    setPeople([buildPerson(ROLES.partner, { id: ADMIN.user.id, display_name: 'Иван Петров' })]);
    api.use(
      handle('GET users/me', () => {
        reads += 1;
        return ADMIN;
      }),
    );
    const { user } = render();
    const dialog = await openQuestion(user, 'Иван Петров', 'Назначить роль');
    expect(dialog.getByRole('alert')).toHaveTextContent('Это ваша собственная роль');
    await user.click(await dialog.findByRole('radio', { name: 'Пользователь' }));
    await user.click(dialog.getByRole('button', { name: 'Назначить' }));
    await waitFor(() => expect(reads).toBe(1));
  });

  it('is chosen once the roles could be read', async () => {
    api.use(http.get(`${API}/roles/global`, () => failure('VAL.003'), { once: true }));
    const { user } = render();
    const dialog = await openQuestion(user, 'Анна Воронцова', 'Назначить роль');
    await user.click(await dialog.findByRole('button', { name: 'Попробовать снова' }));
    expect(await dialog.findByRole('radio', { name: 'Партнёр' })).toBeChecked();
  });
});

describe('a role that is taken away', () => {
  it('gives way to the usual one, which the question names', async () => {
    const { user } = render();
    const dialog = await openQuestion(user, 'Анна Воронцова', 'Снять роль', 'alertdialog');
    expect(
      dialog.getByText(/роль «Партнёр» пропадёт сразу, вместо неё будет «Пользователь»/),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Снять роль' }));
    await waitFor(async () => expect(await rowOf('Анна Воронцова')).toHaveTextContent('Пользователь'));
    expect(written).toEqual(['remove Партнёр']);
  });

  it('of a company gives way to that of an employee', async () => {
    const { user } = render();
    const dialog = await openQuestion(user, 'Дарья Директорова', 'Снять роль', 'alertdialog');
    expect(dialog.getByText(/вместо неё будет «Сотрудник»/)).toBeInTheDocument();
  });

  it('stays where its giver may no longer give it', async () => {
    api.use(
      http.post(`${API}/roles/:id/remove`, () => failure('AUTH.003', { message: 'Недостаточно прав' })),
    );
    const { user } = render();
    const dialog = await openQuestion(user, 'Анна Воронцова', 'Снять роль', 'alertdialog');
    await user.click(dialog.getByRole('button', { name: 'Снять роль' }));
    expect(await dialog.findByText(/Недостаточно прав/)).toBeInTheDocument();
  });
});

describe('why somebody has no access', () => {
  beforeEach(() => api.use(handle('GET users/{id}/access', buildAccess())));

  it('is answered for the person of a row', async () => {
    const { user } = render();
    await takeRowAction(user, 'Анна Воронцова', 'Почему нет доступа');
    const dialog = within(await findOpenDialog('Почему нет доступа'));
    expect(await dialog.findByRole('combobox', { name: 'Модель' })).toBeInTheDocument();
    expect(dialog.queryByRole('combobox', { name: 'Человек' })).not.toBeInTheDocument();
  });

  it('is answered from the header for anybody', async () => {
    const { user } = render();
    await user.click(screen.getByRole('button', { name: 'Почему нет доступа' }));
    const dialog = within(await findOpenDialog('Почему нет доступа'));
    await user.click(dialog.getByRole('combobox', { name: 'Человек' }));
    expect(await dialog.findByRole('option', { name: new RegExp(DARIA.display_name) })).toBeInTheDocument();
    await user.click(dialog.getByRole('option', { name: new RegExp(ANNA.display_name) }));
    expect(await dialog.findByRole('combobox', { name: 'Модель' })).toBeInTheDocument();
  });
});
