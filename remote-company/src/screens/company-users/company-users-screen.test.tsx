import { buildAccess } from '@cabinet/access/testing';
import type { WireData } from '@cabinet/kernel/http';
import { startSession } from '@cabinet/kernel/session';
import { mutate } from '@cabinet/kernel/state';
import {
  API,
  buildCurrentUser,
  chooseFilter,
  chooseMenuItem,
  failure,
  findOpenDialog,
  handle,
  keepFingerprint,
  renderWithProviders,
  rowActionsOf,
  signedInStore,
  takeRowAction,
  useApiServer,
} from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import {
  ACCOUNTANT_ROLE_ID,
  buildCompany,
  buildCompanyUser,
  buildOwner,
  buildSelf,
  buildUserPage,
  DIRECTOR_ROLE_ID,
  ROLES,
  STAFF_ROLE_ID,
} from '../../testing/build-company.ts';
import { buildCurrentCompanyUser } from '../../testing/current-company-user.ts';
import { Screen } from './company-users-screen.tsx';

type WireUser = WireData<'GET company/{id}/users'>['items'][number];

const EMPLOYEE = buildCompanyUser();
const MANAGER = buildCurrentCompanyUser(
  ['company_user:manage', 'company:transactions'],
  {},
  ACCOUNTANT_ROLE_ID,
);

let people: WireUser[] = [];
let asked: URLSearchParams[] = [];
let written: unknown[] = [];

function change(id: unknown, draft: Partial<WireUser>): WireUser {
  people = people.map((person) => (person.user_id === id ? { ...person, ...draft } : person));
  return people.find(({ user_id }) => user_id === id) ?? failWith(id);
}

function failWith(id: unknown): never {
  throw new Error(`nobody is ${String(id)}`);
}

const api = useApiServer(
  handle('GET company/{id}', () => buildCompany()),
  handle('GET company/{id}/users', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return buildUserPage(people);
  }),
  handle('GET company/{id}/roles', () => ROLES),
  handle('GET company/{id}/invitations', () => []),
  handle('PATCH company/{id}/users/{userId}', async ({ request, params }) => {
    const body: Partial<WireUser> = Object(await request.json());
    written.push(body);
    return change(params.userId, body);
  }),
  handle('PUT company/{id}/users/{userId}/role', async ({ request, params }) => {
    const { role_id } = Object(await request.json());
    written.push({ role_id });
    const role = ROLES.find((each) => each.role_id === role_id);
    return change(params.userId, { role: { role_id, role_name: role?.role_name ?? '' } });
  }),
  handle('DELETE company/{id}/users/{userId}', ({ params }) => {
    written.push('removed');
    people = people.filter(({ user_id }) => user_id !== params.userId);
    return null;
  }),
);

beforeEach(() => {
  keepFingerprint();
  people = [buildOwner(), EMPLOYEE, buildSelf()];
  asked = [];
  written = [];
});

function renderUsers(at = '/company/users', current = MANAGER) {
  return renderWithProviders(<Screen />, { store: signedInStore(current), at });
}

type User = ReturnType<typeof renderUsers>['user'];

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const menuOf = (name: string) => screen.findByRole('button', { name: `Действия: ${name}` });

async function chooseColumn(user: User, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Столбцы' }));
  const column = await screen.findByRole('menuitemcheckbox', { name });
  const menu = column.closest('[role=menu]');
  // The menu takes the focus a frame after it appears, and hears no key before.
  await waitFor(() => expect(menu).toHaveFocus());
  await user.click(column);
  await waitFor(() => expect(column).toHaveAttribute('aria-checked', 'true'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryAllByRole('menuitemcheckbox')).toEqual([]));
}

