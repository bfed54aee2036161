import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { topUp } from '#lib/ledger/index.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { createCompany } from '#test/test-companies.ts';
import { ownPayersOf, payerOf, userWith } from '#test/test-payers.ts';
import type { PayersSchema, TierSchema } from './payer-schemas.ts';

type Tier = Static<typeof TierSchema>;
type Payers = Static<typeof PayersSchema>;

const FINANCE = { permissions: ['rate_correction:manage'], displayName: 'Фаина' } as const;

describe.each(anyDatabase)('the tier of a payer on $name', (database) => {
  const api = useTestApi(database);
  let finance: SignedIn;
  beforeAll(async () => {
    finance = await api.signedIn(FINANCE);
  });

  const set = (payerId: string, tier: string | null, reason = 'Договор') =>
    finance.patch(`/rate-corrections/payer/${payerId}/tier`, { tier, reason });
  const tierOf = async (payerId: string) =>
    (await api.db.selectFrom('payers').select('tier').where('id', '=', payerId).executeTakeFirstOrThrow())
      .tier;

  it('is set by hand, with who did it, when and why', async () => {
    const { payerId } = await userWith(api, '12000');
    expect(await set(payerId, 'business', ' По договору ')).toMatchObject({
      status: 200,
      data: {
        payer_id: payerId,
        tier: 'business',
        tier_is_manual: true,
        tier_reason: 'По договору',
        tier_set_by: { id: finance.userId, display_name: 'Фаина' },
        tier_set_at: expect.any(String),
      },
    });
    const audit = await api.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'before', 'after'])
      .where('entity_id', '=', payerId)
      .where('action', '=', 'payer.tier')
      .execute();
    expect(audit).toEqual([
      {
        action: 'payer.tier',
        actor_id: finance.userId,
        before: { tier: 'plus', tier_is_manual: false, reason: null },
        after: { tier: 'business', tier_is_manual: true, reason: 'По договору' },
      },
    ]);
  });

  it('stays as it was set whatever is topped up, until it is given back to the top-ups', async () => {
    const { payerId } = await userWith(api, '100');
    await set(payerId, 'plus');
    await topUp(api.db, { payerId, amount: '60000', by: 'bank' });
    expect(await tierOf(payerId)).toBe('plus');
    expect((await set(payerId, null)).read<Tier>()).toEqual({
      payer_id: payerId,
      tier: 'pro',
      tier_is_manual: false,
      tier_reason: null,
      tier_set_by: null,
      tier_set_at: null,
    });
    await topUp(api.db, { payerId, amount: '250000', by: 'bank' });
    expect(await tierOf(payerId)).toBe('business');
  });

  it('that already follows the top-ups is given back without a trace', async () => {
    const { payerId } = await userWith(api, '100');
    expect(await set(payerId, null)).toMatchObject({ status: 200, data: { tier: 'start' } });
    const rows = await api.db.selectFrom('audit_log').select('id').where('entity_id', '=', payerId).execute();
    expect(rows).toEqual([]);
  });

  it('needs a tier that there is, a reason and a payer', async () => {
    const { payerId } = await userWith(api, '0');
    expect(await set(payerId, 'gold')).toMatchObject({
      code: 'VAL.003',
      details: { fields: { tier: expect.any(String) } },
    });
    expect(await set(payerId, 'pro', '  ')).toMatchObject({
      code: 'VAL.003',
      details: { fields: { reason: expect.any(String) } },
    });
    expect(await set(payerId, 'pro', '')).toMatchObject({ code: 'VAL.004' });
    expect(await finance.patch(`/rate-corrections/payer/${payerId}/tier`, { reason: 'x' })).toMatchObject({
      code: 'VAL.004',
    });
    expect(await set(randomUUID(), 'pro')).toMatchObject({ status: 404, code: 'RES.001' });
    expect(await set(randomUUID(), null)).toMatchObject({ status: 404, code: 'RES.001' });
    expect(await tierOf(payerId)).toBe('start');
  });

  it('is not set by anybody for a payer of their own', async () => {
    const clerk = await api.signedIn(FINANCE);
    for (const [kind, payerId] of Object.entries(await ownPayersOf(api, clerk.userId))) {
      for (const tier of ['business', null])
        expect([
          kind,
          await clerk.patch(`/rate-corrections/payer/${payerId}/tier`, { tier, reason: 'Себе' }),
        ]).toMatchObject([
          kind,
          { status: 409, code: 'RES.003', message: expect.stringContaining('другой человек') },
        ]);
      expect((await clerk.get(`/rate-corrections/payers?id=${payerId}`)).data).toMatchObject([
        { tier: 'start', is_own: true },
      ]);
      expect(await set(payerId, 'pro')).toMatchObject({ status: 200 });
      expect((await finance.get(`/rate-corrections/payers?id=${payerId}`)).data).toMatchObject([
        { tier: 'pro', is_own: false },
      ]);
    }
  });

  it('is not set for a payer that is closed', async () => {
    const companyId = await createCompany(api);
    const payerId = await payerOf(api, 'company_id', companyId);
    await api.db
      .updateTable('companies')
      .set({ closed_at: new Date() })
      .where('id', '=', companyId)
      .execute();
    for (const tier of ['pro', null])
      expect(await set(payerId, tier)).toMatchObject({
        status: 409,
        code: 'RES.003',
        message: expect.stringContaining('закрыт навсегда'),
      });
    expect(await tierOf(payerId)).toBe('start');
  });

  it('is set for a payer who is found by name, e-mail, ИНН or id', async () => {
    const person = await api.signedIn({ displayName: 'Редкое Имя' });
    const personal = await payerOf(api, 'user_id', person.userId);
    const companyId = await createCompany(api);
    const company = await payerOf(api, 'company_id', companyId);
    await api.db
      .updateTable('companies')
      .set({ name: 'ООО «Редкость»', inn: '7707083893' })
      .where('id', '=', companyId)
      .execute();
    await set(personal, 'pro', 'Договор 7');
    const ids = async (query: string) =>
      (await finance.get(`/rate-corrections/payers?${query}`)).read<Payers>().map(({ id }) => id);
    expect(await ids(`q=${encodeURIComponent('редкое имя')}`)).toEqual([personal]);
    expect(await ids(`q=${encodeURIComponent(person.email)}`)).toEqual([personal]);
    expect(await ids('q=770708')).toEqual([company]);
    expect(await ids(`q=${encodeURIComponent('Редк')}`)).toEqual([company, personal]);
    expect(await ids(`id=${company}`)).toEqual([company]);
    expect(await ids(`id=${randomUUID()}`)).toEqual([]);
    expect((await ids('')).length).toBeGreaterThan(1);
    expect((await finance.get(`/rate-corrections/payers?id=${personal}`)).data).toMatchObject([
      { kind: 'user', hint: person.email, tier: 'pro', tier_is_manual: true, tier_reason: 'Договор 7' },
    ]);
    expect(await finance.get('/rate-corrections/payers?id=1')).toMatchObject({ code: 'VAL.003' });
  });
});

describeOnPostgres('a tier that is set while money comes in on $name', (database) => {
  const api = useTestApi(database);

  it('is the one set by hand, or the one that all of the money has reached', async () => {
    const finance = await api.signedIn(FINANCE);
    for (let time = 0; time < 5; time += 1) {
      const { payerId } = await userWith(api, '100');
      const path = `/rate-corrections/payer/${payerId}/tier`;
      await Promise.all([
        finance.patch(path, { tier: 'plus', reason: 'Договор' }),
        topUp(api.db, { payerId, amount: '60000', by: 'bank' }),
      ]);
      await Promise.all([
        finance.patch(path, { tier: null, reason: 'Договор закончился' }),
        topUp(api.db, { payerId, amount: '250000', by: 'bank' }),
      ]);
      const { tier } = await api.db
        .selectFrom('payers')
        .select('tier')
        .where('id', '=', payerId)
        .executeTakeFirstOrThrow();
      expect(tier).toBe('business');
    }
  });
});
