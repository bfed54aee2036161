import {
  chooseFilter,
  failure,
  filterChip,
  findOpenDialog,
  handle,
  renderWithProviders,
  rowActionsOf,
  signedInStore,
  takeRowAction,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  buildProposal,
  buildRaise,
  buildRolePerson,
  OWN_PROPOSAL,
  type WireProposal,
} from '../../testing/build-proposal.ts';
import { DECIDER, useProposalsApi } from '../../testing/proposals-api.ts';
import { Screen } from './admin-proposals-screen.tsx';

const { api, asked, counted, decided, keys, setProposals } = useProposalsApi();

const NOTHING = { confirm: false, reject: false, cancel: false };
const REJECT_ONLY = { ...NOTHING, reject: true };
const REQUEST = { id: '01900000-0000-7000-8000-0000000000e1', number: 'З-000123' };

const render = (at = '/admin/proposals') =>
  renderWithProviders(<Screen />, { store: signedInStore(DECIDER), at });
const theRow = () => screen.findByRole('row', { name: /П-000007/ });
const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => spaced(textContent));

/** The row of the only proposal, and what its menu is called by. */
async function show(proposal: WireProposal, at?: string) {
  setProposals([proposal]);
  const { payer, person, title } = proposal;
  const label = `П-000007, ${payer?.name ?? person?.display_name ?? title}`;
  const shown = render(at);
  return { ...shown, label, row: await theRow() };
}

