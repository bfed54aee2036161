import { beforeAll, describe, expect, it } from '@jest/globals';
import { type SqlBool, sql } from 'kysely';
import { Type } from 'typebox';
import { UuidField } from '#lib/fields.ts';
import { fitsWords } from '#lib/search/matches-words.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { createUser } from '#test/test-users.ts';
import { defineList, flag, period, setOf, tableRows, textOf } from './index.ts';

const people = defineList({
  tag: 'test',
  params: Type.Object({ id: UuidField }),
  routes: [{ path: '/test/:id/people', scope: 'all', access: 'session', summary: 'People but one' }],
  item: Type.Object({ id: Type.String(), name: Type.String() }),
  search: 'Name or e-mail',
  filters: {
    theme: setOf(['light', 'dark'], 'u.theme'),
    active: flag('u.is_active'),
    period: period('u.created_at', 'joined'),
  },
  sorts: { created_at: 'u.created_at', name: 'u.display_name', seen: { nullable: 'u.last_sign_in_at' } },
  async find({ db, params }, { q, where }) {
    const from = db
      .selectFrom('users as u')
      .where(sql<SqlBool>`u.id <> ${textOf(params, 'id')}::uuid`)
      .where(where)
      .where(fitsWords(q, 'u.display_name', 'u.email'));
    return tableRows({
      from,
      select: (users) => users.select(['u.id', 'u.display_name as name']),
      id: 'u.id',
      toItem: ({ id, name }) => ({ id, name }),
    });
  },
  file: {
    sheet: 'Люди',
    name: 'people',
    reading: { all: 'user.export' },
    columns: [{ title: 'Имя', kind: 'text', cell: ({ name }) => name }],
  },
});

const NAMES = ['Аня', 'Борис', 'Вера', 'Глеб', 'Дина'];

describe.each(anyDatabase)('a list from its declaration, on $name', (database) => {
  const api = useTestApi(database, { register: (app) => void app.register(people, { prefix: '/api/v1' }) });
  let reader: SignedIn;

  beforeAll(async () => {
    reader = await api.signedIn();
    for (const displayName of NAMES)
      await createUser(api.db, { displayName, isActive: displayName !== 'Глеб' });
  });

  const read = (query: string) => reader.get(`/test/${reader.userId}/people?${query}`);
  const namesOf = async (query: string) =>
    (await read(query)).read<{ items: { name: string }[] }>().items.map(({ name }) => name);

  it('has pages with numbers, and counts all rows on each', async () => {
    expect(await namesOf('sort=name&limit=2&page=2')).toEqual(['Вера', 'Глеб']);
    expect((await read('limit=2&page=9')).data).toEqual({
      items: [],
      total: 5,
      page: 9,
      limit: 2,
      next_cursor: null,
    });
  });

  it('is sorted by what it names and by nothing else, newest first by default', async () => {
    expect(await namesOf('')).toEqual(NAMES.toReversed());
    expect(await namesOf('sort=-name')).toEqual(NAMES.toReversed());
    expect((await read('sort=password_hash')).details.fields).toEqual({
      sort: 'По этому полю нельзя сортировать',
    });
  });

  it('puts rows without a value last in both directions', async () => {
    const seen = (name: string, at: string) =>
      api.db
        .updateTable('users')
        .set({ last_sign_in_at: new Date(at) })
        .where('display_name', '=', name)
        .execute();
    await seen('Вера', '2026-01-01');
    await seen('Борис', '2026-02-01');
    expect(await namesOf('sort=seen')).toEqual(['Вера', 'Борис', 'Аня', 'Глеб', 'Дина']);
    expect(await namesOf('sort=-seen')).toEqual(['Борис', 'Вера', 'Дина', 'Глеб', 'Аня']);
  });

  it('is searched and filtered, and says what is wrong with a filter', async () => {
    expect(await namesOf('q=%20ве%20')).toEqual(['Вера']);
    expect(await namesOf('theme=dark')).toEqual([]);
    expect(await namesOf('joined_to=2020-01-01')).toEqual([]);
    expect(await namesOf('active=false')).toEqual(['Глеб']);
    expect(await namesOf('active=')).toEqual(await namesOf('active=true'));
    for (const bad of ['theme=blue', 'active=1']) expect((await read(bad)).code).toBe('VAL.003');
  });

  it('reads the parameters of its address, and checks them', async () => {
    expect((await reader.get('/test/1/people')).status).toBe(400);
  });

  it('is saved whole as a file', async () => {
    const file = await reader.get(`/test/${reader.userId}/people/export?format=csv&q=в`);
    expect(file.raw.toString().replace('\ufeff', '').split('\r\n').slice(0, -1)).toEqual(['Имя', 'Вера']);
  });
});
