import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { topUp } from '#lib/ledger/index.ts';
import { anyDatabase, databases } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { payerOf } from '#test/test-payers.ts';
import { addPromoRequests, fingerprintOf } from '#test/test-promo.ts';
import { createUser } from '#test/test-users.ts';
import { refreshClusters } from '../clusters/refresh.ts';
import { markConverted } from '../people/repository.ts';
import { readDays } from '../period.ts';
import { rankPeriod } from './rank-period.ts';
import { rankAll } from './top-repository.ts';

const BASE = '/api/nona/admin/promo';
const FP = fingerprintOf('hunter');

interface Stats {
  readonly total: number;
  readonly unique_ips: number;
  readonly unique_fingerprints: number;
  readonly previous: Stats;
}

describe.each(databases)('the numbers of promo requests on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;

  beforeAll(async () => {
    admin = await api.signedIn({ permissions: ['user:manage'] });
    // Days are those of Moscow, where 22:30 in UTC is the next day.
    await addPromoRequests(api.db, [
      { at: '2026-03-01T10:00:00Z', ip: '203.0.113.1', fingerprint: FP },
      { at: '2026-03-01T22:30:00Z', ip: '203.0.113.1', fingerprint: FP, status: 'rejected' },
      { at: '2026-03-02T10:10:00Z', ip: '203.0.113.2', fingerprint: FP, status: 'flagged' },
      { at: '2026-03-02T10:50:00Z', ip: '203.0.113.3', amount: '50.5' },
    ]);
    // Rows that come later may be older, and may come alone or together.
    await addPromoRequests(api.db, [
      { at: '2026-03-04T10:00:00Z', ip: '203.0.113.1', fingerprint: FP, status: 'rejected' },
      { at: '2026-02-27T10:00:00Z', ip: '203.0.113.1', status: 'granted' },
    ]);
    await addPromoRequests(api.db, [{ at: '2026-03-03T10:00:00Z', ip: '203.0.113.1', fingerprint: FP }]);
  });

  const stats = async (query: string) => (await admin.get(`${BASE}/stats?${query}`)).read<Stats>();

  it('count whole days of Moscow beside as many days before', async () => {
    expect(await stats('from=2026-03-02&to=2026-03-03')).toEqual({
      from: '2026-03-02',
      to: '2026-03-03',
      total: 4,
      granted: 2,
      rejected: 1,
      flagged: 1,
      unique_ips: 3,
      unique_fingerprints: 2,
      amount_granted: '150.50',
      people: 2,
      converted_to_topup: 0,
      conversion: 0,
      previous: expect.objectContaining({ from: '2026-02-28', to: '2026-03-01', total: 1, unique_ips: 1 }),
    });
  });

  it('count what is different in any period as a plain count does', async () => {
    const days = ['2026-02-26', '2026-02-27', '2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];
    for (const from of days)
      for (const to of days.filter((day) => day >= from)) {
        const { rows } =
          await sql`select count(*)::integer as total, count(distinct ip)::integer as unique_ips,
            count(distinct fingerprint)::integer as unique_fingerprints
          from promo_requests where ledger_day(created_at) between ${from}::date and ${to}::date`.execute(
            api.db,
          );
        expect(await stats(`from=${from}&to=${to}`)).toMatchObject(Object(rows[0]));
      }
  });

  it('count the days that a period touches, and the last 30 where none is named', async () => {
    expect(await stats('from=2026-03-02T20:59:59Z&to=2026-03-02T21:00:01Z')).toMatchObject({
      from: '2026-03-02',
      to: '2026-03-03',
    });
    const [request] = await addPromoRequests(api.db, [{}]);
    expect(request).toBeDefined();
    expect((await stats('')).total).toBe(1);
    expect(await stats('to=2026-03-31')).toMatchObject({ from: '2026-03-02', total: 5 });
  });

  it('are those of an address, a fingerprint or a cluster', async () => {
    const march = 'from=2026-03-01&to=2026-03-31';
    expect(await stats(`${march}&ip=203.0.113.1`)).toMatchObject({ total: 4, unique_ips: 1, granted: 2 });
    expect(await stats(`${march}&fingerprint=${FP}`)).toMatchObject({
      total: 5,
      unique_ips: 2,
      people: 2,
      amount_granted: '200.00',
    });
    expect(await stats(`${march}&ip=&fingerprint=`)).toMatchObject({ total: 6 });
    await refreshClusters(api.db);
    const { id } = await api.db.selectFrom('promo_clusters').select('id').executeTakeFirstOrThrow();
    expect(await stats(`${march}&cluster_id=${id}`)).toMatchObject({ total: 5 });
  });

  it('make a series by day or hour with its empty steps', async () => {
    const byDay = await admin.get(`${BASE}/analytics?from=2026-03-01&to=2026-03-05`);
    expect(byDay.read<{ by: string; points: object[] }>()).toMatchObject({
      by: 'day',
      points: [
        { at: '2026-02-28T21:00:00.000Z', granted: 1, amount_granted: '100.00' },
        { at: '2026-03-01T21:00:00.000Z', granted: 1, rejected: 1, flagged: 1, amount_granted: '50.50' },
        { granted: 1 },
        { rejected: 1 },
        { at: '2026-03-04T21:00:00.000Z', granted: 0, rejected: 0, flagged: 0, amount_granted: '0.00' },
      ],
    });
    const byHour = await admin.get(`${BASE}/analytics?from=2026-03-02&to=2026-03-02&ip=203.0.113.2`);
    const { by, points } = byHour.read<{ by: string; points: { at: string; flagged: number }[] }>();
    expect([by, points.length]).toEqual(['hour', 24]);
    expect(points.filter(({ flagged }) => flagged > 0)).toMatchObject([{ at: '2026-03-02T10:00:00.000Z' }]);
    expect(await admin.get(`${BASE}/analytics?from=2026-01-01&to=2026-03-02&by=hour`)).toMatchObject({
      code: 'VAL.003',
      details: { fields: { by: 'По часам — не больше 31 дней' } },
    });
  });

  it('rank addresses and fingerprints by their requests, or by those of a status', async () => {
    const march = 'from=2026-03-01&to=2026-03-31';
    const top = async (query: string) =>
      (await admin.get(`${BASE}/${query}`)).read<{ items: object[] }>().items;
    expect(await top(`top-ips?${march}`)).toEqual([
      {
        ip: '203.0.113.1',
        is_shared_network: false,
        requests: 4,
        users: 4,
        granted: 2,
        amount: '200.00',
        first_seen: '2026-02-27T10:00:00.000Z',
        last_seen: '2026-03-04T10:00:00.000Z',
        blocked: false,
        cluster_id: expect.any(String),
        cluster_number: expect.any(Number),
      },
      expect.objectContaining({ ip: '203.0.113.2', requests: 1 }),
      expect.objectContaining({ ip: '203.0.113.3', requests: 1, cluster_id: null }),
    ]);
    expect(await top(`top-ips?${march}&status=flagged`)).toMatchObject([{ ip: '203.0.113.2' }]);
    expect(await top(`top-ips?${march}&limit=1`)).toHaveLength(1);
    expect(await top(`top-ips?${march}&fingerprint=${FP}`)).toMatchObject([
      { ip: '203.0.113.1', requests: 4 },
      { ip: '203.0.113.2', requests: 1 },
    ]);
    expect(await top(`top-fingerprints?${march}`)).toMatchObject([{ fingerprint: FP, requests: 5 }, {}]);
    expect(await top(`top-fingerprints?${march}&ip=203.0.113.1&status=rejected`)).toMatchObject([
      { fingerprint: FP, requests: 4 },
    ]);
    await sql`insert into promo_blocks (kind, value) values ('ip', '203.0.113.1')`.execute(api.db);
    expect(await top(`top-ips?${march}&limit=1`)).toMatchObject([{ blocked: true }]);
  });

  it('count an IPv6 address by its network, and one of IPv4 once however it is written', async () => {
    const at = '2026-06-10T10:00:00Z';
    const fingerprint = fingerprintOf('wanderer');
    await addPromoRequests(
      api.db,
      ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:2::1', '192.0.2.66', '::ffff:192.0.2.66'].map(
        (ip) => ({
          at,
          ip,
          fingerprint,
        }),
      ),
    );
    const june = 'from=2026-06-01&to=2026-06-30';
    for (const query of [june, `${june}&fingerprint=${fingerprint}`])
      expect(await stats(query)).toMatchObject({ total: 5, unique_ips: 3 });
    for (const query of [june, `${june}&fingerprint=${fingerprint}`])
      expect((await admin.get(`${BASE}/top-ips?${query}`)).data).toMatchObject({
        items: [
          { ip: '192.0.2.66', requests: 2, users: 2 },
          { ip: '2001:db8:1:1::/64', requests: 2, users: 2 },
          { ip: '2001:db8:1:2::/64', requests: 1 },
        ],
      });
    expect(await stats(`${june}&ip=2001:db8:1:1::77`)).toMatchObject({ total: 2, unique_ips: 1 });
    expect(await stats(`${june}&ip=2001:db8:1::/48`)).toMatchObject({ total: 3, unique_ips: 2 });
    expect(await stats(`${june}&ip=::ffff:192.0.2.0/120`)).toMatchObject({ total: 2, unique_ips: 1 });
  });

  it('tell who has topped up since, also with an account that came later', async () => {
    const { id } = await createUser(api.db);
    const { id: late, email } = await createUser(api.db);
    const { id: early } = await createUser(api.db);
    const pay = async (userId: string, at: string) =>
      topUp(api.db, {
        payerId: await payerOf(api, 'user_id', userId),
        amount: '10',
        by: 'bank',
        userId,
        at: new Date(at),
      });
    await pay(early, '2026-04-01T09:00:00Z');
    await addPromoRequests(api.db, [
      { at: '2026-04-01T10:00:00Z', userId: id, email: null },
      { at: '2026-04-01T10:10:00Z', userId: id, email: null },
      { at: '2026-04-02T10:00:00Z', email: email.toUpperCase() },
      { at: '2026-04-02T10:00:00Z', userId: early },
    ]);
    await pay(id, '2026-04-05T10:00:00Z');
    await pay(late, '2026-04-06T10:00:00Z');
    expect(await markConverted(api.db)).toBe(2);
    expect(await markConverted(api.db)).toBe(0);
    const april = { people: 3, converted_to_topup: 2, conversion: 0.6667 };
    expect(await stats('from=2026-04-01&to=2026-04-30')).toMatchObject({ granted: 4, ...april });
    const own = await admin.get(`${BASE}/stats?from=2026-05-01&to=2026-05-02`);
    expect(own.data).toMatchObject({ people: 0, conversion: null });
  });
});

