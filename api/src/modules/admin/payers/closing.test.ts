import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { topUp } from '#lib/ledger/index.ts';
import { companyForm } from '#test/company-people.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { createCompany } from '#test/test-companies.ts';
import { groupOfOne } from '#test/test-groups.ts';
import { payerOf } from '#test/test-payers.ts';
import type { AdminPayerDetail } from './read-payer.ts';

describe.each(anyDatabase)('a closed payer says who it was, on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await api.signedIn({ permissions: ['user:manage'], displayName: 'Первый' });
  });
  const closingOf = async (id: string) =>
    (await admin.get(`/admin/payers/${id}`)).read<AdminPayerDetail>().closing;
  const at = expect.stringMatching(/^\d{4}-.*Z$/);

  it('a group, with the money that went to its owner', async () => {
    const { payerId, owner } = await groupOfOne(api, '99.75');
    expect(await closingOf(payerId)).toBeNull();
    expect((await owner.delete('/group')).status).toBe(200);
    const by = { id: owner.userId, display_name: expect.any(String) };
    expect(await closingOf(payerId)).toEqual({ at, by, reason: null, amount: '99.75' });
  });

  it('a company, which leaves no money', async () => {
    const owner = await api.signedIn({ displayName: 'Пётр Уходящий' });
    const created = await owner.post('/company', companyForm());
    const { id } = created.read<{ id: string }>();
    const payerId = await payerOf(api, 'company_id', id);
    expect(await closingOf(payerId)).toBeNull();
    expect((await owner.delete(`/company/${id}`)).message).toBe('Компания закрыта');
    const by = { id: owner.userId, display_name: 'Пётр Уходящий' };
    expect(await closingOf(payerId)).toEqual({ at, by, reason: null, amount: '0.00' });
  });

  it('a person, with the reason and the money that is left', async () => {
    const person = await api.signedIn();
    const payerId = await payerOf(api, 'user_id', person.userId);
    await topUp(api.db, { payerId, amount: '1234', by: 'bank' });
    const reason = 'Просил сам';
    expect((await admin.send('DELETE', `/admin/users/${person.userId}`, { reason })).status).toBe(200);
    const by = { id: admin.userId, display_name: 'Первый' };
    expect(await closingOf(payerId)).toEqual({ at, by, reason, amount: '1234.00' });
  });

  it('one of whose end the log says nothing says only when', async () => {
    const companyId = await createCompany(api);
    const payerId = await payerOf(api, 'company_id', companyId);
    await sql`update companies set closed_at = now() where id = ${companyId}`.execute(api.db);
    expect(await closingOf(payerId)).toEqual({ at, by: null, reason: null, amount: null });
  });
});