describe('the people of a company', () => {
  it('are named with role, state and last sign-in', async () => {
    people = [{ ...EMPLOYEE, is_active: false }];
    renderUsers();
    const row = await rowOf('Егор Сотрудников');
    expect(row).toHaveTextContent('employee@demo.example');
    expect(row).toHaveTextContent('Сотрудник');
    expect(row).toHaveTextContent('Приостановлен');
    expect(row).toHaveTextContent('20.11.2026');
    expect(row).not.toHaveTextContent('1 марта 2026 г.');
    expect(asked.map(String)).toEqual(['page=1&limit=20&sort=display_name']);
  });

  it('are filtered by role and state, and searched, through the address', async () => {
    const { user, location } = renderUsers();
    await rowOf('Егор Сотрудников');
    await chooseFilter(user, 'Роль', 'Управляющий');
    await chooseFilter(user, 'Доступ', 'Приостановлен');
    await chooseFilter(user, 'Лимит', 'На исходе');
    await user.click(screen.getByRole('searchbox', { name: 'Поиск по имени или почте' }));
    await user.paste('Его');
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
        role_id: ACCOUNTANT_ROLE_ID,
        is_active: 'false',
        near_cap: 'true',
        q: 'Его',
      }),
    );
    expect(location()).toContain(`role_id=${ACCOUNTANT_ROLE_ID}`);
    expect(location()).toContain('is_active=false');
  });

  it('are saved as a file with their filters', async () => {
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    api.use(
      http.get(`${API}/company/:id/users/export`, ({ request }) => {
        saved.push(new URL(request.url).search);
        return new HttpResponse('Имя', { headers: { 'content-type': 'text/csv' } });
      }),
    );
    const { user } = renderUsers('/company/users?is_active=true');
    await rowOf('Егор Сотрудников');
    await user.click(screen.getByRole('button', { name: 'Экспорт' }));
    await chooseMenuItem(user, 'CSV');
    await waitFor(() => expect(saved).toEqual(['?is_active=true&format=csv']));
  });

  it('are shown with the day they joined, and sorted by it, on request', async () => {
    const { user } = renderUsers();
    await chooseColumn(user, 'В компании с');
    expect(await rowOf('Егор Сотрудников')).toHaveTextContent('1 марта 2026 г.');
    await user.click(await screen.findByRole('button', { name: /В компании с/ }));
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('joined_at'));
  });

  it('show a role whose name is cut in whole to who points at it', async () => {
    renderUsers();
    expect(within(await rowOf('Егор Сотрудников')).getByTitle('Сотрудник')).toHaveTextContent('Сотрудник');
  });

  it('are read again on request after a failure', async () => {
    api.use(http.get(`${API}/company/:id/users`, () => failure('AUTH.007'), { once: true }));
    const { user } = renderUsers();
    await user.click(await screen.findByRole('button', { name: 'Попробовать снова' }));
    expect(await rowOf('Егор Сотрудников')).toBeInTheDocument();
  });

  it('can be acted upon as far as it makes sense, and the owner’s row says why not', async () => {
    const { user } = renderUsers();
    expect(await rowOf('Дарья Директорова')).toHaveTextContent(
      'Владелец: его роль и доступ другие не меняют',
    );
    expect(await rowActionsOf(user, 'Дарья Директорова')).toEqual([
      'Изменить лимит',
      'Почему нет доступа к модели',
    ]);
    expect(await rowActionsOf(user, 'Егор Сотрудников')).toEqual([
      'Изменить лимит',
      'Сменить роль',
      'Почему нет доступа к модели',
      'Приостановить доступ',
      'Удалить из компании',
    ]);
    expect(await rowActionsOf(user, 'Иван Петров')).toEqual([
      'Изменить лимит',
      'Сменить роль',
      'Почему нет доступа к модели',
      'Покинуть компанию',
    ]);
  });
});

