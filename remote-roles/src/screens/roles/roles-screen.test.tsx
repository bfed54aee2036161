import {
  buildCurrentUser,
  chooseFilter,
  filterChip,
  offerScreens,
  openRowMenu,
  pretendPhone,
  renderWithProviders,
  signedInStore,
  takeRowAction,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { elsewhere, paths } from '../../paths.ts';
import { ADMIN } from '../../testing/admin.ts';
import { ANALYST, OF_COMPANY, PARTNER } from '../../testing/listed-roles.ts';
import { useRolesApi } from '../../testing/roles-api.ts';
import { Screen } from './roles-screen.tsx';

const { asked, setRoles } = useRolesApi();

beforeEach(() => localStorage.clear());

const OWN = [paths.rolesCompare, paths.permissions, paths.modelSettings];

const render = (at = '/roles', current = ADMIN, ...more: Parameters<typeof offerScreens>[1][]) =>
  renderWithProviders(<Screen />, { store: offerScreens(signedInStore(current), ...OWN, ...more), at });

const hrefsBeside = () =>
  within(screen.getByRole('navigation', { name: 'См. также' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the list of roles', () => {
  it('says of each role what it is, whom it has, what it grants and opens, and who changed it', async () => {
    render();
    const row = await rowOf('Партнёр');
    expect(row).toHaveTextContent('Открытые модели');
    expect(row).toHaveTextContent('Глобальная');
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Глобальная',
      '3',
      '1 разрешениеПросмотр транзакций группы',
      '1 из 3',
      expect.stringMatching(/^Анна Воронцова01\.11\.2026/),
      '',
    ]);
    const system = await rowOf('Администратор');
    expect(system).toHaveTextContent('системная');
    expect(system).toHaveTextContent('3 разрешенияУправление пользователями, Управление ролями и ещё 1');
    expect(system).toHaveTextContent('Система');
  });

  it('names permissions that only the database knows', async () => {
    render();
    expect(await rowOf('Аналитик')).toHaveTextContent('2 разрешения');
    await waitFor(async () => expect(await rowOf('Аналитик')).toHaveTextContent('Чтение отчётов'));
  });

  it('shows the roles of the service, and those of companies for whoever asks', async () => {
    const { user, location } = render();
    await rowOf('Партнёр');
    expect(asked).toEqual(['page=1&limit=20&sort=role_name&scope=global']);
    expect(filterChip('Где действуют')).toHaveTextContent('Где действуют: глобальные');
    expect(screen.queryByRole('row', { name: /Менеджер/ })).not.toBeInTheDocument();
    await chooseFilter(user, 'Где действуют', 'В компаниях');
    expect(await rowOf('Менеджер')).toHaveTextContent('ООО «Вектор»');
    expect(location()).toBe('/roles?scope=company');
    await chooseFilter(user, 'Где действуют', 'Глобальные и в компаниях');
    await rowOf('Партнёр');
    expect(screen.getByRole('row', { name: /Менеджер/ })).toBeInTheDocument();
    expect(location()).toBe('/roles?scope=all');
    expect(asked.at(-1)).toBe('page=1&limit=20&sort=role_name');
  });

  it('is searched and sorted through the address', async () => {
    const { user, location } = render('/roles?q=анал');
    await rowOf('Аналитик');
    expect(screen.queryByRole('row', { name: /Партнёр/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Изменена/ }));
    await waitFor(() => expect(location()).toMatch(/sort=-?updated_at/));
    expect(asked[0]).toContain('q=');
  });

  it('leads from a row to the editor, and from its head to what is beside it', async () => {
    render();
    expect(within(await rowOf('Партнёр')).getByRole('link')).toHaveAttribute(
      'href',
      `/roles/edit/${PARTNER.role_id}`,
    );
    expect(screen.getByRole('link', { name: 'Создать роль' })).toHaveAttribute('href', '/roles/create');
    expect(hrefsBeside()).toEqual(['/roles/compare', '/permissions', '/model-settings']);
  });

  it('leads to the people where a remote offers them', async () => {
    render('/roles', ADMIN, elsewhere.users);
    await rowOf('Партнёр');
    expect(hrefsBeside()).toContain('/users');
  });

  it.each([
    ['Изменить', `/roles/edit/${ANALYST.role_id}`],
    ['Создать копию', `/roles/create?from=${ANALYST.role_id}`],
    ['Сравнить с…', `/roles/compare?one=${ANALYST.role_id}`],
  ])('goes on with «%s»', async (action, address) => {
    const { user, location } = render();
    await takeRowAction(user, 'Аналитик', action);
    await waitFor(() => expect(location()).toBe(address));
  });

  it('says that a system role is not deleted', async () => {
    const { user } = render();
    const items = await openRowMenu(user, 'Администратор');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Посмотреть',
      'Создать копию',
      'Сравнить с…',
      'Удалить нельзя: роль системная',
    ]);
    expect(items.at(-1)).toHaveAttribute('aria-disabled', 'true');
  });

  it('says in two lines on a phone what matters', async () => {
    pretendPhone();
    setRoles([PARTNER, OF_COMPANY]);
    render('/roles?scope=all');
    const rows = await within(await screen.findByRole('list', { name: 'Роли' })).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'ПартнёрЛюдей: 3 человекаРазрешения: 1 разрешениеОткрыто моделей: 1 из 3 моделей',
      'МенеджерГде действует: ООО «Вектор»Людей: 3 человекаРазрешения: 1 разрешениеОткрыто моделей: 1 из 3 моделей',
    ]);
  });
});

describe('without roles', () => {
  it('an empty list leads to the first one', async () => {
    setRoles([]);
    render();
    expect(await screen.findByRole('heading', { name: 'Ролей пока нет' })).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Создать роль' }))
      expect(link).toHaveAttribute('href', '/roles/create');
  });

  it('a filter that finds none is taken away', async () => {
    const { user } = render('/roles?q=нет');
    await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
    expect(await rowOf('Партнёр')).toBeInTheDocument();
  });

  it('whoever does not manage roles is told who does, and nothing is asked', async () => {
    render('/roles', buildCurrentUser({ permissions: ['user:manage'] }));
    expect(
      await screen.findByText('Роли ведёт тот, у кого есть разрешение «Управление ролями».'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Создать роль' })).not.toBeInTheDocument();
    expect(hrefsBeside()).toEqual(['/permissions', '/model-settings']);
    expect(asked).toEqual([]);
  });
});
