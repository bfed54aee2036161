import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { selfCheck } from '#lib/ledger/index.ts';
import { callService, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { databases, describeOnPostgres } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { payerOf, userWith } from '#test/test-payers.ts';
import { fingerprintOf } from '#test/test-promo.ts';
import { createUser } from '#test/test-users.ts';

let requests = 0;

function requestOf(changes: object = {}) {
  requests += 1;
  return {
    request_id: `promo-${requests}`,
    email: `guest${requests}@mail.example`,
    ip: '203.0.113.5',
    fingerprint: fingerprintOf(`d${requests}`),
    user_agent: 'Mozilla/5.0',
    code: 'WELCOME100',
    amount: '100',
    status: 'granted',
    ...changes,
  };
}

describe.each(databases)('promo requests of the chat service on $name', (database) => {
  const api = useTestApi(database, WITH_CHAT_SERVICE);
  const post = (body: object, headers?: Record<string, string | undefined>) =>
    callService(api, '/promo-requests', body, headers);
  const balanceOf = async (payerId: string) =>
    (
      await api.db
        .selectFrom('payer_balances')
        .select('balance')
        .where('payer_id', '=', payerId)
        .executeTakeFirst()
    )?.balance;

  it('are open to the service token alone', async () => {
    expect(await post(requestOf(), { origin: undefined })).toMatchObject({ code: 'AUTH.001' });
    expect(await post(requestOf(), { authorization: 'Bearer wrong' })).toMatchObject({ code: 'AUTH.002' });
  });

  it('are recorded, and a granted one of an account is paid once', async () => {
    const { id, payerId } = await userWith(api, '0');
    const request = requestOf({ user_id: id, email: null, code: 'WEL\u202eCOME\u200b100' });
    const first = await post(request);
    expect(first.data).toEqual({
      id: expect.any(String),
      request_id: request.request_id,
      status: 'granted',
      reason: null,
      entry_id: expect.any(String),
      replayed: false,
    });
    expect((await post({ ...request, amount: '100.00' })).data).toEqual({
      ...Object(first.data),
      replayed: true,
    });
    expect(await balanceOf(payerId)).toBe('100.0000000000');
    const admin = await api.signedIn({ role: 'admin' });
    expect((await admin.get(`/transactions?payer_id=${payerId}`)).data).toMatchObject({
      items: [{ type: 'bonus', amount: '100.00', description: 'Бонус по промокоду', reason: 'WELCOME100' }],
    });
    expect((await admin.get('/api/nona/admin/promo/requests?ip=203.0.113.5')).data).toMatchObject({
      items: [{ user_id: id, status: 'granted', amount: '100.00' }],
    });
    expect(await selfCheck(api.db)).toMatchObject({ ok: true });
  });

  it('of guests, and those that are not granted, move no money', async () => {
    const { id, payerId } = await userWith(api, '0');
    expect((await post(requestOf())).data).toMatchObject({ status: 'granted', entry_id: null });
    for (const status of ['rejected', 'flagged'])
      expect((await post(requestOf({ user_id: id, status, reason: 'Подозрительно' }))).data).toMatchObject({
        status,
        reason: 'Подозрительно',
        entry_id: null,
      });
    expect((await post(requestOf({ user_id: id, amount: '0' }))).data).toMatchObject({ entry_id: null });
    expect(await balanceOf(payerId)).toBe('0.0000000000');
  });

  it('are rejected where something is blocked, with the reason, and paid nothing', async () => {
    const { id, payerId } = await userWith(api, '0');
    const device = fingerprintOf('blocked');
    await sql`insert into promo_blocks (kind, value) values ('ip', '2001:db8::7'), ('fingerprint', ${device})`.execute(
      api.db,
    );
    const byAddress = requestOf({ user_id: id, ip: '2001:DB8:0::7' });
    const refused = { status: 'rejected', reason: 'IP-адрес заблокирован', entry_id: null };
    expect((await post(byAddress)).data).toMatchObject({ ...refused, replayed: false });
    expect((await post(byAddress)).data).toMatchObject({ ...refused, replayed: true });
    expect(
      (await post(requestOf({ user_id: id, fingerprint: device, status: 'flagged' }))).data,
    ).toMatchObject({
      status: 'rejected',
      reason: 'Устройство заблокировано',
    });
    expect(await balanceOf(payerId)).toBe('0.0000000000');
  });

  it.each([
    ['::ffff:198.51.100.7', '198.51.100.0/24', '198.51.100.7'],
    ['198.51.101.7', '::ffff:198.51.101.7', '198.51.101.7'],
    ['2001:db8:7::1', '2001:db8:7::ffff', '2001:db8:7::1'],
    ['2001:db8:8:9::1', '2001:db8:8::/56', '2001:db8:8:9::1'],
  ])('from %s are rejected where %s is blocked, and keep their address', async (ip, blocked, stored) => {
    const admin = await api.signedIn({ role: 'admin' });
    const base = '/api/nona/admin/promo';
    expect((await post(requestOf({ ip }))).data).toMatchObject({ status: 'granted' });
    await admin.post(`${base}/blocks`, { kind: 'ip', value: blocked, reason: 'Кольцо' });
    expect((await post(requestOf({ ip }))).data).toMatchObject({
      status: 'rejected',
      reason: 'IP-адрес заблокирован',
    });
    expect((await admin.get(`${base}/requests?ip=${encodeURIComponent(ip)}`)).data).toMatchObject({
      items: [
        { ip: stored, ip_blocked: true },
        { ip: stored, ip_blocked: true },
      ],
    });
    const { rows } = await sql`select from promo_requests where host(ip) = ${stored}`.execute(api.db);
    expect(rows).toHaveLength(2);
  });

  it('refuse their id for another request', async () => {
    const request = requestOf();
    await post(request);
    for (const change of [{ amount: '99' }, { ip: '203.0.113.6' }, { code: 'X' }, { status: 'flagged' }])
      expect(await post({ ...request, ...change })).toMatchObject({ status: 409, code: 'RES.002' });
  });

  it('refuse accounts that are not there or are off', async () => {
    const { id: off } = await createUser(api.db, { isActive: false });
    const nobody = '00000000-0000-7000-8000-000000000098';
    expect(await post(requestOf({ user_id: nobody }))).toMatchObject({ code: 'RES.001' });
    expect(await post(requestOf({ user_id: off }))).toMatchObject({ code: 'RES.003' });
  });

  it.each([
    [{ ip: '1.2.3' }, 'ip', 'VAL.003'],
    [{ ip: '10.0.0.0/8' }, 'ip', 'VAL.003'],
    [{ fingerprint: 'a b c d e f g h i j' }, 'fingerprint', 'VAL.003'],
    [{ amount: '-1' }, 'amount', 'VAL.003'],
    [{ email: null }, 'email', 'VAL.003'],
    [{ email: 'nobody' }, 'email', 'VAL.001'],
    [{ status: 'paid' }, 'status', 'VAL.003'],
    [{ request_id: 'a b' }, 'request_id', 'VAL.003'],
    [{ code: undefined }, 'code', 'VAL.004'],
  ])('refuse %j', async (change, field, code) => {
    expect(await post(requestOf(change))).toMatchObject({
      status: 400,
      code,
      details: { fields: { [field]: expect.any(String) } },
    });
  });
});

describeOnPostgres('promo requests at once on $name', (database) => {
  const api = useTestApi(database, WITH_CHAT_SERVICE);

  it('are one request and one bonus', async () => {
    const { id } = await createUser(api.db);
    const payerId = await payerOf(api, 'user_id', id);
    const request = requestOf({ user_id: id });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => callService(api, '/promo-requests', request)),
    );
    expect(new Set(answers.map(({ data }) => Object(data).id)).size).toBe(1);
    expect(answers.filter(({ data }) => Object(data).replayed === false)).toHaveLength(1);
    const { balance } = await api.db
      .selectFrom('payer_balances')
      .select('balance')
      .where('payer_id', '=', payerId)
      .executeTakeFirstOrThrow();
    expect(balance).toBe('100.0000000000');
  });
});