describe('the proposals', () => {
  it('say what waits, of whom, and who may confirm it', async () => {
    const { row } = await show(buildProposal());
    expect(within(row).getByText('Семья')).toBeInTheDocument();
    expect(cellsOf(row).map((text) => text?.slice(0, 44))).toEqual([
      'Начислить',
      '+150 000,00 ₽',
      'Ошибка банка (СЗ-3)',
      expect.stringMatching(/^Пётр Первый/),
      expect.stringMatching(/^Ждёт подтвержденияПодтвердить может: Вера/),
      '',
    ]);
  });

  it('name the viewer first among those who may confirm', async () => {
    const me = { id: DECIDER.user.id, display_name: 'Это я' };
    const { awaits } = buildProposal();
    const { row } = await show(buildProposal({ awaits: [me, ...awaits] }));
    expect(row).toHaveTextContent('Подтвердить можете вы. Ещё может: Вера Вторая.');
  });

  it('say so where the viewer alone may confirm', async () => {
    const { row } = await show(buildProposal({ awaits: [{ id: DECIDER.user.id, display_name: 'Это я' }] }));
    expect(row).toHaveTextContent('Подтвердить можете только вы.');
  });

  it('are those that wait, until the address asks for others', async () => {
    const { user, location } = await show(buildProposal());
    expect(asked).toEqual(['page=1&limit=20&sort=-created_at&status=pending']);
    expect(filterChip('Состояние')).toHaveTextContent('ждут');
    await chooseFilter(user, 'Состояние', 'Отклонено');
    await waitFor(() => expect(asked.at(-1)).toContain('status=rejected'));
    await chooseFilter(user, 'Состояние', 'Любое состояние');
    await waitFor(() => expect(location()).toBe('/admin/proposals?status=all'));
    await waitFor(() => expect(asked.at(-1)).not.toContain('status'));
  });

  it('are narrowed to one kind, or to those that are decided about together', async () => {
    const { user } = await show(buildProposal());
    await chooseFilter(user, 'Что предложено', 'Люди и роли');
    await waitFor(() =>
      expect(new URLSearchParams(asked.at(-1)).get('kind')).toBe(
        'staff_role,role_permissions,staff_email,staff_activation,factor_reset',
      ),
    );
    await chooseFilter(user, 'Что предложено', 'Цена модели');
    await waitFor(() => expect(new URLSearchParams(asked.at(-1)).get('kind')).toBe('model_price'));
  });

  it('open as a link asks, with the names of the account and the person', async () => {
    const person = '01900000-0000-7000-8000-0000000000a1';
    const payer = '01900000-0000-7000-8000-0000000001a1';
    await show(
      buildProposal(),
      `/admin/proposals?kind=funds,credit_limit&q=сем&payer_id=${payer}&user_id=${person}&sort=amount`,
    );
    expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({
      kind: 'funds,credit_limit',
      q: 'сем',
      payer_id: payer,
      user_id: person,
      sort: 'amount',
    });
    expect(filterChip('Что предложено')).toHaveTextContent('Деньги и лимиты');
    await waitFor(() => expect(filterChip('Счёт')).toHaveTextContent('Семья'));
    await waitFor(() => expect(filterChip('О ком')).toHaveTextContent('Анна Воронцова'));
  });

  it('are counted for the viewer: those that they may confirm, and those that nobody can any more', async () => {
    setProposals([
      buildProposal(),
      buildProposal({ id: 'b', obstacle: 'too_new', actions: REJECT_ONLY }),
      buildProposal({ id: 'c', obstacle: 'closed', actions: REJECT_ONLY }),
      { ...OWN_PROPOSAL, id: 'd' },
    ]);
    render();
    expect(await screen.findByText('Ждут вашего решения: 2')).toBeInTheDocument();
    expect(counted).toEqual(['status=pending&limit=200']);
  });

  it('say that there are none, and where they come from', async () => {
    render();
    expect(
      await screen.findByRole('heading', { name: 'Ничего не ждёт второго человека' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Вашего решения ничего не ждёт')).toBeInTheDocument();
  });

  it('offer another try where they cannot be read', async () => {
    api.use(handle('GET admin/proposals', () => failure('SYS.001')));
    const { user } = render();
    const again = await screen.findByRole('button', { name: 'Попробовать снова' });
    api.resetHandlers();
    setProposals([buildProposal()]);
    await user.click(again);
    expect(await theRow()).toBeInTheDocument();
  });
});

interface Kind {
  readonly proposal: WireProposal;
  readonly change: string;
  readonly button: string;
  readonly effect: RegExp;
  readonly done: string;
}

const DETAILS = { payer: null, amount: null, reason: null, document: null } as const;

const KINDS: Readonly<Record<WireProposal['kind'], Kind>> = {
  funds: {
    proposal: buildProposal({ amount: '-150000.00' }),
    change: 'Списать',
    button: 'Подтвердить и списать',
    effect: /^Деньги изменятся сразу/,
    done: 'деньги списаны',
  },
  credit_limit: {
    proposal: buildRaise(),
    change: 'Кредитный лимит50 000,00 ₽ → 200 000,00 ₽',
    button: 'Подтвердить и поднять лимит',
    effect: /^Лимит сразу станет/,
    done: 'кредитный лимит 200 000,00 ₽',
  },
  request_refund: {
    proposal: buildProposal({ kind: 'request_refund', amount: '-150000.00', request: REQUEST }),
    change: 'Возврат по З-000123',
    button: 'Подтвердить и вернуть',
    effect: /^Сумма сразу спишется/,
    done: 'оплата возвращена',
  },
  request_paid: {
    proposal: buildProposal({
      kind: 'request_paid',
      request: REQUEST,
      details: [
        { field: 'bank_reference', before: null, after: '№ 42' },
        { field: 'paid_on', before: null, after: '2026-11-24' },
      ],
    }),
    change: 'Оплата З-000123Документ банка: № 42День перевода: 24.11.2026',
    button: 'Подтвердить оплату',
    effect: /^Сумма сразу поступит/,
    done: 'заявка оплачена, деньги на счёте',
  },
  company_verification: {
    proposal: buildProposal({
      kind: 'company_verification',
      amount: null,
      details: [
        { field: 'inn', before: null, after: '7812345675' },
        { field: 'account', before: null, after: '40702810900000005555' },
      ],
    }),
    change: 'Проверка компанииИНН: 7812345675Расчётный счёт: 40702810900000005555',
    button: 'Подтвердить компанию',
    effect: /^Компания сразу станет проверенной/,
    done: 'компания проверена',
  },
  staff_role: {
    proposal: buildRolePerson(),
    change: 'Смена ролиРоль: Пользователь → Финансы',
    button: 'Подтвердить и сменить роль',
    effect: /^Роль сменится сразу/,
    done: 'роль изменена',
  },
  role_permissions: {
    proposal: buildProposal({
      ...DETAILS,
      kind: 'role_permissions',
      title: 'Финансы',
      details: [
        { field: 'permission', before: null, after: 'payment_request:manage' },
        { field: 'permission', before: null, after: 'all:enable' },
        { field: 'permission', before: 'group:view_transactions', after: null },
        { field: 'permission', before: 'group:view_payment_requests', after: null },
        { field: 'permission', before: 'company:transactions', after: null },
        { field: 'description', before: '', after: 'Деньги' },
      ],
    }),
    change:
      'Изменение ролиОписание: ДеньгиДобавить: Обработка заявок на оплату, Разрешить все моделиУбрать: 3 разрешения',
    button: 'Подтвердить и изменить роль',
    effect: /^Права сразу изменятся у всех/,
    done: 'роль изменена',
  },
  staff_email: {
    proposal: buildRolePerson({
      kind: 'staff_email',
      details: [{ field: 'email', before: 'olga@demo.example', after: 'olga.n@demo.example' }],
    }),
    change: 'Смена почтыПочта: olga@demo.example → olga.n@demo.example',
    button: 'Подтвердить и сменить почту',
    effect: /^Входить человек будет по новой почте/,
    done: 'почта изменена',
  },
  staff_activation: {
    proposal: buildRolePerson({
      kind: 'staff_activation',
      details: [{ field: 'activity', before: 'false', after: 'true' }],
    }),
    change: 'Включение учётной записиСостояние: Отключён → Активен',
    button: 'Подтвердить и включить',
    effect: /^Человек сразу снова сможет войти/,
    done: 'человек включён',
  },
  factor_reset: {
    proposal: buildRolePerson({ kind: 'factor_reset', details: [] }),
    change: 'Сброс второго способа входа',
    button: 'Подтвердить сброс',
    effect: /^Через сутки ключи доступа, .* Убедитесь, что просил он сам\.$/,
    done: 'сброс подтверждён, вступит в силу через сутки',
  },
  rate_correction: {
    proposal: buildProposal({
      kind: 'rate_correction',
      amount: null,
      title: 'Корректировка № 12',
      details: [
        { field: 'multiplier', before: '1.0000', after: '0.9500' },
        { field: 'valid_from', before: null, after: '2026-12-01T09:00:00.000Z' },
        { field: 'valid_to', before: '2026-12-31T21:00:00.000Z', after: null },
      ],
    }),
    change:
      'Корректировка ставокМножитель: ×1 (0 %) → ×0,95 (−5 %)Действует с: 1 декабря 2026 г. в 12:00Действует до: 1 января 2027 г. в 00:00 → без срока',
    button: 'Подтвердить корректировку',
    effect: /^Цены изменятся у всех/,
    done: 'корректировка записана',
  },
  model_price: {
    proposal: buildProposal({
      ...DETAILS,
      kind: 'model_price',
      title: 'Роза 1',
      details: [{ field: 'input_price', before: '120.00', after: '90.50' }],
    }),
    change: 'Цена моделиВвод за млн токенов: 120,00 ₽ → 90,50 ₽',
    button: 'Подтвердить цену',
    effect: /^Новая цена начнёт действовать/,
    done: 'цена записана',
  },
};

describe('a proposal of the kind', () => {
  it.each(Object.entries(KINDS))('%s says what changes, and what confirming it does', async (_, kind) => {
    const { user, label, row } = await show(kind.proposal);
    expect(cellsOf(row)[0]).toBe(kind.change);
    await takeRowAction(user, label, 'Подтвердить');
    const question = within(await findOpenDialog('Подтвердить П-000007?', 'alertdialog'));
    expect(question.getByText(kind.effect)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: kind.button }));
    expect(
      await screen.findByText((text) => spaced(text) === `Предложение П-000007 подтверждено: ${kind.done}`),
    ).toBeInTheDocument();
    expect(decided).toEqual([['confirm', kind.proposal.id]]);
    expect(keys).toEqual([expect.any(String)]);
  });

  it('model_price says whom it affects, and what the last days would have cost', async () => {
    const { user, label } = await show(KINDS.model_price.proposal);
    await takeRowAction(user, label, 'Подтвердить');
    const dialog = await findOpenDialog('Подтвердить П-000007?', 'alertdialog');
    expect(await within(dialog).findByText('Ввод в 100 раз дороже')).toBeInTheDocument();
    expect(spaced(dialog.textContent)).toContain(
      'За 30 дней: 1 запрос от 1 человека, платили счета 1 плательщика. Стоили 10,00 ₽, по новой цене стоили бы 1 000,00 ₽: +990,00 ₽.',
    );
  });

  it('role_permissions lists what comes and what goes in a dialog of its own', async () => {
    const { user } = await show(KINDS.role_permissions.proposal);
    await user.click(screen.getByRole('button', { name: 'П-000007, Финансы' }));
    const dialog = within(await findOpenDialog('П-000007'));
    const names = (list: string) =>
      within(dialog.getByRole('list', { name: list }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(names('Появятся права')).toEqual(['Обработка заявок на оплату', 'Разрешить все модели']);
    expect(names('Пропадут права')).toEqual([
      'Просмотр транзакций группы',
      'Просмотр заявок группы',
      'Просмотр транзакций компании',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Отклонить' }));
    expect(await findOpenDialog('Отклонить П-000007?')).toBeInTheDocument();
  });

  it('staff_role leads to the person from its dialog', async () => {
    const { user } = await show(buildRolePerson());
    await user.click(screen.getByRole('button', { name: 'П-000007, Ольга Новикова' }));
    const dialog = within(await findOpenDialog('П-000007'));
    expect(dialog.getByRole('link', { name: 'Ольга Новикова' })).toHaveAttribute(
      'href',
      '/admin/users/01900000-0000-7000-8000-0000000001f1',
    );
  });
});

interface Hindered {
  readonly kind?: WireProposal['kind'];
  readonly text: RegExp;
  readonly actions: readonly string[];
}

const OBSTACLES: Readonly<Record<NonNullable<WireProposal['obstacle']>, Hindered>> = {
  author: {
    text: /^Это ваше предложение: решает другой человек\. Подтвердить может: Вера Вторая\.$/,
    actions: [],
  },
  own_payer: { text: /^Это касается вас или ваших денег: решает другой человек\. .*Вера/, actions: [] },
  permission: { text: /разрешение «Управление пользователями» .*Вера Вторая\.$/, actions: [] },
  credential: { text: /^У вас ещё нет пароля.*Вера Вторая\.$/, actions: ['Отклонить'] },
  by_author: {
    text: /^Автор \(Пётр Первый\) за последние 30 дней .*одним человеком.*Вера Вторая\.$/,
    actions: ['Отклонить'],
  },
  made_author: { text: /автора \(Пётр Первый\) .*изменили вы.*Вера Вторая\.$/, actions: ['Отклонить'] },
  too_new: { text: /меньше суток.*24 часа.*Вера Вторая\.$/, actions: ['Отклонить'] },
  agreed: { kind: 'factor_reset', text: /^Второй человек уже подтвердил/, actions: ['Отклонить'] },
  moved_person: {
    kind: 'factor_reset',
    text: /вы меняли почту этого человека.*Вера Вторая\.$/,
    actions: ['Отклонить'],
  },
  factor_used: { kind: 'factor_reset', text: /^С тех пор был вход.* заново\.$/, actions: ['Отклонить'] },
  author_left: {
    text: /отклоните предложение\. Если оно нужно, его сделает другой человек\.$/,
    actions: ['Отклонить'],
  },
  closed: { text: /Счёт закрыт навсегда.*Отклоните предложение\.$/, actions: ['Отклонить'] },
  limit_changed: {
    kind: 'credit_limit',
    text: /другом лимите нужно другое предложение\.$/,
    actions: ['Отклонить'],
  },
  request_changed: { kind: 'request_refund', text: /больше не возвращают\.$/, actions: ['Отклонить'] },
  person_left: { kind: 'staff_role', text: /менять больше некого\.$/, actions: ['Отклонить'] },
  person_changed: { kind: 'staff_role', text: /другая роль.* сделают заново\.$/, actions: ['Отклонить'] },
  role_changed: {
    kind: 'role_permissions',
    text: /Роль с тех пор изменили.* сделают заново\.$/,
    actions: ['Отклонить'],
  },
  correction_changed: {
    kind: 'rate_correction',
    text: /^Корректировку с тех пор изменили.* сделают заново\.$/,
    actions: ['Отклонить'],
  },
  requisites_changed: {
    kind: 'company_verification',
    text: /^Реквизиты компании с тех пор.* заново\.$/,
    actions: ['Отклонить'],
  },
  price_changed: { kind: 'model_price', text: /^Цену модели с тех пор.* заново\.$/, actions: ['Отклонить'] },
  email_taken: {
    kind: 'staff_email',
    text: /Эту почту с тех пор занял.* сделают заново\.$/,
    actions: ['Отклонить'],
  },
  name_taken: {
    kind: 'role_permissions',
    text: /Это название с тех пор.* сделают заново\.$/,
    actions: ['Отклонить'],
  },
};

describe('a proposal that the viewer may not confirm', () => {
  it.each(Object.entries(OBSTACLES).map(([obstacle, hindered]) => ({ obstacle, ...hindered })))(
    'because of $obstacle says why, and who can',
    async ({ obstacle, kind = 'funds', text, actions }) => {
      const known = Object.keys(OBSTACLES).find((each): each is keyof typeof OBSTACLES => each === obstacle);
      const { user, label, row } = await show(
        buildProposal({ kind, obstacle: known ?? null, actions: { ...NOTHING, reject: actions.length > 0 } }),
      );
      const state = cellsOf(row).at(-2)?.replace('Ждёт подтверждения', '');
      expect(state).toMatch(text);
      expect(actions.length > 0 ? await rowActionsOf(user, label) : []).toEqual(actions);
    },
  );
});

describe('a proposal that nobody can confirm', () => {
  it('about money says whom to ask for a second person', async () => {
    const { row } = await show(
      buildProposal({ awaits: [], obstacle: 'author', actions: { ...NOTHING, cancel: true } }),
    );
    expect(row).toHaveTextContent(
      'Подтвердить некому: второго человека с разрешением «Управление пользователями» нет. Попросите владельца сервиса назначить второго администратора.',
    );
  });

  it('about rights says when it takes effect, and that it can be stopped', async () => {
    const { row } = await show(
      buildRolePerson({ awaits: [], takes_effect_at: '2026-11-29T09:04:00.000Z', obstacle: 'author' }),
    );
    expect(row).toHaveTextContent(
      /Подтвердить некому\. Вступит в силу 29 ноября 2026 г\. в \d\d:04, если никто не остановит\./,
    );
  });

  it('about rights, once whoever could have is gone, says how to go on', async () => {
    const { row } = await show(buildRolePerson({ awaits: [], obstacle: 'author' }));
    expect(row).toHaveTextContent(
      /«Управление ролями» больше нет\. Отзовите предложение и сделайте его заново/,
    );
  });
});

describe('a decided proposal', () => {
  const over = (draft: Partial<WireProposal>) =>
    buildProposal({ decided_at: '2026-11-20T10:00:00.000Z', actions: NOTHING, awaits: [], ...draft });

  it.each<[string, Partial<WireProposal>, RegExp]>([
    [
      'by whom and why',
      {
        status: 'rejected',
        decided_by: { id: 'c1', display_name: 'Вера Вторая' },
        decision_reason: 'Нет акта',
      },
      /ОтклоненоВера Вторая, .*: Нет акта/,
    ],
    [
      'that it took effect by itself',
      { status: 'confirmed' },
      /ПодтвержденоВступило в силу само: вторых людей не было, /,
    ],
    ['that nobody came', { status: 'lapsed' }, /ИстеклоЗа 7 дней никто не подтвердил, /],
    [
      'that its letters have not arrived',
      { status: 'lapsed', agreed_by: { id: 'c1', display_name: 'Вера Вторая' } },
      /ИстеклоПодтверждено, но письма об этом не дошли, /,
    ],
    [
      'that it ended with the right of its author',
      { status: 'cancelled', decision_reason: 'Автор больше не может предлагать это' },
      /ОтозваноСистема, .*: Автор больше не может предлагать это/,
    ],
  ])('says %s', async (_, draft, text) => {
    const { row } = await show(over(draft), '/admin/proposals?status=all');
    expect(row).toHaveTextContent(text);
  });
});

describe('a decision', () => {
  it('that somebody else has taken meanwhile is said in the question', async () => {
    api.use(
      handle('POST admin/proposals/{id}/confirm', () =>
        failure('RES.003', { message: 'Предложение уже отклонено: Вера' }),
      ),
    );
    const { user, label } = await show(buildProposal());
    await takeRowAction(user, label, 'Подтвердить');
    const question = within(await findOpenDialog('Подтвердить П-000007?', 'alertdialog'));
    await user.click(question.getByRole('button', { name: 'Подтвердить и начислить' }));
    expect(await question.findByText(/^Предложение уже отклонено: Вера/)).toBeInTheDocument();
  });

  it('to reject takes a reason, which stays where the server refuses', async () => {
    const { user, label } = await show(buildProposal());
    await takeRowAction(user, label, 'Отклонить');
    const dialog = within(await findOpenDialog('Отклонить П-000007?'));
    await user.click(dialog.getByRole('button', { name: 'Отклонить' }));
    expect(await dialog.findByText('Укажите причину')).toBeInTheDocument();
    api.use(handle('POST admin/proposals/{id}/reject', () => failure('SYS.002')));
    await user.type(dialog.getByLabelText('Причина'), 'Нет акта');
    await user.click(dialog.getByRole('button', { name: 'Отклонить' }));
    expect(await dialog.findByText('Не получилось')).toBeInTheDocument();
    api.resetHandlers();
    expect(dialog.getByLabelText('Причина')).toHaveValue('Нет акта');
    await user.click(dialog.getByRole('button', { name: 'Отклонить' }));
    expect(await screen.findByText('Предложение П-000007 отклонено')).toBeInTheDocument();
    expect(decided).toEqual([['reject', buildProposal().id, { reason: 'Нет акта' }]]);
  });

  it('to take back one’s own says what stays, and the list is read again', async () => {
    const { user, label } = await show(OWN_PROPOSAL);
    expect(await rowActionsOf(user, label)).toEqual(['Отозвать']);
    await user.keyboard('{Escape}');
    await takeRowAction(user, label, 'Отозвать');
    const question = within(await findOpenDialog('Отозвать П-000007?', 'alertdialog'));
    expect(question.getByText(/^Деньги останутся как есть/)).toBeInTheDocument();
    const before = asked.length;
    await user.click(question.getByRole('button', { name: 'Отозвать' }));
    expect(await screen.findByText('Предложение П-000007 отозвано')).toBeInTheDocument();
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });
});
