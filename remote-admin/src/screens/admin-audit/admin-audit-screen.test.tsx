import type { WireData } from '@cabinet/kernel/http';
import {
  API,
  chooseFilter,
  failure,
  filterChip,
  findOpenDialog,
  handle,
  keepFingerprint,
  openFilter,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { ANNA } from '../../testing/admin-users-api.ts';
import { ADMIN, ROLES } from '../../testing/users-api.ts';
import { Screen } from './admin-audit-screen.tsx';

type WireRow = WireData<'GET admin/audit'>['items'][number];
type WireState = WireData<'GET admin/audit/verify'>;

const HASH = 'ab'.repeat(32);
const lines = (texts: readonly string[]) => texts.map((text) => ({ text, id: null }));
const change = (
  field: string,
  title: string,
  kind: NonNullable<WireRow['changes']>[number]['kind'],
  before: readonly string[],
  after: readonly string[],
) => ({ field, title, kind, before: lines(before), after: lines(after) });

const ROW: WireRow = {
  seq: 41,
  id: '01900000-0000-7000-8000-0000000000c1',
  at: '2026-11-20T10:00:00.000Z',
  action: 'role.update',
  action_text: 'Роль изменена',
  actor_text: 'Анна Воронцова',
  entity_text: 'Роль',
  begun_text: null,
  actor: { id: ANNA.id, display_name: 'Анна Воронцова', email: ANNA.email },
  entity_type: 'role',
  entity_id: ROLES.partner.role_id,
  entity_label: 'Партнёр',
  fields: {
    before: { name: 'Друг', description: 'x', permissions: ['user:manage', 'all:enable'] },
    after: { name: 'Партнёр', description: 'x', permissions: ['all:enable', 'role:manage'], spent_30d: '1' },
  },
  changes: [
    change('name', 'Название', 'changed', ['Друг'], ['Партнёр']),
    {
      ...change('permissions', 'Права', 'changed', [], []),
      before: [
        { text: 'Управление пользователями', id: 'user:manage' },
        { text: 'Разрешить все модели', id: 'all:enable' },
      ],
      after: [
        { text: 'Разрешить все модели', id: 'all:enable' },
        { text: 'Управление ролями', id: 'role:manage' },
      ],
    },
    change('spent_30d', 'spent_30d', 'added', [], ['1']),
    change('description', 'Описание', 'same', ['x'], ['x']),
  ],
  writer: null,
  begun: null,
  ip: '198.51.100.7',
  user_agent: 'Firefox',
  trace_id: 'trace-0001',
  previous_hash: HASH,
  hash: HASH,
};
const GONE: WireRow = {
  ...ROW,
  seq: 40,
  id: '01900000-0000-7000-8000-0000000000c2',
  action: 'gift.give',
  action_text: 'gift.give',
  actor: null,
  actor_text: 'Система',
  entity_type: 'gift',
  entity_text: 'gift',
  changes: [],
  entity_label: null,
  entity_id: 'g-7',
  fields: { before: null, after: null },
};
const READ: WireRow = {
  ...ROW,
  seq: 42,
  id: '01900000-0000-7000-8000-0000000000c3',
  action: 'transaction.export',
  action_text: 'Выгружены транзакции',
  entity_type: 'transaction',
  entity_text: 'Транзакции',
  changes: [
    change('rows', 'Файл', 'added', [], ['1 201 строка, CSV, скачивание прервано']),
    change('type', 'Тип', 'added', [], ['Пополнение']),
    change('amount_from', 'Сумма от', 'added', [], ['100,00 ₽']),
  ],
  entity_id: null,
  entity_label: null,
  fields: {
    before: null,
    after: {
      address: '/api/v1/transactions/export',
      filters: { type: 'topup', amount_from: '100' },
      format: 'csv',
      rows: 1201,
      completed: false,
    },
  },
};
const PROPOSED: WireRow = {
  ...ROW,
  seq: 44,
  id: '01900000-0000-7000-8000-0000000000c5',
  action: 'proposal.create',
  action_text: 'Предложено второму человеку',
  entity_type: 'proposal',
  entity_text: 'Предложение',
  changes: [
    change('title', 'Название', 'added', [], ['Партнёр']),
    change('details', 'Что изменится', 'added', [], ['Название: Друг → Партнёр']),
    change('takes_effect_at', 'Вступит в силу', 'added', [], ['21.11.2026, 13:00']),
  ],
  entity_label: 'П-000003',
  fields: {
    before: null,
    after: {
      title: 'Партнёр',
      details: [{ field: 'name', before: 'Друг', after: 'Партнёр' }],
      takes_effect_at: '2026-11-21T10:00:00.000Z',
    },
  },
};
const OPENED: WireRow = {
  ...ROW,
  seq: 43,
  id: '01900000-0000-7000-8000-0000000000c4',
  action: 'user.view',
  action_text: 'Просмотр пользователя',
  entity_type: 'user',
  entity_text: 'Пользователь',
  changes: [],
  entity_id: ANNA.id,
  entity_label: 'Анна Воронцова',
  fields: { before: null, after: null },
};
const WHOLE: WireState = {
  status: 'done',
  ok: true,
  rows: 1201,
  total: 1201,
  broken_at: null,
  reason: null,
  head: { seq: 1201, hash: HASH },
  started_by: { id: ADMIN.user.id, display_name: 'Иван Петров' },
  started_at: '2026-11-20T10:00:00.000Z',
  finished_at: '2026-11-20T10:00:05.000Z',
};

const asked: URLSearchParams[] = [];
let rows: WireRow[] = [];
let isCapped = false;
let state = WHOLE;
let begun = 0;

const api = useApiServer(
  handle('GET admin/audit', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return {
      items: rows,
      total: isCapped ? 10_000 : rows.length,
      page: 1,
      limit: 25,
      next_cursor: null,
      is_total_capped: isCapped,
    };
  }),
  handle('GET admin/audit/actions', {
    actions: ['role.update', 'gift.give'],
    entity_types: ['role', 'gift'],
    choices: {
      action: [{ value: 'role.update', label: 'Роль изменена' }],
      entity_type: [{ value: 'role', label: 'Роль' }],
    },
  }),
  handle('GET admin/audit/verify', () => state),
  handle('POST admin/audit/verify', () => {
    begun += 1;
    state = { ...WHOLE, status: 'running', ok: null, rows: 300, finished_at: null };
    return state;
  }),
  handle('GET admin/users', { items: [ANNA], total: 1, page: 1, limit: 20, next_cursor: null }),
);

