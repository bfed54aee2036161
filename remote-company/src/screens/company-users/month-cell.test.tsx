import {
  API,
  failure,
  findOpenDialog,
  handle,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import {
  ACCOUNTANT_ROLE_ID,
  buildCompany,
  buildCompanyUser,
  buildUserPage,
  ROLES,
} from '../../testing/build-company.ts';
import { buildCurrentCompanyUser } from '../../testing/current-company-user.ts';
import { Screen } from './company-users-screen.tsx';

let person = buildCompanyUser();
let written: unknown[] = [];

const api = useApiServer(
  handle('GET company/{id}', () => buildCompany()),
  handle('GET company/{id}/users', () => buildUserPage([person])),
  handle('GET company/{id}/roles', () => ROLES),
  handle('GET company/{id}/invitations', () => []),
  handle('PATCH company/{id}/users/{userId}', async ({ request }) => {
    const body: Partial<typeof person> = Object(await request.json());
    written.push(body);
    person = { ...person, ...body };
    return person;
  }),
);

beforeEach(() => {
  person = buildCompanyUser();
  written = [];
});

const opener = () => screen.findByRole('button', { name: /изменить лимит, Егор Сотрудников/ });
/** Its code comes on the first press. */
const field = () => screen.findByLabelText('Месячный лимит, Егор Сотрудников');

function renderUsers() {
  const current = buildCurrentCompanyUser(['company_user:manage'], {}, ACCOUNTANT_ROLE_ID);
  return renderWithProviders(<Screen />, { store: signedInStore(current), at: '/company/users' });
}

describe('the cap of a person in the list', () => {
  it('is changed where it stands', async () => {
    const { user } = renderUsers();
    await user.click(await opener());
    await user.clear(await field());
    await user.type(await field(), '2500{Enter}');
    await waitFor(async () => expect(await opener()).toHaveTextContent('2 500 ₽'));
    expect(written).toEqual([{ monthly_cap: '2500.00' }]);
    expect(screen.getByRole('progressbar', { name: 'Егор Сотрудников: расходы за месяц' })).toHaveAttribute(
      'aria-valuenow',
      '4',
    );
  });

  it('keeps what was typed and says why it was not saved', async () => {
    const reason = 'Лимит нельзя изменить';
    api.use(http.patch(`${API}/company/:id/users/:userId`, () => failure('RES.003', { message: reason })));
    const { user } = renderUsers();
    await user.click(await opener());
    await user.clear(await field());
    await user.type(await field(), '2500{Enter}');
    expect(await screen.findByText(new RegExp(reason))).toBeInTheDocument();
    expect(await field()).toHaveValue('2500');
  });

  it('can be changed from the row’s menu, where the table has no room', async () => {
    const { user } = renderUsers();
    await user.click(await screen.findByRole('button', { name: 'Действия: Егор Сотрудников' }));
    const item = await screen.findByRole('menuitem', { name: 'Изменить лимит' });
    await waitFor(() => expect(item.closest('[role=menu]')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
    await user.keyboard('{Enter}');
    const dialog = await findOpenDialog('Лимит на месяц');
    expect(dialog).toHaveTextContent('Егор Сотрудников');
    expect(within(dialog).getByRole('button', { name: /изменить лимит/ })).toBeInTheDocument();
  });
});
