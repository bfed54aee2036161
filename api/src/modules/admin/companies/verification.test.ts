import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openPostgres, uuidv7 } from '#db/index.ts';
import { BANK, companyForm, found, hire } from '#test/company-people.ts';
import {
  anyDatabase,
  createPostgresDatabase,
  describeOnPostgres,
  dropPostgresDatabase,
} from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { createTestApiOver, type SignedIn, useTestApi } from '#test/test-api.ts';
import { readVerification, vouch, vouchFor } from '#test/test-companies.ts';
import { together } from '#test/together.ts';

const FIRST = 'Первое подтверждение записано. Второе даёт другой человек';

describe.each(anyDatabase)('two people who say that a company is who it says, on $name', (database) => {
  const api = useTestApi(database);
  let one: SignedIn;
  let other: SignedIn;
  beforeAll(async () => {
    one = await api.signedIn({ permissions: ['payment_request:manage'], displayName: 'Анна' });
    other = await api.signedIn({ permissions: ['payment_request:manage'], displayName: 'Борис' });
  });
  const revoke = (judge: SignedIn, id: string, reason = 'Подделка') =>
    judge.post(`/admin/companies/${id}/verification/revoke`, { reason });

  it('make it verified together, and each of them may take it back with a reason', async () => {
    const { id, owner } = await found(api, { bank_details: BANK });
    expect(await readVerification(one, id)).toMatchObject({
      company: { is_verified: false },
      account: BANK.account,
      verified_by: null,
      first: null,
      may: { confirm: true, revoke: false },
    });
    expect((await vouch(one, id)).message).toBe(FIRST);
    expect(await readVerification(one, id)).toMatchObject({
      company: { is_verified: false },
      first: { by: { display_name: 'Анна' } },
      may: { confirm: false, revoke: true },
    });
    expect(await vouch(one, id)).toMatchObject({
      code: 'RES.003',
      message: 'Вы уже подтвердили компанию: второй раз подтверждает другой человек',
    });
    expect((await vouch(other, id)).message).toBe('Компания проверена');
    expect(await readVerification(one, id)).toMatchObject({
      company: { is_verified: true },
      verified_by: { kind: 'people', people: { first: 'Анна', second: 'Борис' } },
      first: null,
      may: { confirm: false, revoke: true },
    });
    expect(await vouch(one, id)).toMatchObject({
      code: 'RES.003',
      message: 'Двое уже подтвердили эту компанию',
    });
    expect(await revoke(one, id, ' ')).toMatchObject({ code: 'VAL.004' });
    expect(await revoke(one, id)).toMatchObject({ status: 200, data: { verified_by: null } });
    expect(await revoke(other, id)).toMatchObject({ code: 'RES.003' });
    const { rows } = await sql`select action, actor_id from audit_log
      where entity_type = 'company_verification' and entity_id = ${id} order by seq`.execute(api.db);
    expect(rows).toEqual([
      { action: 'company_verification.first', actor_id: one.userId },
      { action: 'company_verification.second', actor_id: other.userId },
      { action: 'company_verification.revoke', actor_id: one.userId },
    ]);
    // The company reads nothing of it in its own history.
    expect((await owner.get(`/company/${id}/history`)).raw.toString()).not.toContain('verification');
  });

  it('have seen the requisites that it has, and other ones end their word', async () => {
    const form = companyForm();
    const { id, owner } = await found(api, { ...form, bank_details: BANK });
    const seen = await readVerification(one, id);
    await vouch(one, id);
    await owner.put(`/company/${id}`, { ...form, kpp: '773699901' });
    expect(await vouch(other, id, seen)).toMatchObject({
      code: 'RES.002',
      message: expect.stringContaining('Реквизиты компании с тех пор изменились'),
    });
    expect((await readVerification(other, id)).first).toBeNull();
    await vouchFor([one, other], id);
    await owner.put(`/company/${id}`, { ...form, kpp: '773699902' });
    expect((await readVerification(one, id)).company.is_verified).toBe(false);
    await owner.put(`/company/${id}`, { ...form, kpp: '773699901' });
    expect((await readVerification(one, id)).company.is_verified).toBe(true);
  });

  it('are nobody of the company, not even somebody who came to it between the two words', async () => {
    const { id, owner } = await found(api);
    const role = (permissions: string[]) =>
      sql`insert into role_permissions (role_id, permission, position)
        select u.role_id, p, 100 + ordinality from users u, unnest(${permissions}::text[]) with ordinality p (p)
        where u.id = ${owner.userId}`.execute(api.db);
    expect((await owner.get(`/admin/companies/${id}/verification`)).code).toBe('AUTH.003');
    const clerk = await hire(api, id, { permissions: ['payment_request:manage'] });
    expect(await vouch(clerk, id)).toMatchObject({
      code: 'RES.003',
      message: 'Это ваша компания: о ней судит другой человек',
    });
    expect((await readVerification(clerk, id)).may).toEqual({ confirm: false, revoke: false });
    await role(['payment_request:manage']);
    expect(await vouch(owner, id)).toMatchObject({ code: 'RES.003' });
    const joiner = await api.signedIn({ permissions: ['payment_request:manage'], displayName: 'Вера' });
    await vouch(joiner, id);
    await sql`update users set company_id = ${id} where id = ${joiner.userId}`.execute(api.db);
    expect(await vouch(other, id)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('Автор больше не может предлагать такое'),
    });
    expect((await revoke(other, id)).status).toBe(200);
    await vouchFor([one, other], id);
    expect((await readVerification(one, id)).company.is_verified).toBe(true);
  });

  it('may still give their word when the second one counts: a first one ends with the right to it', async () => {
    const { id } = await found(api);
    const leaver = await api.signedIn({ permissions: ['payment_request:manage'], displayName: 'Глеб' });
    const admin = await api.signedIn({ role: 'admin' });
    await vouch(leaver, id);
    await admin.post(`/admin/users/${leaver.userId}/deactivate`, {});
    expect(await readVerification(one, id)).toMatchObject({
      first: null,
      may: { confirm: true, revoke: false },
    });
    expect((await vouch(one, id)).message).toBe(FIRST);
    expect((await readVerification(one, id)).company.is_verified).toBe(false);
    await vouch(other, id);
    expect((await readVerification(one, id)).company.is_verified).toBe(true);
  });

  it('are holders of one permission, and judge an open company with an INN', async () => {
    const { id, owner } = await found(api);
    const seen = await readVerification(one, id);
    const stranger = await api.signedIn();
    const reader = await api.signedIn({ permissions: ['user:manage'] });
    for (const answer of [
      await stranger.get(`/admin/companies/${id}/verification`),
      await stranger.post(`/admin/companies/${id}/verification/confirm`, {
        inn: null,
        kpp: null,
        account: null,
      }),
      await revoke(stranger, id),
    ])
      expect(answer.code).toBe('AUTH.003');
    // Administrators of people read it, and say nothing.
    expect((await readVerification(reader, id)).may).toEqual({ confirm: false, revoke: false });
    expect((await vouch(reader, id)).code).toBe('AUTH.003');
    await vouch(one, id);
    expect(await readVerification(reader, id)).toMatchObject({ may: { confirm: false, revoke: false } });
    for (const answer of [await vouch(reader, id), await revoke(reader, id)])
      expect(answer.code).toBe('AUTH.003');
    expect((await revoke(one, id)).status).toBe(200);
    expect((await one.get(`/admin/companies/${uuidv7()}/verification`)).code).toBe('RES.001');
    await sql`update companies set inn = null, kpp = null where id = ${id}`.execute(api.db);
    expect(await vouch(one, id)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('нет ИНН'),
    });
    expect((await owner.delete(`/company/${id}`)).status).toBe(200);
    expect((await vouch(one, id, seen)).code).toBe('RES.001');
  });

  it('leave rows that say nothing else than they were', async () => {
    const { id } = await found(api);
    await vouchFor([one, other], id);
    const write = (change: string) => sql`${sql.raw(change)} where company_id = ${id}`.execute(api.db);
    await expect(write(`update company_verifications set inn = '1'`)).rejects.toThrow('never changes');
    await expect(write('update company_verifications set second_by = first_by')).rejects.toThrow('once');
    await expect(write('delete from company_verifications')).rejects.toThrow('never deleted');
  });
});