describe('a change of role', () => {
  const open = async (user: User, name = 'Егор Сотрудников', title = 'Сменить роль') => {
    await takeRowAction(user, name, 'Сменить роль');
    return within(await findOpenDialog(title));
  };

  it('says in words what is gained, and shows the new role once it is saved', async () => {
    const { user } = renderUsers();
    const dialog = await open(user);
    const save = dialog.getByRole('button', { name: 'Сменить роль' });
    expect(save).toBeDisabled();
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Роль' }), 'Управляющий');
    const gained = dialog.getByRole('list', { name: 'Появятся права: Компания' });
    expect(
      within(gained)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Управление пользователями компании', 'Просмотр транзакций компании']);
    expect(dialog.queryByText('Пропадут права')).not.toBeInTheDocument();
    expect(dialog.getByText('Открыто моделей: 3 из 3, как и сейчас.')).toBeInTheDocument();
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(written).toEqual([{ role_id: ACCOUNTANT_ROLE_ID }]);
    expect(await screen.findByText('Егор Сотрудников: теперь роль «Управляющий»')).toBeInTheDocument();
    expect(await rowOf('Егор Сотрудников')).toHaveTextContent('Управляющий');
    expect(await menuOf('Егор Сотрудников')).toHaveFocus();
  });

  it('does not offer a role that grants more than the caller holds, and names what is missing', async () => {
    const { user } = renderUsers();
    const dialog = await open(user);
    expect(await dialog.findByRole('option', { name: 'Директор (недоступна вам)' })).toBeDisabled();
    expect(dialog.getByRole('combobox', { name: 'Роль' })).toHaveAccessibleDescription(
      /Роль «Директор» даёт права, которых нет у вас: Управление ролями компании, Просмотр баланса компании\./,
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(written).toEqual([]);
  });

  it('warns of one’s own, says what is lost, and shows why the server refuses it', async () => {
    const reason = 'Это последний, кто управляет сотрудниками';
    api.use(http.put(`${API}/company/:id/users/:userId/role`, () => failure('RES.003', { message: reason })));
    const { user } = renderUsers();
    const dialog = await open(user, 'Иван Петров', 'Сменить свою роль');
    expect(dialog.getByRole('alert')).toHaveTextContent('вернуть их сможет только другой руководитель');
    const choice = await dialog.findByRole('combobox', { name: 'Роль' });
    await user.selectOptions(choice, 'Сотрудник');
    expect(dialog.getByRole('list', { name: 'Пропадут права: Компания' })).toHaveTextContent(
      'Управление пользователями компании',
    );
    await user.click(dialog.getByRole('button', { name: 'Сменить роль' }));
    expect(await dialog.findByText(new RegExp(reason))).toBeInTheDocument();
    expect(choice).toHaveValue(STAFF_ROLE_ID);
  });

  it('of one’s own to one without the right to manage people closes the screen', async () => {
    api.use(handle('GET users/me', () => buildCurrentCompanyUser()));
    const { user } = renderUsers();
    const dialog = await open(user, 'Иван Петров', 'Сменить свою роль');
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Роль' }), 'Сотрудник');
    await user.click(dialog.getByRole('button', { name: 'Сменить роль' }));
    expect(await screen.findByText('Управлять сотрудниками вы больше не можете')).toBeInTheDocument();
  });

  it('offers another try when the roles cannot be read', async () => {
    let hasFailed = false;
    api.use(
      http.get(`${API}/company/:id/roles`, () => {
        if (hasFailed) return undefined;
        hasFailed = true;
        return failure('VAL.003');
      }),
    );
    const { user } = renderUsers();
    const dialog = await open(user);
    // The list may have been refused before, and has then read them again by itself.
    const shown = await waitFor(() => {
      const retry = dialog.queryByRole('button', { name: 'Попробовать снова' });
      return retry ?? dialog.getByRole('combobox', { name: 'Роль' });
    });
    if (shown.tagName === 'BUTTON') await user.click(shown);
    expect(await dialog.findByRole('combobox', { name: 'Роль' })).toHaveValue(STAFF_ROLE_ID);
    expect(dialog.getAllByRole('option').map((each) => each.getAttribute('value'))).toContain(
      DIRECTOR_ROLE_ID,
    );
  });
});

describe('access to the company', () => {
  it('is suspended once the words were confirmed, and given back', async () => {
    const { user } = renderUsers();
    await takeRowAction(user, 'Егор Сотрудников', 'Приостановить доступ');
    const question = await findOpenDialog('Приостановить доступ?', 'alertdialog');
    expect(question).toHaveTextContent('перестанет оплачивать запросы');
    expect(question).toHaveTextContent('Место в компании и лимит за ним останутся');
    expect(within(question).getByRole('button', { name: 'Отмена' })).toHaveFocus();
    await user.click(within(question).getByRole('button', { name: 'Приостановить' }));
    await waitFor(async () => expect(await rowOf('Егор Сотрудников')).toHaveTextContent('Приостановлен'));

    await takeRowAction(user, 'Егор Сотрудников', 'Вернуть доступ');
    const back = await findOpenDialog('Вернуть доступ?', 'alertdialog');
    await user.click(within(back).getByRole('button', { name: 'Вернуть доступ' }));
    await waitFor(async () => expect(await rowOf('Егор Сотрудников')).toHaveTextContent('Активен'));
    expect(written).toEqual([{ is_active: false }, { is_active: true }]);
  });

  it('stays where the server refuses to take it, and the question says why', async () => {
    const reason = 'Это последний, кто управляет сотрудниками';
    api.use(http.patch(`${API}/company/:id/users/:userId`, () => failure('RES.003', { message: reason })));
    const { user } = renderUsers();
    await takeRowAction(user, 'Егор Сотрудников', 'Приостановить доступ');
    const question = await findOpenDialog('Приостановить доступ?', 'alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Приостановить' }));
    expect(await within(question).findByText(new RegExp(reason))).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: 'Отмена' }));
    expect(await rowOf('Егор Сотрудников')).toHaveTextContent('Активен');
  });
});

