import { describe, expect, it } from '@jest/globals';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { addPromoRequests, fingerprintOf } from '#test/test-promo.ts';

const BASE = '/api/nona/admin/promo';
const reason = 'Много заявок с одного адреса';

describe.each(anyDatabase)('blocks of promo requests on $name', (database) => {
  const api = useTestApi(database);
  const signIn = () => api.signedIn({ permissions: ['user:manage'] });

  it('are made with a reason, say by whom, and are taken away', async () => {
    const admin = await signIn();
    const fingerprint = fingerprintOf('abuser');
    await addPromoRequests(api.db, [{ fingerprint }, { fingerprint, status: 'rejected' }]);
    const source = await admin.get(`${BASE}/blocks/fingerprint/${fingerprint}`);
    expect(source.data).toEqual({
      kind: 'fingerprint',
      value: fingerprint,
      requests: 2,
      users: 2,
      granted: 1,
      amount: '100.00',
      links: 2,
      block: null,
    });
    const block = {
      kind: 'fingerprint',
      value: fingerprint,
      reason,
      requests: 2,
      created_by: { id: admin.userId, display_name: 'Тест Тестов' },
      created_at: expect.any(String),
    };
    const made = await admin.post(`${BASE}/blocks`, {
      kind: 'fingerprint',
      value: fingerprint,
      reason: ` ${reason} `,
    });
    expect(made.data).toEqual(block);
    expect((await admin.get(`${BASE}/blocks`)).data).toMatchObject({ items: [block], total: 1 });
    expect((await admin.get(`${BASE}/blocks/fingerprint/${fingerprint}`)).data).toMatchObject({ block });
    expect((await admin.get(`${BASE}/requests`)).data).toMatchObject({
      items: [{ fingerprint_blocked: true, ip_blocked: false }, {}],
    });
    expect((await admin.delete(`${BASE}/blocks/fingerprint/${fingerprint}`)).status).toBe(200);
    expect(await admin.delete(`${BASE}/blocks/fingerprint/${fingerprint}`)).toMatchObject({
      code: 'RES.001',
    });
    const audit = await api.db
      .selectFrom('audit_log')
      .select(['action', 'entity_id', 'before', 'after'])
      .where('entity_type', '=', 'promo_block')
      .orderBy('seq')
      .execute();
    const state = { kind: 'fingerprint', value: fingerprint, reason };
    expect(audit).toMatchObject([
      { action: 'promo_block.create', entity_id: `fingerprint:${fingerprint}`, after: state },
      { action: 'promo_block.delete', before: state },
    ]);
  });

  it('know an address in any form', async () => {
    const admin = await signIn();
    const made = await admin.post(`${BASE}/blocks`, { kind: 'ip', value: '2001:DB8:0:0::A', reason });
    expect(made.data).toMatchObject({ value: '2001:db8::a', requests: 0 });
    expect(await admin.post(`${BASE}/blocks`, { kind: 'ip', value: '2001:db8::a', reason })).toMatchObject({
      status: 409,
      code: 'RES.002',
      message: 'Уже заблокировано',
    });
    expect((await admin.delete(`${BASE}/blocks/ip/${encodeURIComponent('2001:db8::000a')}`)).status).toBe(
      200,
    );
  });

  it('are filtered, sorted and searched', async () => {
    const admin = await signIn();
    const devices = ['z', 'y'].map((name) => fingerprintOf(name));
    for (const value of devices)
      await admin.post(`${BASE}/blocks`, { kind: 'fingerprint', value, reason: 'Ферма' });
    await admin.post(`${BASE}/blocks`, { kind: 'ip', value: '192.0.2.1', reason });
    const values = async (query: string) =>
      (await admin.get(`${BASE}/blocks?${query}`))
        .read<{ items: { value: string }[] }>()
        .items.map(({ value }) => value);
    expect(await values('')).toEqual(['192.0.2.1', devices[1], devices[0]]);
    expect(await values('kind=fingerprint')).toEqual([devices[1], devices[0]]);
    expect(await values('sort=value')).toEqual(['192.0.2.1', devices[1], devices[0]]);
    expect(await values('q=ферма')).toEqual([devices[1], devices[0]]);
    expect(await admin.get(`${BASE}/blocks?kind=email`)).toMatchObject({ code: 'VAL.003' });
  });

  it.each([
    [{ kind: 'ip', value: '999.1.1.1', reason }, 'value', 'VAL.003'],
    [{ kind: 'ip', value: '10.0.0.0/8', reason }, 'value', 'VAL.003'],
    [{ kind: 'fingerprint', value: 'short', reason }, 'value', 'VAL.003'],
    [{ kind: 'email', value: 'a@b.example', reason }, 'kind', 'VAL.003'],
    [{ kind: 'ip', value: '192.0.2.2', reason: '  ' }, 'reason', 'VAL.003'],
    [{ kind: 'ip', value: '192.0.2.2' }, 'reason', 'VAL.004'],
  ])('refuse %j', async (body, field, code) => {
    const admin = await signIn();
    expect(await admin.post(`${BASE}/blocks`, body)).toMatchObject({
      status: 400,
      code,
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  it("are nobody's without user:manage, and what is no address is not there", async () => {
    const admin = await signIn();
    expect(await admin.get(`${BASE}/blocks/ip/nowhere`)).toMatchObject({ code: 'RES.001' });
    expect(await admin.delete(`${BASE}/blocks/ip/192.0.2.77`)).toMatchObject({ code: 'RES.001' });
    const user = await api.signedIn({ permissions: ['role:manage'] });
    expect(await user.post(`${BASE}/blocks`, { kind: 'ip', value: '192.0.2.3', reason })).toMatchObject({
      code: 'AUTH.003',
    });
    expect(await user.delete(`${BASE}/blocks/ip/192.0.2.1`)).toMatchObject({ code: 'AUTH.003' });
    expect(await user.get(`${BASE}/blocks/ip/192.0.2.1`)).toMatchObject({ code: 'AUTH.003' });
  });

  it('are made once for a key', async () => {
    const admin = await signIn();
    const body = { kind: 'ip', value: '192.0.2.44', reason };
    const headers = { 'idempotency-key': 'block-once-1' };
    const first = await admin.post(`${BASE}/blocks`, body, headers);
    expect((await admin.post(`${BASE}/blocks`, body, headers)).data).toEqual(first.data);
    expect(await admin.post(`${BASE}/blocks`, { ...body, value: '192.0.2.45' }, headers)).toMatchObject({
      code: 'RES.002',
    });
  });
});

describeOnPostgres('blocks by two administrators on $name', (database) => {
  const api = useTestApi(database);

  it('are one, and are taken away once', async () => {
    const admins = await Promise.all([1, 2, 3].map(() => api.signedIn({ permissions: ['user:manage'] })));
    const made = await Promise.all(
      admins.map((admin) => admin.post(`${BASE}/blocks`, { kind: 'ip', value: '192.0.2.9', reason })),
    );
    expect(made.map(({ code }) => code).sort()).toEqual(['', 'RES.002', 'RES.002']);
    const gone = await Promise.all(admins.map((admin) => admin.delete(`${BASE}/blocks/ip/192.0.2.9`)));
    expect(gone.map(({ code }) => code).sort()).toEqual(['', 'RES.001', 'RES.001']);
  });
});