describeOnPostgres('judges of one company at once on $name', () => {
  it('are counted once each, and never with requisites that they have not seen', async () => {
    const url = await createPostgresDatabase();
    const api = await createTestApiOver(openPostgres({ url }));
    const permissions = ['payment_request:manage'];
    const [one, other] = [await api.signedIn({ permissions }), await api.signedIn({ permissions })];
    for (let round = 0; round < raceRounds(10); round += 1) {
      const form = companyForm();
      const { id, owner } = await found(api, form);
      const seen = await readVerification(one, id);
      // Of one person twice, one counts.
      const twice = await together(api, [() => vouch(one, id, seen), () => vouch(one, id, seen)]);
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await readVerification(one, id)).company.is_verified).toBe(false);
      // The second word and another KPP: whichever comes first, the new requisites are not verified.
      await together(api, [
        () => vouch(other, id, seen),
        () => owner.put(`/company/${id}`, { ...form, kpp: `77369${String(round).padStart(4, '0')}` }),
      ]);
      expect((await readVerification(one, id)).company.is_verified).toBe(false);
      // Two people who begin at once are the first and the second.
      const now = await readVerification(one, id);
      await together(api, [() => vouch(one, id, now), () => vouch(other, id, now)]);
      expect((await readVerification(one, id)).company.is_verified).toBe(true);
    }
    await api.close();
    await dropPostgresDatabase(url);
  });
});