describe('why somebody has no access to a model', () => {
  it('is answered for the person of the row', async () => {
    const asked: unknown[] = [];
    api.use(
      handle('GET users/{id}/access', ({ params }) => {
        asked.push(params.id);
        return buildAccess({ user: { display_name: 'Егор Сотрудников' } });
      }),
    );
    const { user } = renderUsers();
    await takeRowAction(user, 'Егор Сотрудников', 'Почему нет доступа к модели');
    const dialog = within(await findOpenDialog('Почему нет доступа'));
    await user.click(await dialog.findByRole('combobox', { name: 'Модель' }));
    await user.click(await dialog.findByRole('option', { name: /Роза 1/ }));
    expect(await dialog.findByRole('status')).toHaveTextContent('Запрос пройдёт');
    expect(dialog.queryByRole('combobox', { name: 'Человек' })).not.toBeInTheDocument();
    expect(asked).toEqual([EMPLOYEE.user_id]);
  });
});

describe('removing somebody', () => {
  it('says what happens to them and to their history, and takes them off the list', async () => {
    const { user } = renderUsers();
    await takeRowAction(user, 'Егор Сотрудников', 'Удалить из компании');
    const question = await findOpenDialog('Удалить из компании?', 'alertdialog');
    expect(question).toHaveTextContent('История его расходов останется у компании');
    await user.click(within(question).getByRole('button', { name: 'Удалить' }));
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /Егор Сотрудников/ })).not.toBeInTheDocument(),
    );
    expect(written).toEqual(['removed']);
  });

  it('of oneself is leaving, in words of its own', async () => {
    api.use(handle('GET users/me', () => buildCurrentUser()));
    const { user } = renderUsers();
    await takeRowAction(user, 'Иван Петров', 'Покинуть компанию');
    const question = await findOpenDialog('Покинуть компанию?', 'alertdialog');
    expect(question).toHaveTextContent('Вы удаляете из компании себя');
    await user.click(within(question).getByRole('button', { name: 'Покинуть компанию' }));
    expect(await screen.findByText('Вы вышли из компании')).toBeInTheDocument();
    expect(await screen.findByText('Управлять сотрудниками вы больше не можете')).toBeInTheDocument();
  });
});

describe('a right that is taken in mid-work', () => {
  it('is said by the screen', async () => {
    api.use(
      http.get(`${API}/company/:id/users`, () => failure('AUTH.003', { permission: 'company_user:manage' })),
    );
    renderUsers();
    expect(await screen.findByText('Управлять сотрудниками вы больше не можете')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Моя компания' })).toHaveAttribute('href', '/company');
  });

  it('takes nothing away from whoever is typing, until that is given up', async () => {
    const { user } = renderUsers();
    const email = await screen.findByLabelText(/Кого пригласить/);
    await user.type(email, 'new@demo.example');
    api.use(http.get(`${API}/company/:id/users`, () => failure('AUTH.003')));
    await act(() => mutate(() => true));
    expect(email).toBeVisible();
    expect(email).toHaveValue('new@demo.example');
    await user.clear(email);
    expect(await screen.findByText('Управлять сотрудниками вы больше не можете')).toBeInTheDocument();
  });

  it('is noticed by a refused action as well', async () => {
    api.use(
      http.delete(`${API}/company/:id/users/:userId`, () => failure('AUTH.003')),
      handle('GET users/me', () => buildCurrentCompanyUser()),
    );
    const { user, store } = renderUsers();
    const session = startSession(store);
    await takeRowAction(user, 'Егор Сотрудников', 'Удалить из компании');
    const question = await findOpenDialog('Удалить из компании?', 'alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByText('Управлять сотрудниками вы больше не можете')).toBeInTheDocument();
    session.stop();
  });
});

describe('inviting', () => {
  it('begins at the invitations, from the header and from an address', async () => {
    const { user, location } = renderUsers('/company/users?is_active=true');
    const invitations = await screen.findByRole('region', { name: 'Приглашения' });
    await user.click(screen.getByRole('link', { name: 'Пригласить' }));
    expect(location()).toBe('/company/users?is_active=true#invite');
    await waitFor(() =>
      expect(
        document.activeElement?.contains(invitations) || invitations.contains(document.activeElement),
      ).toBe(true),
    );
  });
});
