import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { createCompany } from '#test/test-companies.ts';
import { payerOf } from '#test/test-payers.ts';

describe.each(anyDatabase)('the companies that people are filtered by on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  let horns: string;

  beforeAll(async () => {
    admin = await api.signedIn({ permissions: ['user:manage'] });
    horns = await createCompany(api, 'Рога и копыта');
    await createCompany(api, 'Вектор');
    const closed = await createCompany(api, 'Закрытая');
    await sql`update companies set inn = '7707083893' where id = ${horns}`.execute(api.db);
    await sql`update companies set closed_at = now() where id = ${closed}`.execute(api.db);
  });
  const found = async (query: string) => {
    const answer = await admin.get(`/admin/companies${query}`);
    return answer.read<{ items: { id: string; name: string }[] }>().items.map(({ name }) => name);
  };

  it('are those that are not closed, in the order that is asked for', async () => {
    expect(await found('?sort=name')).toEqual(['Вектор', 'Рога и копыта']);
    expect(await found('?sort=-name')).toEqual(['Рога и копыта', 'Вектор']);
    expect(await found('')).toEqual(['Вектор', 'Рога и копыта']);
  });

  it('are found by a part of the name, the INN or the id', async () => {
    expect(await found(`?q=${encodeURIComponent('копыт')}`)).toEqual(['Рога и копыта']);
    expect(await found('?q=77070')).toEqual(['Рога и копыта']);
    expect(await found(`?q=${horns}`)).toEqual(['Рога и копыта']);
    expect(await found('?q=nothing')).toEqual([]);
  });

  it('say which account is theirs, by which staff open them', async () => {
    const { items } = (await admin.get('/admin/companies?q=77070')).read<{ items: { payer_id: string }[] }>();
    expect(items.map(({ payer_id }) => payer_id)).toEqual([await payerOf(api, 'company_id', horns)]);
  });

  it('are for administrators of people', async () => {
    expect((await (await api.signedIn()).get('/admin/companies')).code).toBe('AUTH.003');
    expect((await admin.get('/admin/companies?sort=inn')).code).toBe('VAL.003');
  });
});
