import { buildProposalPage, buildStaffProposal } from '@cabinet/access/testing';
import {
  API,
  failure,
  findOpenDialog,
  handle,
  offerScreens,
  renderWithProviders,
  signedInStore,
  takeRowAction,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { ANNA, BORIS, buildJob, JOB_ID, useAdminUsersApi } from '../../testing/admin-users-api.ts';
import { buildAdminUser } from '../../testing/build-admin-user.ts';
import { ADMIN, ROLES } from '../../testing/users-api.ts';
import { Screen } from './admin-screen.tsx';

const { api, written, setPeople, setJob, setTotal } = useAdminUsersApi();

const STAFF_ROLE = { role_id: ROLES.staff.role_id, role_name: 'Кадры', company_id: null };
const OLGA = buildAdminUser({
  id: '01900000-0000-7000-8000-0000000000a7',
  email: 'olga@demo.example',
  display_name: 'Ольга Кадрова',
  role: STAFF_ROLE,
});
const AWAY = { ...OLGA, is_active: false };
const RIGHTS = 'служебные права: Управление пользователями.';
const OTHERWISE = 'вступит в силу через 24 часа, и все сотрудники получат письма';

function render(at = '/admin') {
  const store = offerScreens(signedInStore(ADMIN), { pattern: '/admin/proposals' });
  return renderWithProviders(<Screen />, { store, at });
}
type User = ReturnType<typeof render>['user'];

async function ask(user: User, person: string, action: string, title: string, role?: 'alertdialog') {
  await takeRowAction(user, person, action);
  return within(await findOpenDialog(title, role));
}

async function choose(user: User, ...names: readonly string[]) {
  for (const name of names) {
    const row = await screen.findByRole('row', { name: new RegExp(name) });
    await user.click(within(row).getByRole('checkbox'));
  }
  return within(await screen.findByRole('region', { name: 'Действия с выбранными' }));
}

describe('somebody with staff permissions', () => {
  it('is switched on by two people, as the question says, and stays off meanwhile', async () => {
    setPeople([AWAY]);
    const proposal = buildStaffProposal({ kind: 'staff_activation', details: [] });
    api.use(handle('POST admin/users/{id}/activate', { ...AWAY, proposals: [proposal] }));
    const { user } = render();
    const question = await ask(user, 'Ольга Кадрова', 'Включить', 'Включить учётную запись?', 'alertdialog');
    const notice = (await question.findByText('Нужен второй человек')).parentElement;
    expect(notice).toHaveTextContent(RIGHTS);
    expect(notice).toHaveTextContent('Включение подтвердит другой человек');
    expect(notice).toHaveTextContent('до этого войти он не сможет');
    expect(notice).toHaveTextContent(OTHERWISE);
    await user.click(question.getByRole('button', { name: 'Предложить' }));
    const told = within(await findOpenDialog('Предложение П-000123 записано'));
    expect(told.getByText(/^Человек останется отключённым, пока предложение не подтвердит/)).toBeVisible();
    expect(told.getByText(/Подтвердить может: Пётр Первый/)).toBeInTheDocument();
    expect(told.getByRole('link', { name: 'Открыть предложения' })).toHaveAttribute(
      'href',
      '/admin/proposals',
    );
    await user.click(told.getByRole('button', { name: 'Готово' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /Ольга/ })).toHaveTextContent('Отключён');
  });

  it('is switched off by one', async () => {
    setPeople([OLGA]);
    const { user } = render();
    const question = await ask(
      user,
      'Ольга Кадрова',
      'Отключить',
      'Отключить учётную запись?',
      'alertdialog',
    );
    expect(question.queryByText('Нужен второй человек')).not.toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Отключить' }));
    await waitFor(() => expect(written).toEqual([['deactivate', OLGA.id, {}]]));
  });

  it('gets another e-mail by two people, and the rest of the form at once', async () => {
    setPeople([OLGA]);
    const proposal = buildStaffProposal({ kind: 'staff_email', details: [] });
    const bodies: unknown[] = [];
    api.use(
      handle('PUT admin/users/{id}', async ({ request }) => {
        bodies.push(await request.json());
        return { ...OLGA, display_name: 'Ольга Новая', proposals: [proposal] };
      }),
    );
    const { user } = render();
    const form = await ask(user, 'Ольга Кадрова', 'Изменить', 'Изменить пользователя');
    await user.type(form.getByLabelText(/Имя/), ' Новая');
    expect(form.queryByText('Нужен второй человек')).not.toBeInTheDocument();
    await user.clear(form.getByLabelText(/Почта/));
    await user.type(form.getByLabelText(/Почта/), 'new@demo.example');
    const notice = form.getByText('Нужен второй человек').parentElement;
    expect(notice).toHaveTextContent(RIGHTS);
    expect(notice).toHaveTextContent('Новую почту подтвердит другой человек');
    expect(notice).toHaveTextContent('до этого входят с прежней, а имя и телефон сохранятся сразу');
    await user.click(form.getByRole('button', { name: 'Сохранить, почту предложить' }));
    const told = within(await findOpenDialog('Предложение П-000123 записано'));
    expect(told.getByText(/^Почта останется прежней/)).toBeInTheDocument();
    expect(bodies).toEqual([expect.objectContaining({ email: 'new@demo.example' })]);
  });

  it('keeps what was typed where another proposal waits, which the form names', async () => {
    setPeople([OLGA]);
    const message =
      'Об этом уже ждёт подтверждения предложение П-000122. Сначала его нужно подтвердить, отклонить или отозвать';
    api.use(http.put(`${API}/admin/users/:id`, () => failure('RES.003', { message })));
    const { user } = render();
    const form = await ask(user, 'Ольга Кадрова', 'Изменить', 'Изменить пользователя');
    await user.clear(form.getByLabelText(/Почта/));
    await user.type(form.getByLabelText(/Почта/), 'new@demo.example');
    await user.click(form.getByRole('button', { name: 'Сохранить, почту предложить' }));
    expect(await form.findByText(new RegExp(message))).toBeInTheDocument();
    expect(form.getByLabelText(/Почта/)).toHaveValue('new@demo.example');
  });
});

describe('a new person with a role of staff', () => {
  it('is made at once, and the role waits', async () => {
    api.use(handle('POST admin/users', { ...BORIS, proposals: [buildStaffProposal()] }));
    const { user } = render();
    await screen.findByRole('row', { name: /Анна/ });
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    const form = within(await findOpenDialog('Новый пользователь'));
    await user.type(form.getByLabelText(/Почта/), BORIS.email);
    await user.type(form.getByLabelText(/Имя/), 'Борис');
    await form.findByRole('option', { name: 'Кадры' });
    await user.selectOptions(form.getByLabelText('Роль'), 'Кадры');
    const notice = form.getByText('Нужен второй человек').parentElement;
    expect(notice).toHaveTextContent(`Роль «Кадры» даёт ${RIGHTS}`);
    expect(notice).toHaveTextContent('до этого у человека будет роль «Пользователь»');
    await user.click(form.getByRole('button', { name: 'Создать и предложить роль' }));
    const done = within(await findOpenDialog('Пользователь создан'));
    expect(done.getByText('Предложение П-000123 записано')).toBeInTheDocument();
    expect(done.getByText(/^Роль останется прежней, пока предложение/)).toBeInTheDocument();
    expect(done.getByRole('link', { name: 'Открыть предложения' })).toHaveAttribute(
      'href',
      '/admin/proposals',
    );
  });
});

describe('a change of many people', () => {
  it('says of how many of them a second person is needed for the role', async () => {
    setPeople([ANNA, BORIS, OLGA]);
    const { user } = render();
    const bar = await choose(user, 'Анна', BORIS.email, 'Ольга');
    await user.click(bar.getByRole('button', { name: 'Сменить роль' }));
    const question = within(await findOpenDialog('Сменить роль у 3 человек?', 'alertdialog'));
    await user.click(await question.findByRole('radio', { name: 'Партнёр' }));
    expect(question.queryByText('Нужен второй человек')).not.toBeInTheDocument();
    await user.click(question.getByRole('radio', { name: 'Кадры' }));
    const notice = question.getByText('Нужен второй человек').parentElement;
    expect(notice).toHaveTextContent(`Роль «Кадры» даёт ${RIGHTS} Их ещё нет у 2 человек из 3.`);
    expect(notice).toHaveTextContent('Роль каждого из них подтвердит другой человек');
    expect(question.getByRole('button', { name: 'Сменить роль у 3' })).toBeEnabled();
  });

  it('is only proposed where that holds of all of them', async () => {
    const { user } = render();
    const bar = await choose(user, 'Анна');
    await user.click(bar.getByRole('button', { name: 'Сменить роль' }));
    const question = within(await findOpenDialog('Сменить роль у 1 человека?', 'alertdialog'));
    await user.click(await question.findByRole('radio', { name: 'Кадры' }));
    await user.click(question.getByRole('button', { name: 'Предложить' }));
    await waitFor(() => expect(written).toHaveLength(1));
  });

  it('does not know how many they are that a filter finds', async () => {
    setTotal(300);
    const { user } = render();
    const bar = await choose(user, 'Анна');
    await user.click(bar.getByRole('button', { name: 'Выбрать все 300' }));
    await user.click(bar.getByRole('button', { name: 'Сменить роль' }));
    const question = within(await findOpenDialog('Сменить роль у 300 человек?', 'alertdialog'));
    await user.click(await question.findByRole('radio', { name: 'Кадры' }));
    const notice = question.getByText('Нужен второй человек').parentElement;
    expect(notice).toHaveTextContent('Роль каждого, у кого их ещё нет, подтвердит другой человек');
  });

  it('says of how many of them a second person is needed to be let in again', async () => {
    setPeople([AWAY, BORIS, ANNA]);
    const { user } = render();
    const bar = await choose(user, 'Ольга', BORIS.email, 'Анна');
    await user.click(bar.getByRole('button', { name: 'Включить' }));
    const question = within(await findOpenDialog('Включить 3 человек?', 'alertdialog'));
    const notice = (await question.findByText('Нужен второй человек')).parentElement;
    expect(notice).toHaveTextContent('Служебные права у 1 человека из 3.');
    expect(notice).toHaveTextContent('до этого войти они не смогут');
  });

  it('says when it is over how many wait, and where', async () => {
    const [from, to] = ['2026-11-20T08:59:00.000Z', '2026-11-20T09:01:00.000Z'];
    const mine = { proposed_by: { id: ADMIN.user.id, display_name: 'Иван Петров' } };
    const asked: string[] = [];
    api.use(
      handle('GET admin/proposals', ({ request }) => {
        asked.push(new URL(request.url).search);
        return buildProposalPage([
          buildStaffProposal(mine),
          buildStaffProposal({ ...mine, id: 'earlier', created_at: '2026-11-20T08:00:00.000Z' }),
          buildStaffProposal({ id: 'of another', proposed_by: { id: 'other', display_name: 'Пётр' } }),
        ]);
      }),
    );
    setJob(buildJob({ action: 'set_role', status: 'done', done: 3, created_at: from, finished_at: to }));
    render(`/admin?job=${JOB_ID}`);
    const dialog = within(await findOpenDialog('Смена роли'));
    expect(await dialog.findByText('Только предложено и ждёт подтверждения: 1')).toBeInTheDocument();
    expect(dialog.getByText('Роль пока прежняя. Решает другой человек.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Открыть предложения' })).toHaveAttribute(
      'href',
      '/admin/proposals?kind=staff_role',
    );
    expect(asked).toContain('?status=pending&kind=staff_role&limit=200');
  });
});
