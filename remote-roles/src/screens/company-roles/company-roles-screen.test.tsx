import type { Permission } from '@cabinet/access/permissions';
import {
  buildCurrentUser,
  failure,
  findOpenDialog,
  handle,
  offerScreens,
  openRowMenu,
  pretendPhone,
  renderWithProviders,
  signedInStore,
  takeRowAction,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { elsewhere } from '../../paths.ts';
import { buildRole } from '../../testing/build-role.ts';
import { OF_COMPANY } from '../../testing/listed-roles.ts';
import { useRolesApi } from '../../testing/roles-api.ts';
import { Screen } from './company-roles-screen.tsx';

const { api, deleted, setRoles } = useRolesApi();

const company = { id: OF_COMPANY.company_id ?? '', name: OF_COMPANY.company_name ?? '' };
const DIRECTOR = buildRole({
  ...OF_COMPANY,
  role_id: '01900000-0000-7000-8000-0000000000d9',
  role_name: 'Директор',
  permissions: ['company_user:manage', 'company_role:manage', 'company_balance:view'],
  is_system: true,
  users_count: 1,
});

beforeEach(() => {
  localStorage.clear();
  setRoles([DIRECTOR, OF_COMPANY]);
});

function render(
  permissions: readonly Permission[] = ['company_role:manage', 'company_user:manage'],
  companyId: string | null = company.id,
) {
  const current = buildCurrentUser({
    permissions,
    company_id: companyId,
    company: companyId === null ? null : company,
  });
  const store = offerScreens(signedInStore(current), elsewhere.companyUsers);
  return renderWithProviders(<Screen />, { store, at: '/company/roles' });
}

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the roles of a company', () => {
  it('say whom they have, what they grant and open, and who changed them', async () => {
    render();
    const cells = within(await rowOf('Менеджер')).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '3',
      '1 разрешениеПросмотр транзакций компании',
      '1 из 3',
      expect.stringMatching(/^Анна Воронцова/),
      '',
    ]);
    expect(await rowOf('Директор')).toHaveTextContent('системная');
    expect(screen.getByRole('link', { name: 'Создать роль' })).toHaveAttribute(
      'href',
      '/company/roles/create',
    );
  });

  it('lead to their people, where the reader manages those', async () => {
    render();
    const link = within(await rowOf('Менеджер')).getByRole('link', { name: '3 человека с ролью Менеджер' });
    expect(link).toHaveAttribute('href', `/company/users?role_id=${OF_COMPANY.role_id}`);
  });

  it('only count them where the reader does not', async () => {
    render(['company_role:manage']);
    const links = within(await rowOf('Менеджер')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/company/roles/edit/${OF_COMPANY.role_id}`,
    ]);
  });

  it.each([
    ['Менеджер', 'Изменить', `/company/roles/edit/${OF_COMPANY.role_id}`],
    ['Менеджер', 'Создать копию', `/company/roles/create?from=${OF_COMPANY.role_id}`],
    ['Директор', 'Посмотреть', `/company/roles/edit/${DIRECTOR.role_id}`],
    ['Директор', 'Создать копию', `/company/roles/create?from=${DIRECTOR.role_id}`],
  ])('%s goes on with «%s»', async (role, action, address) => {
    const { user, location } = render();
    await takeRowAction(user, role, action);
    await waitFor(() => expect(location()).toBe(address));
  });

  it('do not delete a system role', async () => {
    const { user } = render();
    const items = await openRowMenu(user, 'Директор');
    expect(items.at(-1)).toHaveTextContent('Удалить нельзя: роль системная');
    expect(items.at(-1)).toHaveAttribute('aria-disabled', 'true');
  });

  it('are deleted once their people have another role of the company', async () => {
    const { user } = render();
    await takeRowAction(user, 'Менеджер', 'Удалить');
    const dialog = within(await findOpenDialog('Удалить роль?', 'alertdialog'));
    const target = await dialog.findByRole('combobox', { name: 'Роль есть у 3 человек. Куда их перевести?' });
    await user.selectOptions(target, DIRECTOR.role_id);
    await user.click(dialog.getByRole('button', { name: 'Перевести и удалить' }));
    expect(
      await screen.findByText('Роль «Менеджер» удалена, в роль «Директор» переведено: 3 человека'),
    ).toBeInTheDocument();
    expect(deleted).toEqual(['Менеджер → Директор']);
    // What is left are the roles that every company has.
    expect(await screen.findByRole('heading', { name: 'Своих ролей пока нет' })).toBeInTheDocument();
  });

  it('say what an own role is good for while there is none', async () => {
    setRoles([DIRECTOR]);
    render();
    expect(await screen.findByRole('heading', { name: 'Своих ролей пока нет' })).toBeInTheDocument();
    expect(await rowOf('Директор')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Создать роль' })).toHaveLength(2);
  });

  it('say in two lines on a phone what matters', async () => {
    pretendPhone();
    render();
    const rows = await within(await screen.findByRole('list', { name: 'Роли компании' })).findAllByRole(
      'listitem',
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'ДиректорЛюдей: 1 человекРазрешения: 3 разрешенияОткрыто моделей: 1 из 3 моделей',
      'МенеджерЛюдей: 3 человекаРазрешения: 1 разрешениеОткрыто моделей: 1 из 3 моделей',
    ]);
  });

  it('can be asked for again', async () => {
    api.use(handle('GET roles/company/{id}', () => failure('SYS.001')));
    const { user } = render();
    const again = await screen.findByRole('button', { name: 'Попробовать снова' });
    api.use(handle('GET roles/company/{id}', [DIRECTOR]));
    await user.click(again);
    expect(await rowOf('Директор')).toBeInTheDocument();
  });
});

describe('nobody sees them', () => {
  it('without the right', async () => {
    render([]);
    expect(
      await screen.findByRole('heading', { name: 'Управлять ролями компании вы не можете' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Создать роль' })).not.toBeInTheDocument();
  });

  it('without a company', async () => {
    render(['company_role:manage'], null);
    expect(await screen.findByRole('heading', { name: 'Вы не состоите в компании' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Моя компания' })).toHaveAttribute('href', '/company');
  });
});
