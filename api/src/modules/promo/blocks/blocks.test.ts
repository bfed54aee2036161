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
      users_30d: 2,
      covers: 1,
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

  const blockIp = async (value: string) =>
    (await signIn()).post(`${BASE}/blocks`, { kind: 'ip', value, reason });
  const ofIp = (value: string) => `${BASE}/blocks/ip/${encodeURIComponent(value)}`;

  it.each([
    ['2001:DB8:0:0::A', '2001:db8::/64', ['2001:db8::b', '2001:db8::/64']],
    ['2001:db8:1::9/64', '2001:db8:1::/64', ['2001:db8:1::9/128']],
    ['::ffff:192.0.2.50', '192.0.2.50', ['192.0.2.50', '::FFFF:c000:232', '192.0.2.50/32']],
    ['198.51.100.77/24', '198.51.100.0/24', ['198.51.100.0/24', '::ffff:198.51.100.0/120']],
    ['2001:db8:9:8::/48', '2001:db8:9::/48', ['2001:db8:9::/48']],
  ])('of %s are of the network %s, in any form', async (typed, value, others) => {
    expect((await blockIp(typed)).data).toMatchObject({ value, requests: 0 });
    for (const other of others)
      expect(await blockIp(other)).toMatchObject({
        status: 409,
        code: 'RES.002',
        message: 'Уже заблокировано',
      });
    const admin = await signIn();
    expect((await admin.get(ofIp(others[0] ?? ''))).data).toMatchObject({ value, block: { value } });
    expect((await admin.delete(ofIp(others[0] ?? ''))).status).toBe(200);
    expect(await admin.delete(ofIp(value))).toMatchObject({ code: 'RES.001' });
  });

  it('of a network close all of it, and say how much that is', async () => {
    const admin = await signIn();
    const old = new Date(Date.now() - 40 * 86_400_000);
    const mailbox = 'one@mail.example';
    await addPromoRequests(api.db, [
      { ip: '198.51.100.7', fingerprint: fingerprintOf('net'), email: mailbox },
      { ip: '::ffff:198.51.100.8', fingerprint: fingerprintOf('net'), email: mailbox },
      { ip: '198.51.100.9', at: old },
      { ip: '198.51.101.9' },
    ]);
    expect((await admin.get(ofIp('198.51.100.0/24'))).data).toMatchObject({
      value: '198.51.100.0/24',
      covers: 256,
      requests: 3,
      users: 2,
      users_30d: 1,
      granted: 3,
      amount: '300.00',
      links: 2,
      block: null,
    });
    expect((await admin.get(ofIp('2001:db8:5::/56'))).data).toMatchObject({ covers: 256, requests: 0 });
    expect((await blockIp('198.51.100.0/24')).data).toMatchObject({ requests: 3 });
    expect(await blockIp('198.51.100.7')).toMatchObject({
      code: 'RES.002',
      message: expect.stringContaining('198.51.100.0/24'),
    });
    expect((await admin.get(ofIp('198.51.100.7'))).data).toMatchObject({
      value: '198.51.100.7',
      requests: 1,
      block: { value: '198.51.100.0/24' },
    });
    expect(await admin.delete(ofIp('198.51.100.7'))).toMatchObject({
      code: 'RES.001',
      message: expect.stringContaining('198.51.100.0/24'),
    });
    const listed = (await admin.get(`${BASE}/requests?ip=198.51.100.0/24`)).read<{
      items: { ip: string; ip_blocked: boolean }[];
    }>();
    expect(listed.items.map(({ ip, ip_blocked }) => [ip, ip_blocked])).toEqual([
      ['198.51.100.8', true],
      ['198.51.100.7', true],
      ['198.51.100.9', true],
    ]);
    const tops = await admin.get(`${BASE}/top-ips?ip=198.51.100.8`);
    expect(tops.data).toMatchObject({ items: [{ ip: '198.51.100.8', blocked: true }] });
    expect((await admin.delete(ofIp('198.51.100.0/24'))).status).toBe(200);
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
    [{ kind: 'ip', value: '192.0.0.0/23', reason }, 'value', 'VAL.003'],
    [{ kind: 'ip', value: '::ffff:192.0.0.0/119', reason }, 'value', 'VAL.003'],
    [{ kind: 'ip', value: '::ffff:0:0/64', reason }, 'value', 'VAL.003'],
    [{ kind: 'ip', value: '2001:db8::/47', reason }, 'value', 'VAL.003'],
    [{ kind: 'ip', value: '2001:db8::/96', reason }, 'value', 'VAL.003'],
    [{ kind: 'ip', value: '192.0.2.0/33', reason }, 'value', 'VAL.003'],
    [{ kind: 'ip', value: '192.0.2.0/', reason }, 'value', 'VAL.003'],
    [{ kind: 'ip', value: '192.0.2.0/24/24', reason }, 'value', 'VAL.003'],
    [{ kind: 'ip', value: 'fe80::1%eth0/64', reason }, 'value', 'VAL.003'],
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