beforeEach(() => {
  keepFingerprint();
  asked.length = 0;
  rows = [ROW, GONE];
  isCapped = false;
  state = WHOLE;
  begun = 0;
});

const render = (at = '/admin/audit') => renderWithProviders(<Screen />, { store: signedInStore(ADMIN), at });
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the log of actions', () => {
  it('says who did what to what, and what it has touched', async () => {
    render();
    expect(await rowOf(/Роль изменена/)).toHaveTextContent(
      /Анна Воронцова.*Партнёр.*Роль.*Название, Права, spent_30d.*198\.51\.100\.7/,
    );
    expect(await rowOf(/gift\.give/)).toHaveTextContent(/Система.*giftg-7/);
  });

  it('names what wrote a row where nobody is proved, and what goes on for whoever has begun it', async () => {
    const jobId = '01900000-0000-7000-8000-0000000000d1';
    rows = [
      {
        ...GONE,
        action: 'auth.password_reset',
        action_text: 'Пароль сброшен',
        writer: 'reset-code',
        actor_text: 'По коду из письма',
      },
      { ...ROW, begun: jobId, begun_text: 'П-000007' },
    ];
    const { user } = render();
    expect(await rowOf(/Пароль сброшен/)).toHaveTextContent('По коду из письма');
    await user.click(await rowOf(/Роль изменена/));
    const dialog = within(await findOpenDialog('Роль изменена'));
    expect(dialog.getByText('Через задание или предложение')).toBeVisible();
    expect(dialog.getByText('П-000007')).toBeVisible();
    expect(dialog.getByText(jobId)).toBeVisible();
  });

  it.each([
    ['company', 'company.close', 'Рога (закрыта)', 'p1', '/admin/payers/p1'],
    ['group', 'group.rename', 'Семья', 'p2', '/admin/payers/p2'],
    ['user', 'user.delete', 'Иван (удалён)', null, '/admin/users/e1'],
  ])(
    'leads from a row of a %s by %s to the page that says who it is or was',
    async (type, action, label, payer, href) => {
      const of = { entity_type: type, entity_id: 'e1', entity_label: label, entity_payer_id: payer };
      rows = [{ ...ROW, ...of, action, action_text: 'Сделано' }];
      const { user } = render();
      await user.click(await rowOf(/Сделано/));
      const dialog = within(await findOpenDialog('Сделано'));
      expect(dialog.getByRole('link', { name: label })).toHaveAttribute('href', href);
    },
  );

  it('has words for what a proposal says', async () => {
    rows = [PROPOSED];
    render();
    expect(await rowOf(/П-000003/)).toHaveTextContent(/Название, Что изменится, Вступит в силу/);
  });

  it('is filtered through the address, and names the person of a link', async () => {
    const { user, location } = render(`/admin/audit?actor_id=${ANNA.id}`);
    await rowOf(/Роль изменена/);
    await waitFor(() => expect(filterChip('Кто')).toHaveTextContent('Анна Воронцова'));
    await chooseFilter(user, 'Действие', 'Роль изменена');
    await chooseFilter(user, 'Вид объекта', 'Роль');
    await openFilter(user, 'ID объекта');
    await user.type(await screen.findByRole('textbox', { name: 'ID объекта' }), 'g-7{Enter}');
    await waitFor(() => expect(asked.at(-1)?.get('entity_id')).toBe('g-7'));
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
      actor_id: ANNA.id,
      action: 'role.update',
      entity_type: 'role',
    });
    expect(location()).toContain('entity_id=g-7');
  });

  it('names the person whom the rows of a link are about', async () => {
    render(`/admin/audit?entity_id=${ANNA.id}`);
    await waitFor(() => expect(filterChip('ID объекта')).toHaveTextContent('Анна Воронцова'));
    expect(asked[0]?.get('entity_id')).toBe(ANNA.id);
  });

  it('opens what was beside what is, and leads to the thing and the person', async () => {
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: /Роль изменена/ }));
    const dialog = within(await findOpenDialog('Роль изменена'));
    const list = within(dialog.getByRole('list', { name: 'Было и стало' }));
    const field = (title: string) => list.getByText(title).closest('li');
    expect(field('Название')).toHaveTextContent(/изменено.*Было.*Друг.*Стало.*Партнёр/);
    expect(field('Права')).toHaveTextContent(
      /убрано: Управление пользователями.*user:manage.*добавлено: Управление ролями.*role:manage/,
    );
    expect(list.getByRole('button', { name: 'Скопировать ID role:manage' })).toBeInTheDocument();
    expect(field('Описание')).toHaveTextContent(/^Описание, без изменений ?x$/);
    expect(field('spent_30d')).toHaveTextContent(/^spent_30d, появилось ?Стало ?1$/);
    expect(dialog.getByRole('link', { name: 'Партнёр' })).toHaveAttribute(
      'href',
      `/roles/edit/${ROLES.partner.role_id}`,
    );
    expect(dialog.getByRole('link', { name: 'Анна Воронцова' })).toHaveAttribute(
      'href',
      `/admin/users/${ANNA.id}`,
    );
    await user.click(dialog.getByRole('button', { name: 'Показать JSON' }));
    expect(dialog.getByText(/"spent_30d": "1"/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Скопировать JSON' })).toBeInTheDocument();
  });

  it('shows who has read what once asked, with how much and by which filter', async () => {
    rows = [READ, OPENED];
    const { user, location } = render();
    await rowOf(/Выгружены транзакции/);
    expect(asked.at(-1)?.get('readings')).toBeNull();
    expect(filterChip('Чтение данных')).toHaveTextContent('скрыто');
    await chooseFilter(user, 'Чтение данных', 'Только чтение данных');
    await waitFor(() => expect(asked.at(-1)?.get('readings')).toBe('only'));
    expect(location()).toContain('readings=only');
    expect(plain((await rowOf(/Выгружены транзакции/)).textContent)).toContain(
      '1 201 строка, CSV, скачивание прервано',
    );
    await user.click(screen.getByRole('button', { name: /Выгружены транзакции/ }));
    const dialog = within(await findOpenDialog('Выгружены транзакции'));
    expect(dialog.getByRole('heading', { name: 'Что прочитано' })).toBeInTheDocument();
    expect(dialog.getByText('Сумма от').closest('li')).toHaveTextContent('100');
    expect(dialog.getByText('Тип').closest('li')).toHaveTextContent('Пополнение');
    expect(dialog.queryByText('Транзакции')).not.toBeInTheDocument();
    expect(dialog.queryByRole('list', { name: 'Было и стало' })).not.toBeInTheDocument();
  });

  it('says of an opened page that it was opened', async () => {
    rows = [OPENED];
    const { user } = render('/admin/audit?readings=shown');
    await user.click(await screen.findByRole('button', { name: /Просмотр пользователя/ }));
    const dialog = within(await findOpenDialog('Просмотр пользователя'));
    expect(dialog.getByText(/Страница открыта/)).toBeInTheDocument();
  });

  it('shows the codes and the JSON of an API that has no words yet', async () => {
    const { action_text: _, actor_text, entity_text, begun_text, changes, ...old } = ROW;
    rows = [old];
    api.use(handle('GET admin/audit/actions', { actions: ['role.update'], entity_types: ['role'] }));
    const { user } = render();
    expect(await rowOf(/role\.update/)).toHaveTextContent(/Анна Воронцова.*Партнёр.*role/);
    await chooseFilter(user, 'Действие', 'role.update');
    const row = within(await rowOf(/role\.update/));
    await user.click(row.getByRole('button', { name: /role\.update/ }));
    const dialog = within(await findOpenDialog('role.update'));
    await user.click(dialog.getByRole('button', { name: 'Показать JSON' }));
    expect(dialog.getByText(/"spent_30d": "1"/)).toBeInTheDocument();
  });

  it('says of an action without data that there is none', async () => {
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: /gift\.give/ }));
    const dialog = within(await findOpenDialog('gift.give'));
    expect(dialog.getByText('Действие не меняло данных.')).toBeInTheDocument();
  });

  it('says where it has counted no further', async () => {
    isCapped = true;
    render();
    expect(await screen.findByText(/больше 10 000 записей/)).toBeInTheDocument();
  });

  it('says that nothing is found, with a way out', async () => {
    rows = [];
    const { user, location } = render('/admin/audit?q=nobody');
    await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
    expect(location()).toBe('/admin/audit');
    expect(await screen.findByText('Записей пока нет')).toBeInTheDocument();
  });
});

