import { failure, findOpenDialog, handle } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ROMASHKA_ID } from '../../testing/company-answers.ts';
import { renderDetail, useDetailApi } from '../../testing/detail-screen.tsx';

const { api, answerCompany } = useDetailApi();

const MEMBER = { is_owner: false, role: { role_id: 'r2', role_name: 'Сотрудник' } };

describe('leaving', () => {
  beforeEach(() => answerCompany({ may_edit: false, membership: MEMBER }));

  it('says what will happen, leaves, and goes on in the account', async () => {
    const left: unknown[] = [];
    api.use(
      handle('DELETE company/{id}/users/{userId}', ({ params }) => {
        left.push(params);
        return null;
      }),
    );
    const { user, location } = renderDetail([]);
    await user.click(await screen.findByRole('button', { name: 'Выйти из компании' }));
    const question = await findOpenDialog('Выйти из компании ООО «Ромашка»?', 'alertdialog');
    expect(question).toHaveTextContent(
      'Платить вы будете с личного счёта. Роль «Сотрудник» сменится на «Пользователь».',
    );
    expect(question).toHaveTextContent('История ваших операций останется у компании.');
    await user.click(within(question).getByRole('button', { name: 'Выйти' }));
    await waitFor(() => expect(location()).toBe('/account'));
    expect(await screen.findByText('Вы вышли из компании ООО «Ромашка»')).toBeInTheDocument();
    expect(left).toEqual([{ id: ROMASHKA_ID, userId: '01900000-0000-7000-8000-000000000001' }]);
  });

  it('names the global role with which the person goes on', async () => {
    const kept = { role_id: 'r3', role_name: 'Ограниченный', permissions: [] };
    const { user } = renderDetail([], { global_role: kept });
    await user.click(await screen.findByRole('button', { name: 'Выйти из компании' }));
    expect(await findOpenDialog('Выйти из компании ООО «Ромашка»?', 'alertdialog')).toHaveTextContent(
      'Роль «Сотрудник» сменится на «Ограниченный».',
    );
  });

  it('stays when the server refuses, which says why', async () => {
    const message = 'Сначала передайте управление пользователями';
    api.use(handle('DELETE company/{id}/users/{userId}', () => failure('RES.003', { message })));
    const { user, location } = renderDetail([]);
    await user.click(await screen.findByRole('button', { name: 'Выйти из компании' }));
    const question = await findOpenDialog('Выйти из компании ООО «Ромашка»?', 'alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Выйти' }));
    expect(await screen.findByText(new RegExp(`^${message}`))).toBeInTheDocument();
    expect(location()).toBe(`/company/${ROMASHKA_ID}`);
  });
});

describe('closing', () => {
  it('is done when the name is typed, whatever its quotation marks', async () => {
    let closed = 0;
    api.use(
      handle('DELETE company/{id}', () => {
        closed += 1;
        return null;
      }),
    );
    const { user, location } = renderDetail();
    await user.click(await screen.findByRole('button', { name: 'Закрыть компанию' }));
    const question = await findOpenDialog('Закрыть компанию?');
    expect(question).toHaveTextContent(/На счёте компании 0,00.₽, счёт закроется навсегда\./);
    const confirm = within(question).getByRole('button', { name: 'Закрыть навсегда' });
    const name = within(question).getByLabelText(/^Чтобы подтвердить, введите название/);
    await user.type(name, 'Роза');
    expect(confirm).toBeDisabled();
    await user.clear(name);
    await user.type(name, 'ооо "ромашка"{Enter}');
    await waitFor(() => expect(location()).toBe('/account'));
    expect(closed).toBe(1);
    expect(await screen.findByText('Компания ООО «Ромашка» закрыта')).toBeInTheDocument();
  });

  it('does not ask about unsaved requisites of a company that is closed', async () => {
    api.use(handle('DELETE company/{id}', null));
    const { user, location } = renderDetail();
    await user.type(await screen.findByLabelText('Название'), '!');
    await user.click(screen.getByRole('button', { name: 'Закрыть компанию' }));
    const question = await findOpenDialog('Закрыть компанию?');
    await user.type(within(question).getByLabelText(/^Чтобы подтвердить/), 'ООО Ромашка{Enter}');
    await waitFor(() => expect(location()).toBe('/account'));
  });

  it('names what is in the way instead of offering it', async () => {
    answerCompany({ users_count: 3, payer: { balance: '150.5000000000', held: '10.0000000000' } });
    api.use(
      handle('GET payment/requests/company', {
        items: [],
        total: 2,
        page: 1,
        limit: 5,
        next_cursor: null,
        totals: { paid: '0.00', open: '0.00', by_status: [] },
      }),
    );
    renderDetail(['company_user:manage', 'company:view_payment_requests']);
    const list = await screen.findByRole('list', { name: 'Что мешает закрыть компанию' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(4));
    expect(list).toHaveTextContent('в ней ещё 2 человека');
    expect(list).toHaveTextContent('на счёте 150,50');
    expect(list).toHaveTextContent('есть незавершённые списания');
    expect(list).toHaveTextContent('2 заявки ждут оплаты');
    expect(screen.queryByRole('button', { name: 'Закрыть компанию' })).not.toBeInTheDocument();
  });

  it('stays open when the server knows of something else', async () => {
    api.use(
      handle('DELETE company/{id}', () => failure('RES.003', { message: 'На счёте компании есть деньги' })),
    );
    const { user } = renderDetail();
    await user.click(await screen.findByRole('button', { name: 'Закрыть компанию' }));
    const question = await findOpenDialog('Закрыть компанию?');
    await user.type(within(question).getByLabelText(/^Чтобы подтвердить/), 'ООО Ромашка{Enter}');
    expect(await screen.findByText(/^На счёте компании есть деньги/)).toBeInTheDocument();
    expect(question).toBeInTheDocument();
  });
});
