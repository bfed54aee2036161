import {
  buildCurrentUser,
  failure,
  handle,
  renderWithProviders,
  signedInStore,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ADMIN } from '../../testing/admin.ts';
import { buildModel, buildRole, buildSuggestions, MODELS } from '../../testing/build-role.ts';
import { ANALYST, OF_COMPANY, PARTNER, SYSTEM } from '../../testing/listed-roles.ts';
import { useRolesApi } from '../../testing/roles-api.ts';
import { Screen } from './roles-compare-screen.tsx';

const { api, asked, setRoles, changeRole } = useRolesApi();

const suggestions = handle('GET permissions/suggestions', () =>
  buildSuggestions([...MODELS, buildModel({ id: 'off', name: 'Выключенная', enabled: false })]),
);
beforeEach(() => api.use(suggestions));

const BOTH = `one=${PARTNER.role_id}&other=${ANALYST.role_id}`;

const render = (query = '', current = ADMIN) =>
  renderWithProviders(<Screen />, { store: signedInStore(current), at: `/roles/compare?${query}` });

type User = ReturnType<typeof render>['user'];

const picker = (name: string) => screen.findByRole('combobox', { name });

async function pick(user: User, side: string, text: string, name: RegExp) {
  await user.click(await picker(side));
  if (text !== '') await user.keyboard(text);
  await user.click(await screen.findByRole('option', { name }));
}

/** The cells of a table, row by row, without its head. */
async function rowsOf(name: string) {
  const [, ...rows] = within(await screen.findByRole('table', { name })).getAllByRole('row');
  // The name of the column in front of a cell is for a phone.
  const cellsOf = (row: HTMLElement) => [
    ...within(row).queryAllByRole('rowheader'),
    ...within(row).getAllByRole('cell'),
  ];
  return rows.map((row) =>
    cellsOf(row).map(({ textContent }) => textContent.replace(/^(Партнёр|Аналитик)/, '')),
  );
}

