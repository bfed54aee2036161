import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { promoJobs } from '#scheduled-jobs/promo-jobs.ts';
import { runDueJobs } from '#scheduled-jobs/run-jobs.ts';
import { anyDatabase, databases, describeOnPostgres } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { addPromoRequests, fingerprintOf } from '#test/test-promo.ts';
import { createUser } from '#test/test-users.ts';
import { refreshClusters } from './refresh.ts';

const BASE = '/api/nona/admin/promo';

interface Cluster {
  readonly id: string;
  readonly number: number;
  readonly requests: number;
}
interface Page {
  readonly items: Cluster[];
  readonly total: number;
  readonly refresh: { readonly is_pending: boolean; readonly finished_at: string | null };
}
interface Detail extends Cluster {
  readonly nodes: { readonly key: string; readonly kind: string; readonly requests: number }[];
  readonly edges: { readonly from: string; readonly to: string; readonly requests: number }[];
  readonly edges_total: number;
  readonly is_cut: boolean;
  readonly shared_networks: object[];
}

const fail = (error: unknown) => {
  throw error;
};

/** Guests who share an address. */
const ring = (name: string, size: number, ip: string) =>
  Array.from({ length: size }, (_, at) => ({ ip, fingerprint: fingerprintOf(`${name}${at}`) }));

/** All clusters with their sums and members, without the ids that they are given. */
async function readAll(db: Database) {
  const { rows } = await sql`
    select root_id, requests, users, ips, fingerprints, granted, amount, first_seen, last_seen, top_ip_id,
      top_fingerprint_id,
      (select array_agg(m.source_id order by m.source_id) from promo_cluster_members m where m.cluster_id = c.id) as members
    from promo_clusters c order by root_id`.execute(db);
  return rows;
}

