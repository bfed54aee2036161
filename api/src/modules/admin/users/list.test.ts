import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { charge, topUp } from '#lib/ledger/index.ts';
import { found, hire } from '#test/company-people.ts';
import { databases } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { payerOf } from '#test/test-payers.ts';
import { createGroup, createUser, ROLES } from '#test/test-users.ts';

interface Page {
  readonly total: number;
  readonly items: readonly {
    readonly id: string;
    readonly display_name: string;
    readonly balance: string;
    readonly spent_30d: string;
  }[];
}

describe.each(databases)('the list of people on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  const people: Record<string, string> = {};

  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin', email: 'boss@admin.example', displayName: 'Главный' });
    const make = async (name: string, email: string, isActive = true) => {
      const { id } = await createUser(api.db, { displayName: name, email, isActive });
      people[name] = id;
      return id;
    };
    await make('Алёна Ёлкина-Пётр', 'alena.elkina@mail.example');
    await make('Борис Елисеев', 'boris@mail.example', false);
    await make('Вера 100%', 'vera+x@other.example');
    const [alena, vera] = [people['Алёна Ёлкина-Пётр'] ?? '', people['Вера 100%'] ?? ''];
    await sql`update users set phone = '+79123456789', last_sign_in_at = '2026-03-05T10:00:00Z' where id = ${alena}`.execute(
      api.db,
    );
    await createGroup(api.db, vera);
    const payerId = await payerOf(api, 'user_id', alena);
    await topUp(api.db, { payerId, amount: '150', by: 'bank' });
    await charge(api.db, { payerId, amount: '40.5', userId: alena });
  });

  const read = async (query: string) => (await admin.get(`/admin/users?${query}`)).read<Page>();
  const names = async (query: string) =>
    (await read(query)).items.map(({ display_name: name }) => name).filter((name) => name !== 'Главный');

  it('finds by words of the name, pieces of the e-mail, phone and id, in any case of letters', async () => {
    const alena = ['Алёна Ёлкина-Пётр'];
    for (const q of [
      'алЕна',
      'Елк',
      'пет',
      'ёлкина алена',
      'alena.elkina@mail',
      'ALENA',
      'elkina',
      'alena.elk',
      '+7 (912) 345',
      '8 912 345-67-89',
      '345-67-89',
      '6789',
      people['Алёна Ёлкина-Пётр'] ?? '',
    ])
      expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, alena]);
    expect(await names('q=vera%2Bx')).toEqual(['Вера 100%']);
    expect(await names('q=mail.example')).toEqual(['Борис Елисеев', 'Алёна Ёлкина-Пётр']);
    for (const q of ['лена', '%25', 'алена борис', '@', '00000000-0000-7000-8000-000000000009'])
      expect([q, await names(`q=${q}`)]).toEqual([q, []]);
  });

  it('forgets a former name, and whoever is deleted', async () => {
    const { id } = await createUser(api.db, { displayName: 'Временный' });
    await sql`update users set display_name = 'Постоянный' where id = ${id}`.execute(api.db);
    expect(await names(`q=${encodeURIComponent('врем')}`)).toEqual([]);
    expect(await names(`q=${encodeURIComponent('пост')}`)).toEqual(['Постоянный']);
    await sql`update users set deleted_at = now() where id = ${id}`.execute(api.db);
    expect(await names(`q=${encodeURIComponent('пост')}`)).toEqual([]);
    expect(await names(`q=${id}`)).toEqual([]);
  });

  it('is filtered by role, state, account, company, sign-in and balance', async () => {
    expect(await names(`role_id=${ROLES.admin}`)).toEqual([]);
    expect(await names('is_active=false')).toEqual(['Борис Елисеев']);
    expect(await names('account_type=group')).toEqual(['Вера 100%']);
    expect(await names('account_type=personal')).toEqual(['Борис Елисеев', 'Алёна Ёлкина-Пётр']);
    expect(await names('signed_in_from=2026-03-05&signed_in_to=2026-03-05')).toEqual(['Алёна Ёлкина-Пётр']);
    expect(await names('signed_in_to=2026-03-04')).toEqual([]);
    expect(await names('balance_from=109.5')).toEqual(['Алёна Ёлкина-Пётр']);
    expect(await names('balance_to=109.49')).toEqual(['Вера 100%', 'Борис Елисеев']);
    const company = await found(api);
    const hired = await hire(api, company.id);
    expect((await read(`company_id=${company.id}&sort=created_at`)).items.map(({ id }) => id)).toEqual([
      company.owner.userId,
      hired.userId,
    ]);
    expect((await read('account_type=company')).total).toBe(2);
  });

  it('is sorted by each of its orders', async () => {
    const q = 'account_type=personal&is_active=true';
    expect(await names(`sort=display_name&account_type=personal`)).toEqual([
      'Алёна Ёлкина-Пётр',
      'Борис Елисеев',
    ]);
    expect(await names(`sort=-email&account_type=personal`)).toEqual(['Борис Елисеев', 'Алёна Ёлкина-Пётр']);
    expect((await names('sort=-balance'))[0]).toBe('Алёна Ёлкина-Пётр');
    expect((await names('sort=balance')).at(-1)).toBe('Алёна Ёлкина-Пётр');
    expect((await names(`sort=last_sign_in_at&${q}`))[0]).toBe('Алёна Ёлкина-Пётр');
    expect((await names(`sort=-last_sign_in_at&${q}`)).at(-1)).toBe('Алёна Ёлкина-Пётр');
    expect((await names('sort=created_at'))[0]).toBe('Алёна Ёлкина-Пётр');
  });

  it.each(['-balance', 'balance', '-created_at', 'display_name'])(
    'goes through everybody page by page in the order «%s», and nobody else',
    async (sort) => {
      const { id: deleted } = await createUser(api.db, { displayName: 'Богатый Удалённый' });
      await topUp(api.db, { payerId: await payerOf(api, 'user_id', deleted), amount: '900', by: 'bank' });
      await sql`update users set deleted_at = now() where id = ${deleted}`.execute(api.db);
      const { items, total } = await read(`limit=100&sort=${sort}`);
      expect(items).toHaveLength(total);
      expect(items.map(({ id }) => id)).not.toContain(deleted);
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(total / 2) }, (_, page) =>
          read(`limit=2&sort=${sort}&page=${page + 1}`),
        ),
      );
      expect(pages.flatMap((page) => page.items.map(({ id }) => id))).toEqual(items.map(({ id }) => id));
      const active = await read(`limit=100&sort=${sort}&is_active=true`);
      const isActive = new Set(active.items.map(({ id }) => id));
      expect(items.filter(({ id }) => isActive.has(id)).map(({ balance }) => balance)).toEqual(
        active.items.map(({ balance }) => balance),
      );
    },
  );

  it('says what each person has and has spent', async () => {
    const { items } = await read('q=alena');
    expect(items[0]).toMatchObject({
      email: 'alena.elkina@mail.example',
      phone: '+79123456789',
      role: { role_id: ROLES.user, role_name: 'Пользователь', company_id: null },
      account_type: 'personal',
      company: null,
      group: null,
      is_active: true,
      has_password: true,
      balance: '109.50',
      spent_30d: '40.50',
    });
  });

  it('tells who was invited and has not come from who is active, in the filter as in the file', async () => {
    const domain = `invited-${randomUUID()}.example`;
    for (const name of ['came', 'asked', 'away'])
      await createUser(api.db, { email: `${name}@${domain}`, displayName: name });
    await sql`update users set password_hash = null where email = ${`asked@${domain}`}`.execute(api.db);
    await sql`update users set is_active = false where email = ${`away@${domain}`}`.execute(api.db);
    const named = async (state: string) =>
      (await read(`sort=display_name&q=${domain}&${state}`)).items.map(({ display_name: name }) => name);
    expect(await named('state=active')).toEqual(['came']);
    expect(await named('state=invited')).toEqual(['asked']);
    expect(await named('state=inactive')).toEqual(['away']);
    expect(await named('state=inactive,invited')).toEqual(['asked', 'away']);
    expect(await named('is_active=true')).toEqual(['asked', 'came']);
    const file = await admin.get(`/admin/users/export?format=csv&q=${domain}&state=invited`);
    expect(file.raw.toString()).toContain(';Приглашён;');
  });

  it('refuses unknown values', async () => {
    for (const bad of [
      'state=gone',
      'account_type=x',
      'is_active=1',
      'role_id=1',
      'balance_from=x',
      'sort=password_hash',
    ])
      expect([bad, (await admin.get(`/admin/users?${bad}`)).code]).toEqual([bad, 'VAL.003']);
    for (const bad of ['signed_in_from=2026-13-01', 'balance_from=2&balance_to=1'])
      expect([bad, (await admin.get(`/admin/users?${bad}`)).code]).toEqual([bad, 'VAL.003']);
  });

  it('is saved as a file with the rows of the list', async () => {
    const file = await admin.get('/admin/users/export?format=csv&q=alena');
    expect(file.raw.toString()).toContain('alena.elkina@mail.example;Алёна Ёлкина-Пётр;');
    expect(file.raw.toString().trim().split('\r\n')).toHaveLength(2);
  });

  it('is for holders of user:manage', async () => {
    const stranger = await api.signedIn({ permissions: ['role:manage', 'payment_request:manage'] });
    for (const path of ['/admin/users', '/admin/users/export?format=csv', `/admin/users/${admin.userId}`])
      expect(await stranger.get(path)).toMatchObject({ status: 403, code: 'AUTH.003' });
  });
});