describe('the verification of the chain', () => {
  const section = async () => within(await screen.findByRole('region', { name: 'Проверка цепочки' }));

  it('says that the log is whole, when it was verified, and which hash to keep', async () => {
    render();
    const chain = await section();
    const result = await chain.findByText(/Цепочка цела/);
    expect(plain(result.textContent)).toContain('проверено 1 201 запись');
    expect(chain.getByText(HASH)).toBeInTheDocument();
    expect(chain.getByRole('button', { name: 'Скопировать хеш последней записи' })).toBeInTheDocument();
    expect(chain.getByText('Как это доказать проверяющему')).toBeInTheDocument();
  });

  it('is begun, shows how far it is, and what it has found', async () => {
    const { user } = render();
    const chain = await section();
    await chain.findByText(/Цепочка цела/);
    await user.click(chain.getByRole('button', { name: 'Проверить' }));
    expect(plain((await chain.findByText(/^Проверяем/)).textContent)).toContain('300 из 1 201');
    expect(chain.getByRole('progressbar', { name: 'Проверка цепочки' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    expect(chain.getByRole('button', { name: 'Проверить' })).toBeDisabled();
    expect(begun).toBe(1);
    state = { ...WHOLE, ok: false, rows: 700, broken_at: 701, reason: 'changed' };
    expect(
      await chain.findByText(/нарушена на записи № 701: содержимое записи изменили/),
    ).toBeInTheDocument();
  });

  it('goes on where one was left', async () => {
    state = { ...WHOLE, status: 'interrupted', ok: null, rows: 300, finished_at: null };
    const { user } = render();
    const chain = await section();
    expect(await chain.findByText(/Проверка прервалась/)).toBeInTheDocument();
    await user.click(chain.getByRole('button', { name: 'Продолжить' }));
    await waitFor(() => expect(begun).toBe(1));
  });

  it('says that a long log was never verified', async () => {
    state = {
      ...WHOLE,
      status: 'never',
      ok: null,
      rows: 0,
      started_by: null,
      started_at: null,
      finished_at: null,
    };
    render();
    expect(await (await section()).findByText(/ещё не проверялся/)).toBeInTheDocument();
  });

  it('is refused to whoever has lost the right meanwhile', async () => {
    api.use(
      http.post(`${API}/admin/audit/verify`, () => failure('AUTH.003', { message: 'Недостаточно прав' })),
    );
    const { user } = render();
    const chain = await section();
    await chain.findByText(/Цепочка цела/);
    await user.click(chain.getByRole('button', { name: 'Проверить' }));
    expect(await chain.findByText(/Недостаточно прав/)).toBeInTheDocument();
  });

  it('is asked for again after a failure', async () => {
    api.use(http.get(`${API}/admin/audit/verify`, () => failure('SYS.002'), { once: true }));
    const { user } = render();
    const chain = await section();
    await user.click(await chain.findByRole('button', { name: 'Попробовать снова' }));
    expect(await chain.findByText(/Цепочка цела/)).toBeInTheDocument();
  });
});
