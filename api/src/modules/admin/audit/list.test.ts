import { beforeAll, describe, expect, it } from '@jest/globals';
import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { insertAudit } from '#test/test-audit.ts';
import { createCompany } from '#test/test-companies.ts';
import { groupOfOne } from '#test/test-groups.ts';
import { payerOf, userWith } from '#test/test-payers.ts';
import { createUser, ROLES } from '#test/test-users.ts';
import { uploaded } from '../bank-statements/testing/upload.ts';

interface Row {
  readonly seq: number;
  readonly id: string;
  readonly action: string;
  readonly entity_id: string | null;
  readonly entity_label: string | null;
  readonly hash: string;
}
interface Page {
  readonly items: Row[];
  readonly total: number;
  readonly is_total_capped: boolean;
  readonly next_cursor: string | null;
}

const ORIGIN = {
  ip: '198.51.100.7',
  id: 'trace-0001',
  fingerprint: null,
  headers: { 'user-agent': 'Firefox' },
};

describe.each(anyDatabase)('the audit log as a list on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  let anna: { id: string; email: string };
  const gone = uuidv7();

  const write = (
    action: string,
    entityId: string | null,
    more: { actorId?: string; before?: object; after?: object } = {},
  ) => insertAudit(api.db, { action, entityId, ...more }, more.actorId === undefined ? undefined : ORIGIN);

  beforeAll(async () => {
    anna = await createUser(api.db, { displayName: 'Анна Воронцова', email: 'anna.vorontsova@demo.example' });
    admin = await api.signedIn({ role: 'admin', displayName: 'Фёдор Смотрящий' });
    await write('role.update', ROLES.user, { actorId: anna.id, before: { name: 'Б' }, after: { name: 'В' } });
    await write('role.delete', gone, { before: { name: 'Ушедшая' } });
    await write('user.update', anna.id, {
      actorId: admin.userId,
      before: { spent_30d: '1' },
      after: { phone: null },
    });
    await write('model.price', 'gpt-x', { actorId: admin.userId });
    await write('model.price', 'не-uuid');
  });

  const page = async (query = '') => (await admin.get(`/admin/audit${query}`)).read<Page>();
  const actions = async (query: string) => (await page(query)).items.map(({ action }) => action);
  const one = async (query: string) => (await page(query)).items[0];

  it('says who, what, before and after, when and from where, newest first', async () => {
    const { items, total, is_total_capped } = await page();
    expect(items.map(({ action }) => action)).toEqual([
      'model.price',
      'model.price',
      'user.update',
      'role.delete',
      'role.update',
      'auth.sign_in',
    ]);
    expect({ total, is_total_capped }).toEqual({ total: 6, is_total_capped: false });
    expect(items[2]).toMatchObject({
      actor: { id: admin.userId, display_name: 'Фёдор Смотрящий', email: admin.email },
      entity_type: 'user',
      entity_id: anna.id,
      entity_label: 'Анна Воронцова',
      fields: { before: { spent_30d: '1' }, after: { phone: null } },
      ip: '198.51.100.7',
      user_agent: 'Firefox',
      trace_id: 'trace-0001',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(items[0]).toMatchObject({
      actor: null,
      entity_label: null,
      ip: null,
      fields: { before: null, after: null },
    });
  });

  it('names what is gone as the row says', async () => {
    expect(await one('?action=role.delete')).toMatchObject({ entity_label: 'Ушедшая' });
    expect(await one('?action=role.update')).toMatchObject({ entity_label: 'Пользователь' });
  });

  it('is filtered by person, action, kind, thing and period', async () => {
    expect(await actions(`?actor_id=${anna.id}`)).toEqual(['role.update']);
    expect(await actions(`?actor_id=${admin.userId}&action=model.price`)).toEqual(['model.price']);
    expect(await actions('?entity_type=role')).toEqual(['role.delete', 'role.update']);
    expect(await actions(`?entity_id=${anna.id}`)).toEqual(['user.update']);
    expect(await actions(`?entity_type=role&entity_id=${anna.id}`)).toEqual([]);
    expect(await actions('?action=never.done')).toEqual([]);
    expect(await actions('?to=2020-01-01')).toEqual([]);
    expect(await actions('?from=2020-01-01&entity_type=user')).toEqual(['user.update']);
  });

  it.each([
    ['a name, of whom it is about and who did it', 'воронцова', ['user.update', 'role.update']],
    ['two beginnings of words', 'вор анн', ['user.update', 'role.update']],
    ['a piece of an e-mail', 'vorontsova', ['user.update', 'role.update']],
    ['the name of a role', 'пользовател', ['role.update']],
    ['an id', gone, ['role.delete']],
    ['the id of a model', 'gpt-x', ['model.price']],
    ['an address', '198.51.100.7', ['model.price', 'user.update', 'role.update']],
    ['a trace', 'trace-0001', ['model.price', 'user.update', 'role.update']],
    ['a number of the chain', '№ 2', ['role.update']],
    ['what stands nowhere', 'нетникого', []],
    ['a half of a word', 'ронцова', []],
  ])('is searched by %s', async (_by, q, expected) => {
    const { items, total } = await page(`?q=${encodeURIComponent(q)}`);
    expect(items.map(({ action }) => action)).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it('is searched by a hash, within a filter', async () => {
    const { hash, seq } = (await one('')) ?? { hash: '', seq: 0 };
    expect(await one(`?q=${hash.toUpperCase()}`)).toMatchObject({ seq });
    expect(await actions(`?q=${hash}&entity_type=role`)).toEqual([]);
  });

  it('is walked by a cursor in both directions, each row once', async () => {
    for (const sort of ['-created_at', 'created_at']) {
      const seen: number[] = [];
      let cursor = '';
      do {
        const { items, next_cursor } = await page(`?limit=2&sort=${sort}${cursor}`);
        seen.push(...items.map(({ seq }) => seq));
        cursor = next_cursor === null ? '' : `&cursor=${next_cursor}`;
      } while (cursor !== '');
      expect(seen).toEqual(sort === 'created_at' ? [1, 2, 3, 4, 5, 6] : [6, 5, 4, 3, 2, 1]);
    }
    expect(await page('?page=2&limit=4')).toMatchObject({ items: [{ seq: 2 }, { seq: 1 }] });
  });

  it('offers the actions and the kinds that stand in it', async () => {
    expect((await admin.get('/admin/audit/actions')).data).toMatchObject({
      actions: ['auth.sign_in', 'model.price', 'role.delete', 'role.update', 'user.update'],
      entity_types: ['model', 'role', 'session', 'user'],
      choices: {
        action: [
          { value: 'auth.sign_in', label: 'Вход' },
          { value: 'model.price', label: 'Изменена цена модели' },
          { value: 'user.update', label: 'Пользователь изменён' },
          { value: 'role.update', label: 'Роль изменена' },
          { value: 'role.delete', label: 'Роль удалена' },
        ],
        entity_type: [
          { value: 'model', label: 'Модель' },
          { value: 'user', label: 'Пользователь' },
          { value: 'role', label: 'Роль' },
          { value: 'session', label: 'Сеанс' },
        ],
      },
    });
  });

  it.each([
    ['an id that is none', 'actor_id=1'],
    ['a day that is none', 'from=yesterday'],
    ['a period that ends before it begins', 'from=2026-02-02&to=2026-01-01'],
    ['an order that it has not', 'sort=action'],
    ['a cursor of somebody else', 'cursor=x'],
    ['too long a text', `q=${'x'.repeat(201)}`],
  ])('refuses %s', async (_what, query) => {
    expect(await admin.get(`/admin/audit?${query}`)).toMatchObject({ status: 400, code: 'VAL.003' });
  });

  it('comes as a file with the rows of the list', async () => {
    const csv = await admin.get('/admin/audit/export?format=csv&entity_type=user');
    const [header, row, rest] = csv.raw.toString().split('\r\n');
    expect(header).toContain('Кто;Почта;Через задание или предложение;Действие;Код действия;Вид объекта');
    expect(row).toContain(
      `Фёдор Смотрящий;${admin.email};;Пользователь изменён;user.update;Пользователь;Анна Воронцова;${anna.id};spent_30d: 1;;`,
    );
    expect(rest).toBe('');
    const xlsx = await admin.get('/admin/audit/export?format=xlsx');
    expect(xlsx).toMatchObject({
      status: 200,
      headers: { 'content-disposition': expect.stringMatching(/audit-.*\.xlsx/) },
    });
    expect(await admin.get('/admin/audit/export?format=pdf')).toMatchObject({ status: 400, code: 'VAL.003' });
  });

  it('is for those who manage users', async () => {
    const person = await api.signedIn({ permissions: ['payment_request:manage', 'role:manage'] });
    for (const path of ['', '/export?format=csv', '/actions'])
      expect(await person.get(`/admin/audit${path}`)).toMatchObject({ status: 403, code: 'AUTH.003' });
  });

  it('counts ten thousand rows of a filter at most, and all where there is none', async () => {
    await sql`insert into audit_log (action, entity_type, entity_id)
      select 'model.update', 'model', n::text from generate_series(1, 10100) n`.execute(api.db);
    expect(await page('?action=model.update&limit=1')).toMatchObject({
      total: 10_000,
      is_total_capped: true,
    });
    expect(await page('?limit=1')).toMatchObject({ total: expect.any(Number), is_total_capped: false });
    expect((await page('?limit=1')).total).toBeGreaterThan(10_100);
  });
});

describe.each(anyDatabase)('what has no name of its own on $name', (database) => {
  const api = useTestApi(database);

  it('is called by its number or its file', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const { payerId } = await userWith(api, '0');
    const correction = await admin.post('/rate-corrections', {
      scope: { type: 'all' },
      target: { tier: 'pro' },
      multiplier: '0.9',
      reason: 'Лето',
    });
    const { number } = correction.read<{ number: number }>();
    const funds = { payer_id: payerId, amount: '150000', reason: 'Ошибка банка' };
    const added = await admin.post('/admin/payers/add-funds', funds, { 'idempotency-key': uuidv7() });
    const { proposal } = added.read<{ proposal: { number: string } }>();
    const statement = await uploaded(admin, [{ number: '1', amount: '100.00' }]);
    const page = async (query: string) => (await admin.get(`/admin/audit?${query}`)).read<Page>();
    const { items } = await page('limit=10');
    expect(items.filter(({ action }) => !action.startsWith('auth.'))).toMatchObject([
      { action: 'bank_statement.upload', entity_label: statement.file_name },
      { action: 'proposal.create', entity_label: proposal.number },
      { action: 'rate_correction.create', entity_label: `№ ${number}` },
    ]);
    for (const label of [proposal.number, `№ ${number}`]) {
      const found = await page(`q=${encodeURIComponent(label)}`);
      expect(found.items.map((item) => item.entity_label)).toContain(label);
    }
  });
});

describe.each(anyDatabase)('the words of the audit log on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  let payerId: string;
  let ivan: string;
  const gone = uuidv7();

  interface Worded {
    readonly entity_text: string;
    readonly entity_label: string | null;
    readonly action_text: string;
    readonly actor_text: string;
    readonly changes: readonly {
      readonly title: string;
      readonly kind: string;
      readonly before: readonly { readonly text: string; readonly id: string | null }[];
      readonly after: readonly { readonly text: string; readonly id: string | null }[];
    }[];
  }

  const write = async (action: string, before: object | undefined, after: object, entityId = payerId) => {
    await insertAudit(api.db, { action, entityId, ...(before && { before }), after });
    const read = await admin.get('/admin/audit?limit=1&readings=shown');
    return read.read<{ items: Worded[] }>().items[0];
  };
  /** «Название: было → стало», with the ids behind names. */
  const written = (row: Worded | undefined) =>
    row?.changes.map(({ title, before, after }) => {
      const text = (lines: Worded['changes'][number]['after']) =>
        lines.map((line) => (line.id === null ? line.text : `${line.text} (${line.id})`)).join('; ');
      return `${title}: ${text(before)} → ${text(after)}`.replaceAll('\u00a0', ' ');
    });

  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin', displayName: 'Фёдор Смотрящий' });
    const { id: olga } = await createUser(api.db, { displayName: 'Ольга Счётная' });
    payerId = await payerOf(api, 'user_id', olga);
    ({ id: ivan } = await createUser(api.db, { displayName: 'Иван Петров' }));
    await sql`update users set deleted_at = now(), is_active = false where id = ${ivan}::uuid`.execute(
      api.db,
    );
    await sql`insert into models (id, name, developer, type, input_price, output_price)
      values ('gpt-w', 'Модель W', 'X', 'chat', 1, 1)`.execute(api.db);
  });

  it('say sums to the last decimal, yes and no, moments by Moscow, and what differs first', async () => {
    const row = await write(
      'payer.credit_limit',
      { balance: '1', credit_limit: '200000.00', tier_is_manual: false },
      {
        balance: '1',
        credit_limit: '0.00125',
        tier_is_manual: true,
        document: null,
        valid_from: '2026-12-31T21:05:00.000Z',
      },
    );
    expect(row).toMatchObject({
      action_text: 'Изменён кредитный лимит',
      entity_text: 'Счёт',
      entity_label: 'Ольга Счётная',
      actor_text: 'Система',
    });
    expect(written(row)).toEqual([
      'Кредитный лимит: 200 000,00 ₽ → 0,00125 ₽',
      'Уровень задан вручную: нет → да',
      'Действует с:  → 01.01.2027, 00:05',
      'Баланс: 1,00 ₽ → 1,00 ₽',
    ]);
  });

  it('name whom and what an id means, whose id stands beside; what is nowhere keeps its id', async () => {
    const row = await write(
      'role.assign',
      { user_id: ivan, role_id: ROLES.user },
      { user_id: ivan, role_id: gone, payer_id: payerId, moved: 3 },
    );
    expect(written(row)).toEqual([
      'Переведено людей:  → 3',
      `Счёт:  → Ольга Счётная (${payerId})`,
      `Роль: Пользователь (${ROLES.user}) → ${gone}`,
      `Пользователь: Иван Петров (удалён) (${ivan}) → Иван Петров (удалён) (${ivan})`,
    ]);
  });

  it('name the end of a group, a company and an account as what it is, and lead to the page that is theirs', async () => {
    const { id: groupId, payerId: groupPayer, owner } = await groupOfOne(api, '0');
    const companyId = await createCompany(api, 'Рога и копыта');
    const companyPayer = await payerOf(api, 'company_id', companyId);
    const labelOf = (action: string, id: string) => write(action, undefined, {}, id);
    const group = { entity_text: 'Группа', entity_payer_id: groupPayer };
    const company = { entity_text: 'Компания', entity_payer_id: companyPayer };
    const living = (await labelOf('group.rename', groupId))?.entity_label;
    expect(await labelOf('group.rename', groupId)).toMatchObject(group);
    expect(await labelOf('company.update', companyId)).toMatchObject({
      ...company,
      entity_label: 'Рога и копыта',
    });
    expect((await owner.delete('/group')).status).toBe(200);
    await sql`update companies set closed_at = now() where id = ${companyId}::uuid`.execute(api.db);
    expect(await labelOf('group.dissolve', groupId)).toMatchObject({
      ...group,
      entity_label: `${living} (распущена)`,
    });
    expect(await labelOf('company.close', companyId)).toMatchObject({
      ...company,
      entity_label: 'Рога и копыта (закрыта)',
    });
    expect(await labelOf('payer.switch', companyPayer)).toMatchObject({
      entity_label: 'Рога и копыта (закрыт)',
      entity_payer_id: null,
    });
  });

  it('name permissions and rules one by one, and codes by their kind', async () => {
    const permissions = ['user:manage', 'model:disable:gpt-w', 'all:enable', 'gone:right'];
    expect(written(await write('role.update', { permissions: [] }, { permissions }))).toEqual([
      'Разрешения:  → Управление пользователями (user:manage); Запретить модель «Модель W» (model:disable:gpt-w); ' +
        'Разрешить все модели (all:enable); gone:right',
    ]);
    expect(written(await write('rate_correction.create', undefined, { model_id: 'gpt-w' }))).toEqual([
      'Модель:  → Модель W (gpt-w)',
    ]);
    expect(written(await write('payment_request.paid', { status: 'pending' }, { status: 'paid' }))).toEqual([
      'Статус: Ждёт оплаты → Оплачена',
    ]);
    expect(written(await write('proposal.confirm', { status: 'pending' }, { kind: 'credit_limit' }))).toEqual(
      ['Вид:  → Кредитный лимит', 'Статус: Ждёт подтверждения → '],
    );
    expect(written(await write('payer.tier', { tier: 'start' }, { tier: 'business' }))).toEqual([
      'Уровень: Старт → Бизнес',
    ]);
  });

  it('say what stands inside by its fields', async () => {
    const details = [
      { field: 'multiplier', before: '1.0000', after: '0.9000' },
      { field: 'input_price', before: null, after: '120' },
    ];
    expect(written(await write('proposal.create', undefined, { details }))).toEqual([
      'Что изменится:  → Множитель: 1 → 0,9; Ввод за млн токенов: — → 120,00 ₽',
    ]);
    const lines = [{ n: 2, request_id: gone, ok: true }];
    expect(written(await write('bank_statement.confirm', undefined, { lines }))).toEqual([
      `Строки:  → Строка: 2 · Подтверждена: да · Заявка: ${gone}`,
    ]);
    expect(
      written(await write('bank_statement.upload', undefined, { from: '2026-11-02', to: '2026-11-03' })),
    ).toEqual(['С какого дня:  → 2 ноября 2026 г.', 'По какой день:  → 3 ноября 2026 г.']);
  });

  it('stand in the order of the words, in a state, in what is inside it and in a filter; unknown ones are last', async () => {
    const days = { spent_30d: '1', to: '2026-11-03', from: '2026-11-02' };
    const [from, to] = ['С какого дня: 2 ноября 2026 г.', 'По какой день: 3 ноября 2026 г.'];
    expect(written(await write('bank_statement.upload', undefined, { ...days, lines: [days] }))).toEqual([
      'С какого дня:  → 2 ноября 2026 г.',
      'По какой день:  → 3 ноября 2026 г.',
      `Строки:  → ${from} · ${to} · spent_30d: 1`,
      'spent_30d:  → 1',
    ]);
    const read = { address: '/x', format: 'csv', rows: 1, filters: days };
    expect(written(await write('transaction.export', undefined, read))).toEqual([
      'Файл:  → 1 строка, CSV',
      'С даты:  → 2 ноября 2026 г.',
      'По дату:  → 3 ноября 2026 г.',
      'spent_30d:  → 1',
      'Откуда:  → /x',
    ]);
    const csv = await admin.get(
      `/admin/audit/export?format=csv&entity_id=${payerId}&action=bank_statement.upload`,
    );
    expect(csv.raw.toString().replaceAll('\u00a0', ' ')).toContain(`"${from}\n${to}"`);
  });

  it('say of a reading how much was read, and by which filter', async () => {
    const read = {
      address: '/api/v1/transactions/export',
      format: 'csv',
      rows: 1201,
      completed: false,
    };
    expect(
      written(
        await write('transaction.export', undefined, {
          ...read,
          filters: { type: 'topup', amount_from: '100', user_id: ivan },
        }),
      ),
    ).toEqual([
      'Файл:  → 1 201 строка, CSV, скачивание прервано',
      'Тип:  → Пополнение',
      `Пользователь:  → Иван Петров (удалён) (${ivan})`,
      'Сумма от:  → 100,00 ₽',
      'Откуда:  → /api/v1/transactions/export',
    ]);
    expect(written(await write('transaction.export', undefined, { ...read, filters: {} }))).toContain(
      'Фильтр:  → не задан: все строки списка',
    );
  });

  it('stand in the file as on the screen, a line for each field', async () => {
    const csv = await admin.get(`/admin/audit/export?format=csv&entity_id=${payerId}&action=role.assign`);
    expect(csv.raw.toString()).toContain(
      `"Переведено людей: 3\nСчёт: Ольга Счётная (${payerId})\nРоль: ${gone}\nПользователь: Иван Петров (удалён) (${ivan})"`,
    );
  });
});