describe('which roles are compared', () => {
  it('is chosen by typing, and kept in the address', async () => {
    const { user, location } = render();
    expect(await screen.findByRole('heading', { name: 'Выберите две роли' })).toBeInTheDocument();
    await pick(user, 'Первая роль', '', /^Партнёр/);
    await waitFor(() => expect(location()).toBe(`/roles/compare?one=${PARTNER.role_id}`));
    expect(screen.getByRole('heading', { name: 'Выберите две роли' })).toBeInTheDocument();
    await pick(user, 'Вторая роль', 'анал', /^Аналитик/);
    await waitFor(() => expect(location()).toBe(`/roles/compare?${BOTH}`));
    expect(await screen.findByRole('region', { name: 'Права' })).toBeInTheDocument();
    expect(await picker('Первая роль')).toHaveValue('Партнёр');
    expect(await picker('Вторая роль')).toHaveValue('Аналитик');
  });

  it('may be one of a company, which the search finds', async () => {
    const { user, location } = render();
    await user.click(await picker('Первая роль'));
    expect(await screen.findByRole('option', { name: /^Партнёр/ })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /^Менеджер/ })).not.toBeInTheDocument();
    await pick(user, 'Первая роль', 'менедж', /^Менеджер\s*ООО «Вектор»/);
    await waitFor(() => expect(location()).toContain(OF_COMPANY.role_id));
    expect(asked.at(-1)).not.toContain('scope');
  });

  it('is read from the address and swapped there', async () => {
    const { user, location } = render(BOTH);
    expect(await screen.findByRole('region', { name: 'Партнёр' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Поменять местами' }));
    await waitFor(() =>
      expect(location()).toBe(`/roles/compare?one=${ANALYST.role_id}&other=${PARTNER.role_id}`),
    );
    await waitFor(async () => expect(await picker('Первая роль')).toHaveValue('Аналитик'));
  });

  it('is not one and the same', async () => {
    render(`one=${PARTNER.role_id}&other=${PARTNER.role_id}`);
    expect(await screen.findByRole('heading', { name: 'Это одна и та же роль' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('is told when it was deleted, or could not be read', async () => {
    setRoles([PARTNER]);
    render(BOTH);
    expect(await screen.findByRole('heading', { name: 'Роль не найдена' })).toBeInTheDocument();
  });

  it('is asked for again after a failure', async () => {
    api.use(handle('GET roles/{id}', () => failure('SYS.001')));
    const { user } = render(BOTH);
    const again = await screen.findByRole('button', { name: 'Попробовать снова' });
    api.use(handle('GET roles/{id}', ({ params }) => (params.id === PARTNER.role_id ? PARTNER : ANALYST)));
    await user.click(again);
    await waitFor(async () => expect(await picker('Первая роль')).toHaveValue('Партнёр'));
  });

  it('is nothing to whoever does not manage roles', async () => {
    render(BOTH, buildCurrentUser({ permissions: ['user:manage'] }));
    expect(await screen.findByText(/разрешение «Управление ролями»\.$/)).toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

describe('two roles side by side', () => {
  it('say whom they have and how far they reach, each with the way to change it', async () => {
    render(BOTH);
    const facts = within(await screen.findByRole('region', { name: 'Партнёр' }));
    expect(facts.getByText('3 человека')).toBeInTheDocument();
    expect(facts.getByText('1 из 3')).toBeInTheDocument();
    expect(facts.getByRole('link', { name: 'Изменить: Партнёр' })).toHaveAttribute(
      'href',
      `/roles/edit/${PARTNER.role_id}`,
    );
    expect(screen.getByRole('link', { name: 'Изменить: Аналитик' })).toBeInTheDocument();
  });

  it('mark the permissions that only one has, by category', async () => {
    render(BOTH);
    expect(await rowsOf('Права: Группа')).toEqual([
      ['Просмотр транзакций группы group:view_transactionsтолько здесь', 'нет'],
      ['нет', 'Просмотр заявок группы group:view_payment_requestsтолько здесь'],
    ]);
    expect(await rowsOf('Права: Отчёты')).toEqual([['нет', 'Чтение отчётов report:readтолько здесь']]);
  });

  it('put the rules that both have beside each other', async () => {
    changeRole(PARTNER.role_id, { permissions: ['all:enable', 'model:disable:brush', 'tag:disable:умная'] });
    changeRole(ANALYST.role_id, {
      permissions: ['all:enable', 'tag:disable:умная', 'vendor:enable:Ромашка'],
    });
    render(BOTH);
    await waitFor(async () =>
      expect(await rowsOf('Правила доступа к моделям')).toEqual([
        ['Разрешить все модели', 'Разрешить все модели'],
        ['Запретить модель «Кисть»только здесь', 'нет'],
        ['Запретить тег «умная»', 'Запретить тег «умная»'],
        ['нет', 'Разрешить вендора «Ромашка»только здесь'],
      ]),
    );
  });

  it('list the enabled models on which they differ, with what decides, and all of them at a press', async () => {
    const { user, location } = render(BOTH);
    expect(
      await screen.findByText('Общих 1, только у первой 0, только у второй 1, закрыты у обеих 1'),
    ).toBeInTheDocument();
    expect(await rowsOf('Модели')).toEqual([
      ['Роза 2Ромашка', 'ЗаблокированаЗапретить все модели', 'ДоступнаРазрешить все модели'],
    ]);
    const filter = screen.getByRole('checkbox', { name: 'Только различия' });
    expect(filter).toBeChecked();
    await user.click(filter);
    await waitFor(() => expect(location()).toBe(`/roles/compare?${BOTH}&models=all`));
    expect(await rowsOf('Модели')).toEqual([
      ['Роза 1Ромашка', 'ДоступнаРазрешить тег «открытая»', 'ДоступнаРазрешить все модели'],
      ['Роза 2Ромашка', 'ЗаблокированаЗапретить все модели', 'ДоступнаРазрешить все модели'],
      ['КистьВасилёк', 'ЗаблокированаЗапретить все модели', 'ЗаблокированаЗапретить вендора «Василёк»'],
    ]);
  });

  it('show a long list of models bit by bit', async () => {
    const many = Array.from({ length: 130 }, (_, at) => buildModel({ id: `m${at}`, name: `Модель ${at}` }));
    api.use(handle('GET permissions/suggestions', () => buildSuggestions(many)));
    const { user } = render(`${BOTH}&models=all`);
    await user.click(await screen.findByRole('button', { name: 'Показать ещё (100 из 130)' }));
    expect(await rowsOf('Модели')).toHaveLength(130);
    expect(screen.queryByRole('button', { name: /^Показать ещё/ })).not.toBeInTheDocument();
  });

  it('say so where they open the same models, and where neither grants anything', async () => {
    changeRole(PARTNER.role_id, { permissions: ['all:enable'] });
    changeRole(ANALYST.role_id, { permissions: ['all:enable'] });
    render(BOTH);
    expect(await screen.findByText('Обе роли открывают одни и те же модели.')).toBeInTheDocument();
    expect(screen.getByText('Прав нет ни у одной из ролей.')).toBeInTheDocument();
  });

  it('are told apart by their place where they have one name', async () => {
    setRoles([PARTNER, buildRole({ ...OF_COMPANY, role_name: 'Партнёр' })]);
    render(`one=${PARTNER.role_id}&other=${OF_COMPANY.role_id}`);
    const table = within(await screen.findByRole('table', { name: 'Правила доступа к моделям' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Партнёр (глобальная)',
      'Партнёр (ООО «Вектор»)',
    ]);
  });

  it('compare on without the models where those do not come', async () => {
    api.use(handle('GET permissions/suggestions', () => failure('SYS.001')));
    render(`one=${PARTNER.role_id}&other=${SYSTEM.role_id}`);
    expect(await screen.findByText('Не удалось загрузить модели')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Права' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Посмотреть: Администратор' })).toBeInTheDocument();
  });
});