describe.each(databases)('clusters of promo requests on $name', (database) => {
  const api = useTestApi(database);
  const read = async () => {
    const admin = await api.signedIn({ permissions: ['user:manage'] });
    return (await admin.get(`${BASE}/clusters`)).read<Page>();
  };

  it('are found by a job, with their sums, and named when they are shared networks', async () => {
    const admin = await api.signedIn({ permissions: ['user:manage'] });
    expect((await read()).items).toEqual([]);
    await addPromoRequests(api.db, [
      ...ring('a', 3, '203.0.113.1'),
      { ip: '203.0.113.2', fingerprint: fingerprintOf('a0'), status: 'rejected', at: '2026-01-01T00:00:00Z' },
      ...ring('n', 21, '198.51.100.1'),
      { ip: '198.51.100.1', fingerprint: fingerprintOf('a1'), email: 'a1@mail.example' },
      { ip: '203.0.113.9' },
    ]);
    const jobs = promoJobs(api.app);
    await runDueJobs(api.db, jobs, fail);
    const { items, total, refresh } = await read();
    expect([total, refresh.is_pending, typeof refresh.finished_at]).toEqual([1, false, 'string']);
    expect(items[0]).toMatchObject({
      requests: 5,
      users: 5,
      ips: 2,
      fingerprints: 3,
      granted: 4,
      amount: '400.00',
      first_seen: '2026-01-01T00:00:00.000Z',
      top_ip: '203.0.113.1',
      top_fingerprint: fingerprintOf('a0'),
    });
    const networks = await admin.get(`${BASE}/shared-networks`);
    expect(networks.data).toMatchObject({
      total: 1,
      items: [{ ip: '198.51.100.1', fingerprints: 22, requests: 22, blocked: false }],
    });
  });

  it('keep their ids while they grow, join and come again', async () => {
    const [before] = (await read()).items;
    await addPromoRequests(api.db, ring('b', 2, '203.0.113.50'));
    await refreshClusters(api.db);
    const two = (await read()).items;
    expect(two.map(({ id, requests }) => [id === before?.id, requests])).toEqual([
      [true, 5],
      [false, 2],
    ]);
    await addPromoRequests(api.db, [{ ip: '203.0.113.50', fingerprint: fingerprintOf('a2') }]);
    await refreshClusters(api.db);
    expect((await read()).items).toMatchObject([{ id: before?.id, number: before?.number, requests: 8 }]);
  });

  it('fall apart when what joined them turns out to be shared', async () => {
    const [before] = (await read()).items;
    await addPromoRequests(
      api.db,
      ring('c', 18, '203.0.113.50').map((each) => ({ ...each, requests: 1 })),
    );
    await refreshClusters(api.db);
    // The address has 21 fingerprints now, so those that nothing else joins stand alone.
    expect((await read()).items).toMatchObject([{ id: before?.id, requests: 6 }]);
    const rest = await sql`select from promo_cluster_members m
      where not exists (select from promo_clusters c where c.id = m.cluster_id)`.execute(api.db);
    expect(rest.rows).toEqual([]);
  });

  it('show their graph, and the networks that they came by', async () => {
    const admin = await api.signedIn({ permissions: ['user:manage'] });
    const { id: userId, email } = await createUser(api.db);
    await addPromoRequests(api.db, [
      { ip: '203.0.113.1', fingerprint: fingerprintOf('a0'), userId, email: null },
      { ip: '203.0.113.1', fingerprint: fingerprintOf('a0'), userId, email: null },
    ]);
    await refreshClusters(api.db);
    const [{ id = '' } = {}] = (await read()).items;
    const detail = (await admin.get(`${BASE}/clusters/${id}`)).read<Detail>();
    expect(detail).toMatchObject({ id, requests: 8, is_cut: false, edges_total: detail.edges.length });
    const from = `fingerprint:${fingerprintOf('a0')}`;
    expect(detail.edges).toContainEqual({ from, to: 'ip:203.0.113.1', requests: 3 });
    expect(detail.edges).toContainEqual({ from, to: `user:${userId}`, requests: 2 });
    expect(detail.nodes).toContainEqual({
      key: `user:${userId}`,
      kind: 'user',
      value: userId,
      label: email,
      requests: 2,
      blocked: false,
    });
    expect(detail.nodes).toContainEqual(expect.objectContaining({ key: from, requests: 4 }));
    expect(detail.shared_networks).toMatchObject([{ ip: '198.51.100.1' }, { ip: '203.0.113.50' }]);
    const keys = new Set(detail.nodes.map(({ key }) => key));
    expect(detail.edges.every((edge) => keys.has(edge.from) && keys.has(edge.to))).toBe(true);
  });

  it('say that a large graph is cut', async () => {
    const admin = await api.signedIn({ permissions: ['user:manage'] });
    const device = fingerprintOf('large');
    await addPromoRequests(
      api.db,
      Array.from({ length: 400 }, (_, at) => ({ ip: `192.0.${at >> 8}.${at & 255}`, fingerprint: device })),
    );
    await refreshClusters(api.db);
    const [{ id = '' } = {}] = (await read()).items;
    const detail = (await admin.get(`${BASE}/clusters/${id}`)).read<Detail>();
    expect(detail).toMatchObject({ requests: 400, is_cut: true, edges_total: 800 });
    expect([detail.nodes.length, detail.edges.length]).toEqual([200, 199]);
  });

  it.each(['requests', 'users', 'ips', 'fingerprints', 'amount', 'first_seen', 'last_seen'])(
    'are sorted by %s',
    async (field) => {
      const admin = await api.signedIn({ permissions: ['user:manage'] });
      const ids = async (sort: string) =>
        (await admin.get(`${BASE}/clusters?sort=${sort}`)).read<Page>().items.map(({ id }) => id);
      const down = await ids(`-${field}`);
      expect(down).toHaveLength(2);
      expect(await ids(field)).toEqual([...down].reverse());
    },
  );

  it('are found anew when somebody asks, which is recorded', async () => {
    const admin = await api.signedIn({ permissions: ['user:manage'] });
    expect((await admin.post(`${BASE}/clusters/refresh`)).data).toMatchObject({ is_pending: true });
    expect((await read()).refresh.is_pending).toBe(true);
    await runDueJobs(api.db, promoJobs(api.app), fail, new Date(Date.now() + 10_000));
    expect((await read()).refresh.is_pending).toBe(false);
    const row = await api.db
      .selectFrom('audit_log')
      .select(['actor_id', 'entity_type'])
      .where('action', '=', 'promo_cluster.refresh')
      .executeTakeFirst();
    expect(row).toEqual({ actor_id: admin.userId, entity_type: 'promo_cluster' });
  });

  it('are not there under a wrong id', async () => {
    const admin = await api.signedIn({ permissions: ['user:manage'] });
    expect(await admin.get(`${BASE}/clusters/00000000-0000-7000-8000-000000000099`)).toMatchObject({
      code: 'RES.001',
    });
    expect(await admin.get(`${BASE}/clusters/x`)).toMatchObject({ code: 'VAL.003' });
  });
});