describe.each(anyDatabase)('the numbers of promo requests on $name', (database) => {
  const api = useTestApi(database);

  it.each([
    ['stats', 'from=2026-13-01', 'from'],
    ['stats', 'from=yesterday', 'from'],
    ['stats', 'from=2026-03-02&to=2026-03-01', 'from'],
    ['stats', 'from=1990-01-01&to=2026-03-01', 'from'],
    ['stats', 'ip=1.2.3', 'ip'],
    ['stats', 'ip=10.0.0.0/8', 'ip'],
    ['stats', 'ip=fe80::1%25eth0', 'ip'],
    ['stats', 'fingerprint=short', 'fingerprint'],
    ['stats', 'cluster_id=12', 'cluster_id'],
    ['analytics', 'by=week', 'by'],
    ['top-ips', 'limit=101', 'limit'],
    ['top-ips', 'status=paid', 'status'],
    ['top-fingerprints', 'ip=localhost', 'ip'],
  ])('refuse a wrong value: %s?%s', async (path, query, field) => {
    const admin = await api.signedIn({ permissions: ['user:manage'] });
    expect(await admin.get(`${BASE}/${path}?${query}`)).toMatchObject({
      status: 400,
      code: 'VAL.003',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  it('find the top of a long period as a plain sum does', async () => {
    await sql`insert into promo_requests (id, email, ip, fingerprint, code, amount, status, created_at)
      select gen_random_uuid(), 'p' || n || '@mail.example', '10.0.0.0'::inet + n % 700 * (n % 3),
        lpad('f' || n % 7000, 20, '0'), 'C', 1, case n % 4 when 0 then 'rejected' else 'granted' end,
        '2026-01-01T10:00:00Z'::timestamptz + make_interval(days => n % 60)
      from generate_series(1, 4000) n`.execute(api.db);
    // The sources that were busiest of all were quiet in the period.
    await sql`insert into promo_requests (id, email, ip, fingerprint, code, amount, status, created_at)
      select gen_random_uuid(), 'p' || n || '@mail.example', '10.9.0.0'::inet + n % 30, lpad('f' || n % 7000, 20, '0'), 'C', 1,
        'granted', '2025-01-01T10:00:00Z' from generate_series(1, 1500) n`.execute(api.db);
    const days = readDays({ from: '2026-01-05', to: '2026-03-31' });
    for (const status of [undefined, 'rejected'] as const) {
      const top = { kind: 'ip', days, status, limit: 20 } as const;
      const plain = await rankAll(api.db, top);
      const found = await rankPeriod(api.db, top, 0);
      expect(plain).toHaveLength(20);
      expect(found.map(({ source_id, rank }) => [source_id, rank])).toEqual(
        plain.map(({ source_id, rank }) => [source_id, rank]),
      );
    }
  });
});
