import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import type { View } from './view-schemas.ts';

const VIEWS = '/users/me/views';
const LIST = `${VIEWS}?table=admin-users`;
const draft = (name: string, more: object = {}) => ({
  table: 'admin-users',
  name,
  query: 'is_active=false&sort=email',
  ...more,
});

const namesOf = async (person: SignedIn, list = LIST) =>
  (await person.get(list)).read<View[]>().map(({ name, is_default }) => (is_default ? `${name} *` : name));

describe.each(anyDatabase)('saved views on $name', (database) => {
  const api = useTestApi(database);
  let person: SignedIn;
  const save = async (name: string, more: object = {}) =>
    (await person.post(VIEWS, draft(name, more))).read<View>();

  beforeEach(async () => {
    person = await api.signedIn();
  });

  it('are kept by list, in the order of their names', async () => {
    const view = await save('  Отключённые ');
    expect(view).toEqual({
      id: view.id,
      table: 'admin-users',
      name: 'Отключённые',
      query: 'is_active=false&sort=email',
      is_default: false,
    });
    await save('Вся компания', { query: '' });
    await save('Отключённые', { table: 'payers' });
    expect(await namesOf(person)).toEqual(['Вся компания', 'Отключённые']);
    expect(await namesOf(person, `${VIEWS}?table=payers`)).toEqual(['Отключённые']);
    expect(await namesOf(person, `${VIEWS}?table=audit`)).toEqual([]);
  });

  it('are renamed, get another query and go', async () => {
    const { id } = await save('Должники');
    const renamed = await person.patch(`${VIEWS}/${id}`, { name: 'Без денег' });
    expect(renamed.data).toMatchObject({ id, name: 'Без денег', query: 'is_active=false&sort=email' });
    const changed = await person.patch(`${VIEWS}/${id}`, { query: 'balance_to=0' });
    expect(changed.data).toMatchObject({ name: 'Без денег', query: 'balance_to=0' });
    expect((await person.patch(`${VIEWS}/${id}`, {})).data).toEqual(changed.data);
    expect((await person.delete(`${VIEWS}/${id}`)).message).toBe('Вид удалён');
    expect((await person.delete(`${VIEWS}/${id}`)).code).toBe('RES.001');
    expect(await namesOf(person)).toEqual([]);
  });

  it('have one default a list, which the next one takes over', async () => {
    const first = await save('Первый', { is_default: true });
    await save('Чужой список', { table: 'payers', is_default: true });
    await save('Второй', { is_default: true });
    expect(await namesOf(person)).toEqual(['Второй *', 'Первый']);
    await person.patch(`${VIEWS}/${first.id}`, { is_default: true });
    expect(await namesOf(person)).toEqual(['Второй', 'Первый *']);
    await person.patch(`${VIEWS}/${first.id}`, { is_default: false });
    expect(await namesOf(person)).toEqual(['Второй', 'Первый']);
    expect(await namesOf(person, `${VIEWS}?table=payers`)).toEqual(['Чужой список *']);
  });

  it('have each name once a list', async () => {
    await save('Должники');
    const { id } = await save('Новые');
    const twice = await person.post(VIEWS, draft(' Должники'));
    expect([twice.code, twice.details.fields]).toEqual([
      'RES.002',
      { name: 'Вид с таким названием уже есть' },
    ]);
    expect((await person.patch(`${VIEWS}/${id}`, { name: 'Должники' })).code).toBe('RES.002');
    expect((await person.patch(`${VIEWS}/${id}`, { name: 'Новые', query: '' })).status).toBe(200);
  });

  it('are thirty a list at most', async () => {
    for (let n = 1; n <= 30; n += 1) await save(`Вид ${n}`);
    const next = await person.post(VIEWS, draft('Вид 31'));
    expect([next.code, next.message]).toEqual(['RES.003', 'Видов уже 30: удалите ненужные']);
    expect((await person.post(VIEWS, draft('Другой', { table: 'payers' }))).status).toBe(200);
  });

  it('are three hundred in all, however many lists somebody invents', async () => {
    await sql`insert into saved_views (id, user_id, table_name, name, query)
      select gen_random_uuid(), ${person.userId}, 'list-' || n, 'Вид', '' from generate_series(1, 300) n`.execute(
      api.db,
    );
    expect((await person.post(VIEWS, draft('Ещё'))).code).toBe('RES.003');
  });

  it('are nobody else’s', async () => {
    const { id } = await save('Мой');
    const other = await api.signedIn({ role: 'admin' });
    expect(await namesOf(other)).toEqual([]);
    expect((await other.patch(`${VIEWS}/${id}`, { name: 'Чужой' })).code).toBe('RES.001');
    expect((await other.delete(`${VIEWS}/${id}`)).code).toBe('RES.001');
    expect((await other.patch(`${VIEWS}/${uuidv7()}`, {})).code).toBe('RES.001');
    expect((await api.visitor().get(LIST)).code).toBe('AUTH.001');
    expect(await namesOf(person)).toEqual(['Мой']);
  });

  it.each([
    ['no list', { table: undefined }, 'VAL.004', 'table'],
    ['a list that cannot be', { table: 'Admin users' }, 'VAL.003', 'table'],
    ['no name', { name: undefined }, 'VAL.004', 'name'],
    ['an empty name', { name: '' }, 'VAL.004', 'name'],
    ['a name of spaces', { name: '   ' }, 'VAL.003', 'name'],
    ['a name that is too long', { name: 'в'.repeat(61) }, 'VAL.003', 'name'],
    ['a name with a line break', { name: 'Вид\nещё' }, 'VAL.003', 'name'],
    ['no query', { query: undefined }, 'VAL.004', 'query'],
    ['a query that is too long', { query: 'a'.repeat(2_001) }, 'VAL.003', 'query'],
    ['a query that no address holds', { query: 'q=Анна Б' }, 'VAL.003', 'query'],
  ])('refuse %s', async (_what, more, code, field) => {
    const answer = await person.post(VIEWS, draft('Вид', more));
    expect([answer.code, Object.keys(answer.details.fields ?? {})]).toEqual([code, [field]]);
  });

  it('are asked for by list', async () => {
    expect((await person.get(VIEWS)).code).toBe('VAL.004');
    expect((await person.get(`${VIEWS}?table=a+b`)).code).toBe('VAL.003');
    expect((await person.patch(`${VIEWS}/1`, {})).code).toBe('VAL.003');
  });

  it('are saved once by an attempt that is repeated', async () => {
    const key = { 'idempotency-key': 'view-attempt-1' };
    const first = await person.post(VIEWS, draft('Один раз'), key);
    expect((await person.post(VIEWS, draft('Один раз'), key)).data).toEqual(first.data);
    expect((await person.post(VIEWS, draft('Другой'), key)).code).toBe('RES.002');
    expect(await namesOf(person)).toEqual(['Один раз']);
  });

  it('leave their changes in the audit log', async () => {
    const { id } = await save('Вид');
    await person.patch(`${VIEWS}/${id}`, { name: 'Другой' });
    await person.delete(`${VIEWS}/${id}`);
    const rows = await api.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'before', 'after'])
      .where('entity_id', '=', id)
      .orderBy('seq')
      .execute();
    expect(rows).toMatchObject([
      { action: 'saved_view.create', actor_id: person.userId, after: { name: 'Вид' } },
      { action: 'saved_view.update', before: { name: 'Вид' }, after: { name: 'Другой' } },
      { action: 'saved_view.delete', before: { name: 'Другой' }, after: null },
    ]);
  });
});

describeOnPostgres('saved views at once on $name', (database) => {
  const api = useTestApi(database);

  it('leave one default view of a list', async () => {
    const person = await api.signedIn();
    const saved = await Promise.all(
      Array.from({ length: 8 }, (_, n) => person.post(VIEWS, draft(`Вид ${n}`, { is_default: true }))),
    );
    expect(saved.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const ids = saved.map((answer) => answer.read<View>().id);
    await Promise.all(ids.map((id) => person.patch(`${VIEWS}/${id}`, { is_default: true })));
    expect((await namesOf(person)).filter((name) => name.endsWith('*'))).toHaveLength(1);
  });

  it('keep one of two with the same name, and no more than thirty', async () => {
    const person = await api.signedIn();
    const same = await Promise.all([1, 2, 3].map(() => person.post(VIEWS, draft('Один'))));
    expect(same.map(({ code, status }) => code || String(status)).sort()).toEqual([
      '200',
      'RES.002',
      'RES.002',
    ]);
    await Promise.all(Array.from({ length: 33 }, (_, n) => person.post(VIEWS, draft(`Вид ${n}`))));
    expect(await namesOf(person)).toHaveLength(30);
  });
});