describe.each(anyDatabase)('the order of the audit log on $name', (database) => {
  const api = useTestApi(database);

  it.each([
    ['an actor', sql`actor_id = ${uuidv7()}::uuid`, 'audit_log_of_actor'],
    ['an action', sql`action = 'role.update'`, 'audit_log_of_action'],
    [
      'an action of an actor',
      sql`actor_id = ${uuidv7()}::uuid and action = 'x'`,
      'audit_log_of_actor_action',
    ],
    ['a kind', sql`entity_type = 'role'`, 'audit_log_of_type'],
    ['a thing', sql`entity_id = 'x'`, 'audit_log_of_entity'],
    ['an address', sql`ip = '::1'`, 'audit_log_of_ip'],
    ['a trace', sql`trace_id = 'x'`, 'audit_log_of_trace'],
    ['a hash', sql`hash = 'x'`, 'audit_log_of_hash'],
  ])('of %s has an index, so that no page sorts', async (_of, condition: RawBuilder<unknown>, index) => {
    const plan = await api.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_sort = off`.execute(trx);
      const { rows } = await sql<{
        'QUERY PLAN': string;
      }>`explain select seq from audit_log where ${condition}
        order by created_at desc, seq desc limit 26`.execute(trx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(new RegExp(`using ${index}\\b`));
    expect(plan).not.toContain('Sort');
  });
});
