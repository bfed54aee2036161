import { buildAccess, buildProposalPage, buildStaffProposal, buildVerdict } from '@cabinet/access/testing';
import {
  API,
  buildCurrentUser,
  failure,
  findOpenDialog,
  handle,
  renderWithProviders,
  signedInStore,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildAdminUserDetail, buildLeftMoney } from '../../testing/build-admin-user.ts';
import { usePersonPageApi } from '../../testing/person-page-api.ts';
import { ADMIN, COMPANY, ROLES } from '../../testing/users-api.ts';
import { Screen } from './admin-users-detail-screen.tsx';

const { api, asked, counts, written, setPerson } = usePersonPageApi();
const PERSON = buildAdminUserDetail();

const render = (id = PERSON.id, viewer = ADMIN) =>
  renderWithProviders(<Screen />, {
    store: signedInStore(viewer),
    at: `/admin/users/${id}`,
    path: '/admin/users/:userId',
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const spaced = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the page of a person', () => {
  it('shows both roles of somebody in a company, and gives another global one', async () => {
    setPerson({
      company: COMPANY,
      account_type: 'company',
      role: { role_id: ROLES.director.role_id, role_name: 'Директор', company_id: COMPANY.id },
      global_role: { role_id: ROLES.partner.role_id, role_name: 'Партнёр' },
      global_permissions: ['all:enable', 'type:disable:image', 'all:enabel'],
    });
    const { user } = render();
    const facts = await section('О пользователе');
    expect(facts.getByText('Директор')).toBeInTheDocument();
    expect(facts.getByText(/^В компании действуют её правила доступа к моделям/)).toBeInTheDocument();
    const rules = (await section('Права')).getByRole('list', { name: 'Правила глобальной роли «Партнёр»' });
    expect(rules).toHaveTextContent('Разрешить все моделиЗапретить тип «image»all:enabel');
    await user.click(facts.getByRole('button', { name: 'Сменить глобальную роль' }));
    const dialog = within(await findOpenDialog('Назначить роль'));
    expect(await dialog.findByRole('radio', { name: 'Партнёр' })).toBeChecked();
    expect(dialog.queryByRole('radio', { name: 'Директор' })).not.toBeInTheDocument();
  });

  it('says who they are, what they may do and what was done to them', async () => {
    setPerson({
      company: COMPANY,
      account_type: 'company',
      owns_company: true,
      audit: [
        {
          seq: 7,
          id: 'row-1',
          at: '2026-11-20T10:00:00.000Z',
          action: 'user.update',
          action_text: 'Пользователь изменён',
          actor_text: 'Иван Петров',
          changes: [
            {
              field: 'phone',
              title: 'Телефон',
              kind: 'changed',
              before: [{ text: '+79120000000', id: null }],
              after: [{ text: '+79123456789', id: null }],
            },
            { field: 'email', title: 'Почта', kind: 'same', before: [], after: [] },
          ],
          actor: { id: ADMIN.user.id, display_name: 'Иван Петров', email: 'ivan@demo.example' },
          writer: null,
          begun: null,
          entity_type: 'user',
          entity_id: PERSON.id,
          entity_label: 'Анна Воронцова',
          fields: {
            before: { phone: null, email: 'a@b.ru' },
            after: { phone: '+79123456789', email: 'a@b.ru' },
          },
          ip: null,
          user_agent: null,
          trace_id: null,
          previous_hash: 'a',
          hash: 'b',
        },
      ],
    });
    render();
    expect(await screen.findByRole('heading', { level: 1, name: 'Анна Воронцова' })).toBeInTheDocument();
    const facts = await section('О пользователе');
    expect(facts.getByText('+7 (912) 345-67-89')).toBeInTheDocument();
    expect(facts.getByText('владелец')).toBeInTheDocument();
    const rights = await section('Права');
    expect(rights.getByRole('list', { name: 'Права: Группа' })).toHaveTextContent(/транзакц/i);
    expect(rights.getByText('Разрешить все модели')).toBeInTheDocument();
    const log = await section('Журнал');
    expect(log.getByText('Пользователь изменён')).toBeInTheDocument();
    expect(log.getByText(/Телефон/).closest('li')).toHaveTextContent(
      /было.*\+79120000000.*стало.*\+79123456789/,
    );
    expect(log.queryByText(/Почта/)).not.toBeInTheDocument();
    expect(log.getByRole('link')).toHaveAttribute('href', `/admin/audit?entity_id=${PERSON.id}`);
  });

  it('shows what about them waits for a second person, whose buttons are there', async () => {
    const actions = { confirm: true, reject: true, cancel: false };
    const proposal = buildStaffProposal({ actions, obstacle: null });
    const queries: string[] = [];
    const decided: unknown[] = [];
    api.use(
      handle('GET admin/proposals', ({ request }) => {
        queries.push(new URL(request.url).search);
        return buildProposalPage(decided.length === 0 ? [proposal] : []);
      }),
      handle('POST admin/proposals/{id}/confirm', ({ params }) => {
        decided.push(params.id);
        return { ...proposal, status: 'confirmed' };
      }),
    );
    const { user } = render();
    const card = await section('П-000123 ждёт подтверждения');
    expect(card.getByText('Пользователь → Кадры')).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Отклонить' })).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Подтвердить' }));
    const question = within(await findOpenDialog('Подтвердить П-000123?', 'alertdialog'));
    await user.click(question.getByRole('button', { name: 'Подтвердить и сменить роль' }));
    await waitFor(() => expect(decided).toEqual([proposal.id]));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'П-000123 ждёт подтверждения' })).not.toBeInTheDocument(),
    );
    expect(queries[0]).toBe(`?user_id=${PERSON.id}&status=pending&limit=200`);
  });

  it('proposes to reset the second factor of whoever has one, with a reason, and says what comes of it', async () => {
    setPerson({ has_second_factor: true });
    const asked: unknown[] = [];
    api.use(
      handle('POST admin/users/{id}/reset-factors', async ({ request }) => {
        asked.push(await request.json());
        const proposal = buildStaffProposal({ kind: 'factor_reset', details: [] });
        return { ...buildAdminUserDetail(), proposals: [proposal] };
      }),
    );
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Сбросить второй способ входа' }));
    const dialog = within(await findOpenDialog('Сбросить второй способ входа?'));
    expect(dialog.getByText(/через сутки после него сброс вступит в силу/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Предложить сброс' }));
    expect(await dialog.findByText('Укажите причину')).toBeInTheDocument();
    expect(asked).toEqual([]);
    await user.type(dialog.getByLabelText('Причина'), 'Потерял телефон');
    await user.click(dialog.getByRole('button', { name: 'Предложить сброс' }));
    expect(
      await screen.findByText(
        /^Второй способ входа останется, пока предложение не подтвердит другой человек/,
      ),
    ).toBeInTheDocument();
    expect(asked).toEqual([{ reason: 'Потерял телефон' }]);
  });

  it('says why a reset is refused, and keeps the reason; of whoever has no factor, and of oneself, offers none', async () => {
    setPerson({ has_second_factor: true });
    api.use(
      http.post(`${API}/admin/users/:id/reset-factors`, () =>
        failure('RES.003', { message: 'Подтвердить это некому' }),
      ),
    );
    const { user, unmount } = render();
    await user.click(await screen.findByRole('button', { name: 'Сбросить второй способ входа' }));
    const dialog = within(await findOpenDialog('Сбросить второй способ входа?'));
    await user.type(dialog.getByLabelText('Причина'), 'Потерял телефон');
    await user.click(dialog.getByRole('button', { name: 'Предложить сброс' }));
    expect(await dialog.findByText('Не получилось')).toBeInTheDocument();
    expect(dialog.getByLabelText('Причина')).toHaveValue('Потерял телефон');
    unmount();
    for (const facts of [{ has_second_factor: false }, { has_second_factor: true, is_self: true }]) {
      setPerson(facts);
      const page = render();
      await section('О пользователе');
      expect(screen.queryByRole('button', { name: 'Сбросить второй способ входа' })).not.toBeInTheDocument();
      page.unmount();
    }
  });

  it('shows a reset that two have agreed on, until when it waits and who has agreed', async () => {
    const proposal = buildStaffProposal({
      kind: 'factor_reset',
      details: [],
      obstacle: 'agreed',
      awaits: [],
      agreed_by: { id: 'u2', display_name: 'Вера Климова' },
      takes_effect_at: '2026-11-21T09:00:00.000Z',
      actions: { confirm: false, reject: true, cancel: false },
    });
    api.use(handle('GET admin/proposals', () => buildProposalPage([proposal])));
    render();
    const card = await section('П-000123 ждёт сутки');
    expect(card.getByText('Сброс второго способа входа')).toBeInTheDocument();
    expect(card.getByText(/Подтвердил второй человек: Вера Климова\. Вступит в силу 21/)).toBeInTheDocument();
    expect(card.queryByRole('button', { name: 'Подтвердить' })).not.toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Отклонить' })).toBeInTheDocument();
  });

  it('is there also where nobody knows what waits, which can be asked again', async () => {
    api.use(http.get(`${API}/admin/proposals`, () => failure('SYS.001'), { once: true }));
    const { user } = render();
    expect(await section('О пользователе')).toBeDefined();
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(/^Не удалось узнать, какие изменения/)).toBeInTheDocument();
    await user.click(notice.getByRole('button', { name: 'Попробовать снова' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('is read in the order of its cards in either column', async () => {
    render();
    await section('Журнал');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Связано с человеком',
      'О пользователе',
      'Деньги',
      'Последние транзакции',
      'Сеансы',
      'Права',
      'Доступ к моделям',
      'Журнал',
    ]);
  });

  it('shows the first sessions of many, and the others when asked', async () => {
    const [session] = buildAdminUserDetail().sessions;
    if (session === undefined) throw new Error('A built person has a session');
    setPerson({ sessions: Array.from({ length: 7 }, (_, index) => ({ ...session, id: `s${index}` })) });
    const { user } = render();
    const sessions = await section('Сеансы');
    const rows = () => within(sessions.getByRole('list', { name: 'Сеансы' })).getAllByRole('listitem').length;
    expect(rows()).toBe(5);
    await user.click(sessions.getByRole('button', { name: 'Показать все: 7' }));
    expect(rows()).toBe(7);
  });

  it('says that there is nobody of that id, with a way back', async () => {
    render('01900000-0000-7000-8000-0000000000ff');
    expect(await screen.findByText('Пользователь не найден')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К списку пользователей' })).toHaveAttribute('href', '/admin');
  });

  it('that was deleted says who it was, who deleted it and why, and what is on the account', async () => {
    api.use(
      handle('GET admin/users/{id}/deleted', {
        id: PERSON.id,
        email: 'anna@demo.example',
        display_name: 'Анна Воронцова',
        created_at: '2026-03-01T09:00:00.000Z',
        deleted_at: '2026-11-20T09:00:00.000Z',
        deleted_by: { id: 'u2', display_name: 'Вера Климова' },
        reason: 'Просила сама',
        payer: buildLeftMoney({ open_requests: 2, open_amount: '500.00' }),
      }),
    );
    render('01900000-0000-7000-8000-0000000000ff');
    expect(await screen.findByRole('heading', { level: 1, name: 'Анна Воронцова' })).toBeInTheDocument();
    const facts = await section('Кто это был');
    expect(facts.getByText('Вера Климова')).toBeInTheDocument();
    expect(facts.getByText('Просила сама')).toBeInTheDocument();
    const money = await section('Деньги');
    expect(money.getByText(/На личном счёте/)).toHaveTextContent(
      /1.234,00.₽\. 2 заявки ждут оплаты, на 500,00.₽: что по ним придёт, зачислится на этот счёт\./,
    );
    expect(money.getByRole('link', { name: 'Открыть счёт' })).toHaveAttribute(
      'href',
      `/admin/payers/${PERSON.payers[0]?.id}`,
    );
    expect(screen.queryByText('Пользователь не найден')).not.toBeInTheDocument();
  });

  it('is read again on request after a failure', async () => {
    api.use(http.get(`${API}/admin/users/:id`, () => failure('AUTH.007'), { once: true }));
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByRole('heading', { name: 'Анна Воронцова' })).toBeInTheDocument();
  });

  it('of oneself offers nothing dangerous, and says why', async () => {
    setPerson({ is_self: true });
    render();
    expect(await screen.findByText(/Отключить или удалить себя нельзя/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Отключить' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Удалить' })).not.toBeInTheDocument();
  });

  it('switches the person off, and deletes them on the way back to the list', async () => {
    const { user, location } = render();
    await user.click(await screen.findByRole('button', { name: 'Отключить' }));
    const question = within(await findOpenDialog('Отключить учётную запись?', 'alertdialog'));
    await user.click(question.getByRole('button', { name: 'Отключить' }));
    expect(await screen.findByRole('button', { name: 'Включить' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Удалить' }));
    const last = within(await findOpenDialog('Удалить пользователя?'));
    expect(await last.findByText(/Деньги останутся на счёте, а счёт закроется/)).toHaveTextContent(
      /На личном счёте 1.234,00.₽/,
    );
    await user.click(last.getByRole('button', { name: 'Удалить пользователя' }));
    expect(await last.findByText('Укажите причину')).toBeInTheDocument();
    await user.type(last.getByLabelText('Причина'), 'Просила сама');
    await user.click(last.getByRole('button', { name: 'Удалить пользователя' }));
    await waitFor(() => expect(location()).toBe('/admin'));
    expect(written).toEqual(['deactivate', ['delete', { reason: 'Просила сама' }]]);
  });

  it('changes the facts, and sends the letter to somebody who has no password yet', async () => {
    setPerson({ has_password: false, last_sign_in_at: null, invited_until: '2026-12-01T09:00:00.000Z' });
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Отправить письмо ещё раз' }));
    expect(await screen.findByText(/Письмо отправлено на anna@demo\.example/)).toBeInTheDocument();
    await user.click((await section('О пользователе')).getByRole('button', { name: 'Изменить' }));
    const dialog = within(await findOpenDialog('Изменить пользователя'));
    await user.clear(dialog.getByLabelText(/Имя/));
    await user.type(dialog.getByLabelText(/Имя/), 'Анна Иванова');
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Анна Иванова' })).toBeInTheDocument();
    expect(written).toMatchObject(['invite', ['edit', { display_name: 'Анна Иванова' }]]);
  });
});

describe('all that is related to a person', () => {
  const CLERK = buildCurrentUser({ permissions: ['user:manage', 'payment_request:manage'] });
  const hrefs = async (group: string) => {
    const list = within((await section('Связано с человеком')).getByRole('list', { name: group }));
    return list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  };

  it('is one press away, with the filter of the person set and with what each list holds', async () => {
    render(PERSON.id, CLERK);
    const of = `user_id=${PERSON.id}`;
    const notPaid = 'status=rejected%2Cfailed%2Cexpired%2Ccancelled';
    const requests = (await section('Связано с человеком')).getByRole('list', { name: 'Заявки на оплату' });
    await waitFor(() =>
      expect(spaced(requests.textContent)).toBe(
        'Все заявки: 1 234Не оплачены и отклонены: 1 234Уведомления провайдера: 3',
      ),
    );
    expect(await hrefs('Заявки на оплату')).toEqual([
      ['Все заявки', `/admin/payment-requests?${of}`],
      ['Не оплачены и отклонены', `/admin/payment-requests?${of}&${notPaid}`],
      ['Уведомления провайдера', `/admin/payment-requests?tab=notices&${of}`],
    ]);
    expect(await hrefs('Транзакции')).toEqual([
      ['Этого человека', `/admin/transactions?${of}`],
      ['Со счёта: Личный счёт', `/admin/transactions?payer_id=${PERSON.payers[0]?.id}`],
    ]);
    expect(await hrefs('Отказы')).toEqual([
      ['Во входе', `/admin/audit?action=auth.sign_in_refused&entity_id=${PERSON.id}`],
      ['В промокоде', `/admin/promo-monitoring?${of}&status=rejected&from=2026-03-01`],
    ]);
    const refusals = (await section('Связано с человеком')).getByRole('list', { name: 'Отказы' });
    await waitFor(() => expect(refusals).toHaveTextContent(/Во входе: 2В промокоде: нет/));
    expect(counts.toSorted()).toEqual([
      `admin/audit?action=auth.sign_in_refused&entity_id=${PERSON.id}&limit=1`,
      `payment/notices?${of}&limit=1`,
      `payment/requests?${of}&limit=1`,
      `payment/requests?${of}&${notPaid}&limit=1`,
      `promo/requests?${of}&status=rejected&from=2026-03-01&limit=1`,
    ]);
  });

  it('leaves out the lists that the viewer may not open, and asks nothing of them', async () => {
    render();
    await waitFor(() => expect(counts).toHaveLength(2));
    expect(
      (await section('Связано с человеком')).queryByRole('list', { name: 'Заявки на оплату' }),
    ).not.toBeInTheDocument();
    expect(counts.filter((each) => each.startsWith('payment/'))).toEqual([]);
  });

  it('says who invited them where and whom they invited, and how each stands', async () => {
    const invitation = {
      id: 'i1',
      email: 'anna@demo.example',
      status: 'pending',
      revoked_because: null,
      invited_by: { id: 'u2', display_name: 'Вера Климова' },
      sent_at: '2026-11-20T09:00:00.000Z',
      expires_at: '2026-11-27T09:00:00.000Z',
      payer: { id: 'p2', kind: 'company', name: 'ООО «Вектор»' },
    } as const;
    const sent = {
      ...invitation,
      id: 'i2',
      email: 'new@demo.example',
      status: 'revoked',
      revoked_because: 'inviter',
      payer: { id: 'p3', kind: 'group', name: 'Семья' },
    } as const;
    api.use(
      handle('GET admin/users/{id}/invitations', {
        received: { total: 21, items: [invitation] },
        sent: {
          total: 4,
          items: [sent, ...['i3', 'i4', 'i5'].map((id) => ({ ...sent, id, revoked_because: null }))],
        },
      }),
    );
    const { user } = render();
    const block = await section('Связано с человеком');
    const received = within(await block.findByRole('list', { name: 'Приглашения этому человеку' }));
    expect(received.getByRole('link', { name: /^в компанию ООО «Вектор»$/ })).toHaveAttribute(
      'href',
      '/admin/payers/p2',
    );
    expect(received.getByRole('link', { name: 'Вера Климова' })).toHaveAttribute('href', '/admin/users/u2');
    expect(received.getByText('Ожидает')).toBeInTheDocument();
    expect(received.getByText('Показаны последние 1 из 21')).toBeInTheDocument();
    const own = within(block.getByRole('list', { name: 'Приглашения от этого человека' }));
    expect(own.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 3 }, () => 'new@demo.example в группу «Семья»'),
    );
    expect(own.getAllByText('Отозвано')).toHaveLength(3);
    expect(own.getByText(/отозвано само: пригласивший больше не может приглашать/)).toBeInTheDocument();
    await user.click(own.getByRole('button', { name: 'Показать ещё: 1' }));
    expect(own.getAllByRole('link')).toHaveLength(4);
  });

  it('says that nobody was invited, and asks again where that is not known', async () => {
    api.use(http.get(`${API}/admin/users/:id/invitations`, () => failure('SYS.001'), { once: true }));
    const { user } = render();
    const block = await section('Связано с человеком');
    await user.click(await block.findByRole('button', { name: 'Попробовать снова' }));
    expect(await block.findByText('На эту почту приглашений не было.')).toBeInTheDocument();
    expect(block.getByText('Этот человек никого не приглашал.')).toBeInTheDocument();
  });
});

describe('the sessions of a person', () => {
  const two = PERSON.sessions.flatMap((session) => [
    session,
    { ...session, id: 'other', ip: '198.51.100.7' },
  ]);

  it('are ended one by one', async () => {
    const { user } = render();
    const sessions = await section('Сеансы');
    await user.click(sessions.getByRole('button', { name: /^Завершить сеанс/ }));
    const question = within(await findOpenDialog('Завершить сеанс?', 'alertdialog'));
    expect(question.getByText(/выйдет 1 устройство/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Завершить' }));
    expect(await sessions.findByText('Сейчас вход нигде не выполнен.')).toBeInTheDocument();
    expect(written).toEqual([`end ${PERSON.sessions[0]?.id}`]);
  });

  it('are ended together, after saying how many', async () => {
    setPerson({ sessions: two });
    const { user } = render();
    const sessions = await section('Сеансы');
    await user.click(sessions.getByRole('button', { name: 'Завершить все' }));
    const question = within(await findOpenDialog('Завершить все сеансы?', 'alertdialog'));
    expect(question.getByText(/выйдут 2 устройства/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Завершить' }));
    expect(await sessions.findByText('Сейчас вход нигде не выполнен.')).toBeInTheDocument();
    expect(written).toEqual(['end all']);
  });
});

describe('the money of a person', () => {
  const payer = PERSON.payers[0];
  const verdict = async () => {
    const money = await section('Деньги');
    return spaced(money.getAllByText(/./)[0]?.closest('section')?.textContent);
  };

  it('is said to suffice, with what is free and of what that comes', async () => {
    render();
    expect(await verdict()).toMatch(
      /Свободно 1 300,00 ₽.*Личный счёт: баланс 1 500,00 ₽, в резерве под идущие запросы 200,00 ₽/,
    );
    expect((await section('Деньги')).getByRole('link', { name: 'Личный счёт' })).toHaveAttribute(
      'href',
      `/admin/payers/${payer?.id}`,
    );
  });

  it.each([
    ['an empty account', { balance: '0', held: '0', available: '0' }, {}, /На счёте нет свободных денег/],
    [
      'a debt',
      { balance: '-5', held: '0', available: '-5' },
      {},
      /На счёте нет свободных денег.*-5,00 ₽|−5,00 ₽/,
    ],
    ['a switched-off account', { is_active: false }, {}, /Счёт выключен.*пока его не включат/],
    ['nobody who pays', { pays: false }, {}, /Платить нечем/],
    [
      'a cap that is reached',
      {},
      { month: { cap: '100.00', spent: '100.50', resets_at: '2026-12-01T00:00:00.000Z' } },
      /Исчерпан лимит на месяц.*Потрачено 100,50 ₽ из 100,00 ₽.*1 декабря 2026/,
    ],
    [
      'a cap that is nearer than the end of the money',
      {},
      { month: { cap: '100.00', spent: '40.00', resets_at: '2026-12-01T00:00:00.000Z' } },
      /Можно потратить 60,00 ₽ до лимита на месяц/,
    ],
    [
      'a cap that is further away',
      {},
      { month: { cap: '5000.00', spent: '40.00', resets_at: '2026-12-01T00:00:00.000Z' } },
      /Свободно 1 300,00 ₽.*До лимита на месяц осталось 4 960,00 ₽/,
    ],
    ['an account that is switched off itself', {}, { is_active: false }, /Учётная запись отключена/],
  ])('says %s', async (_what, ofPayer, ofPerson, expected) => {
    setPerson({ ...ofPerson, payers: payer === undefined ? [] : [{ ...payer, ...ofPayer }] });
    render();
    expect(await verdict()).toMatch(expected);
  });

  it('shows the last transactions, which fail on their own', async () => {
    api.use(http.get(`${API}/transactions`, () => failure('VAL.003'), { once: true }));
    const { user } = render();
    const last = await section('Последние транзакции');
    await user.click(await last.findByRole('button', { name: 'Попробовать снова' }));
    expect(await last.findByRole('listitem')).toBeInTheDocument();
    expect(asked).toEqual([`?user_id=${PERSON.id}&limit=5`]);
    const list = `/admin/transactions?user_id=${PERSON.id}`;
    const [all, row] = last.getAllByRole('link');
    expect(all).toHaveAttribute('href', list);
    expect(row?.getAttribute('href')).toMatch(`${list}&transaction=`);
  });
});

describe('the models of a person', () => {
  it('are counted, the closed ones first, and each says why', async () => {
    const { user } = render();
    const access = await section('Доступ к моделям');
    expect(await access.findByText('Открыто 1 из 2')).toBeInTheDocument();
    expect(access.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ирис 2.*Заблокирована/),
      expect.stringMatching(/^Роза 1.*Доступна/),
    ]);
    await user.click(access.getByRole('button', { name: 'Почему: Ирис 2' }));
    const dialog = within(await findOpenDialog('Почему нет доступа'));
    expect(await dialog.findByText(/Запретить все модели/)).toBeInTheDocument();
  });

  it('count as closed where a request would be refused, whatever the rules say', async () => {
    const models = [
      buildVerdict({ enabled: false, allowed: false }),
      buildVerdict({ id: 'rosa-2', name: 'Роза 2' }),
    ];
    api.use(handle('GET users/{id}/access', () => buildAccess({ models })));
    render();
    const access = await section('Доступ к моделям');
    expect(await access.findByText('Открыто 1 из 2')).toBeInTheDocument();
    expect(access.getAllByRole('listitem')[0]).toHaveTextContent(/^Роза 1.*Заблокирована/);
  });

  it('fail on their own', async () => {
    api.use(http.get(`${API}/users/:id/access`, () => failure('VAL.003'), { once: true }));
    const { user } = render();
    const access = await section('Доступ к моделям');
    await user.click(await access.findByRole('button', { name: 'Попробовать снова' }));
    expect(await access.findByText('Открыто 1 из 2')).toBeInTheDocument();
  });
});

it('says why a session is not ended where the server refuses', async () => {
  api.use(http.delete(`${API}/admin/users/:id/sessions/:session`, () => failure('AUTH.003')));
  const { user } = render();
  await user.click((await section('Сеансы')).getByRole('button', { name: /^Завершить сеанс/ }));
  const question = within(await findOpenDialog('Завершить сеанс?', 'alertdialog'));
  await user.click(question.getByRole('button', { name: 'Завершить' }));
  expect(await question.findByText('Не получилось')).toBeInTheDocument();
});