describeOnPostgres('clusters of promo requests on $name', (database) => {
  const api = useTestApi(database);

  it('are found once where two do it at a time, and requests come meanwhile', async () => {
    await addPromoRequests(api.db, ring('a', 5, '203.0.113.1'));
    const done = await Promise.all([
      refreshClusters(api.db),
      refreshClusters(api.db),
      addPromoRequests(api.db, ring('a', 5, '203.0.113.1')),
    ]);
    expect(done[0] || done[1]).toBe(true);
    await refreshClusters(api.db);
    const { rows } = await sql`select requests, fingerprints from promo_clusters`.execute(api.db);
    expect(rows).toEqual([{ requests: 10, fingerprints: 5 }]);
  });

  it('are the same little by little as found from nothing', async () => {
    await api.db.deleteFrom('promo_clusters').execute();
    const some = (seed: number, most: number) => Math.trunc(Math.abs(Math.sin(seed) * 10_000)) % most;
    for (let turn = 1; turn <= 6; turn += 1) {
      await addPromoRequests(
        api.db,
        Array.from({ length: 60 }, (_, at) => {
          // Four devices come from an address, and some of them wander. A third of all come from what becomes a shared
          // network.
          const device = some(turn * 71 + at, 90);
          const near = (device >> 2) + (some(turn * 61 + at, 12) === 0 ? 1 : 0);
          return {
            ip: at % 3 === 0 ? '10.0.0.0' : `10.0.1.${near}`,
            fingerprint: fingerprintOf(`p${device}`),
            email: `p${some(turn * 73 + at, 40)}@mail.example`,
          };
        }),
      );
      await refreshClusters(api.db);
    }
    const grown = await readAll(api.db);
    await api.db.deleteFrom('promo_clusters').execute();
    await refreshClusters(api.db);
    expect(grown.length).toBeGreaterThan(3);
    expect(grown).toEqual(await readAll(api.db));
  });

  it('are written only where something came', async () => {
    const written = async () => {
      const { rows } = await sql<{
        xmin: string;
      }>`select xmin::text from promo_clusters order by root_id`.execute(api.db);
      return rows.map(({ xmin }) => xmin);
    };
    const before = await written();
    await refreshClusters(api.db);
    expect(await written()).toEqual(before);
    await addPromoRequests(api.db, [{ ip: '203.0.113.1', fingerprint: fingerprintOf('a0') }]);
    await refreshClusters(api.db);
    const after = await written();
    expect(after.filter((xmin, at) => xmin !== before[at])).toHaveLength(1);
  });

  it('and the roll-ups agree with the requests after many at once', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        addPromoRequests(api.db, [
          {
            ip: `192.0.2.${at % 3}`,
            fingerprint: fingerprintOf(`x${at % 4}`),
            email: `g${at % 7}@mail.example`,
          },
        ]),
      ),
    );
    const { rows } = await sql`
      select (select sum(requests)::integer from promo_hours) as hours,
        (select sum(requests)::integer from promo_pairs) as pairs,
        (select sum(requests)::integer from promo_sources where kind = 'ip') as ips,
        (select sum(requests)::integer from promo_source_days where kind = 'fingerprint') as days,
        (select sum(sources)::integer from promo_returns where kind = 'ip') as returns,
        (select count(*)::integer from promo_source_days where kind = 'ip') as ip_days,
        (select sum(links)::integer from promo_sources where kind = 'ip') as links,
        (select count(*)::integer from promo_pairs) as pair_rows,
        (select sum(people)::integer from promo_hours) as people,
        (select count(*)::integer from promo_people) as people_rows,
        (select count(*)::integer from promo_requests) as requests`.execute(api.db);
    const [row] = rows;
    const {
      requests,
      returns,
      ip_days: ipDays,
      links,
      pair_rows: pairRows,
      people,
      people_rows: peopleRows,
    } = Object(row);
    expect(row).toMatchObject({ hours: requests, pairs: requests, ips: requests, days: requests });
    expect([returns, links, people]).toEqual([ipDays, pairRows, peopleRows]);
  });
});

describe.each(anyDatabase)('clusters of networks on $name', (database) => {
  const api = useTestApi(database);

  it('join whoever comes from one network, by whichever of its addresses', async () => {
    await addPromoRequests(api.db, [
      { ip: '2001:db8:a:b::1', fingerprint: fingerprintOf('six1') },
      { ip: '2001:db8:a:b:ffff::2', fingerprint: fingerprintOf('six2') },
      { ip: '2001:db8:a:c::1', fingerprint: fingerprintOf('six3') },
      { ip: '192.0.2.200', fingerprint: fingerprintOf('four1') },
      { ip: '::ffff:192.0.2.200', fingerprint: fingerprintOf('four2') },
      ...Array.from({ length: 21 }, (_, at) => ({
        ip: `2001:db8:f:f::${at}`,
        fingerprint: fingerprintOf(`campus${at}`),
      })),
    ]);
    await refreshClusters(api.db);
    const admin = await api.signedIn({ permissions: ['user:manage'] });
    const { items } = (await admin.get(`${BASE}/clusters`)).read<Page>();
    const tops = items.map((item) => Object(item));
    expect(tops.map(({ top_ip: ip, ips, users }) => [ip, ips, users]).sort()).toEqual([
      ['192.0.2.200', 1, 2],
      ['2001:db8:a:b::/64', 1, 2],
    ]);
    expect((await admin.get(`${BASE}/shared-networks`)).data).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ ip: '2001:db8:f:f::/64', fingerprints: 21 })]),
    });
  });
});
