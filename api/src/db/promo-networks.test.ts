import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { databases } from '#test/databases.ts';
import { addPromoRequests, fingerprintOf } from '#test/test-promo.ts';
import type { Database } from './database.ts';
import { stepsOf } from './migrating/steps.ts';
import { migrations } from './migrations/index.ts';
import { useDatabase } from './testing/migrating.ts';

const NAME = '0030-an-address-counts-by-its-network';
const steps = migrations.filter(({ name }) => name === NAME).flatMap(stepsOf);

const STATUSES = ['granted', 'rejected', 'flagged'] as const;

/** Addresses of a few networks in every way to write them, on a few days, with devices and people that they share. */
const REQUESTS = Array.from({ length: 120 }, (_, n) => {
  const ips = [`2001:db8:0:${n % 2}::${n % 7}`, `2001:db8:0:${n % 3}:${n % 5}::1`, `::ffff:192.0.2.${n % 3}`];
  return {
    ip: ips[n % 4] ?? `192.0.2.${n % 4}`,
    fingerprint: fingerprintOf(`d${n % 11}`),
    email: `p${n % 13}@mail.example`,
    status: STATUSES[n % 3] ?? 'granted',
    at: `2026-03-${String(1 + ((n * 7) % 20)).padStart(2, '0')}T10:00:00Z`,
  };
});

/** The roll-ups by the names of their sources, without what stands at zero. */
async function rollUps(db: Database) {
  const { rows } = await sql`
    select 'source' as of, to_jsonb(s) - 'id' as row from promo_sources s
    union all select 'day', (to_jsonb(d) - 'source_id') || jsonb_build_object('source', s.value)
      from promo_source_days d join promo_sources s on s.id = d.source_id
    union all select 'pair', (to_jsonb(p) - '{ip_id,fingerprint_id,person}'::text[])
      || jsonb_build_object('ip', i.value, 'fingerprint', f.value)
      from promo_pairs p join promo_sources i on i.id = p.ip_id join promo_sources f on f.id = p.fingerprint_id
    union all select 'return', to_jsonb(r) from promo_returns r where sources <> 0
    order by 1, 2`.execute(db);
  return rows;
}

describe.each(databases)('a database that counted promo requests by address, on $name', ({ open }) => {
  const { db, query } = useDatabase(open);

  it('counts them by network afterwards, as if it had always done so', async () => {
    await addPromoRequests(db(), REQUESTS);
    const wanted = await rollUps(db());
    await query(`truncate promo_requests, promo_sources, promo_source_days, promo_returns, promo_pairs, promo_people,
      promo_hours, promo_clusters, promo_cluster_members`);
    await query(`create or replace function promo_source(p_address inet) returns text language sql immutable
      as $$ select host(p_address) $$`);
    await addPromoRequests(db(), REQUESTS.slice(0, 100));
    expect(await rollUps(db())).not.toEqual(wanted);
    await query(`insert into promo_clusters (root_id, top_fingerprint_id, top_ip_id)
      select f.id, f.id, i.id from promo_pairs p join promo_sources f on f.id = p.fingerprint_id
        join promo_sources i on i.id = p.ip_id where i.value like '%:%' order by 1 limit 1`);
    await query(`insert into promo_cluster_members (source_id, cluster_id)
      select s.id, c.id from promo_sources s, promo_clusters c`);
    await query(steps[0]?.text.match(/-- The text that names[\s\S]*?\$\$;/)?.[0] ?? '');
    // Some have come already while the former ones are being added up.
    await addPromoRequests(db(), REQUESTS.slice(100));
    await query(steps.at(-1)?.text ?? '');
    expect(await rollUps(db())).toEqual(wanted);
    expect(await query('select top_fingerprint_id, top_ip_id from promo_clusters')).toEqual([
      { top_fingerprint_id: null, top_ip_id: null },
    ]);
    expect(await query('select requested_at is not null as is_asked from promo_refresh')).toEqual([
      { is_asked: true },
    ]);
  });

  it('refuses what it refused, once a network and by its whole network', async () => {
    await query('alter table promo_blocks drop column network');
    await query(`insert into promo_blocks (kind, value, reason, created_at) values
      ('ip', '2001:db8::7', 'newer', '2026-02-02'), ('ip', '2001:db8::1', 'older', '2026-01-01'),
      ('ip', '::ffff:192.0.2.1', 'mapped', '2026-01-01'), ('fingerprint', 'a', 'device', '2026-01-01')`);
    await query(steps[0]?.text ?? '');
    expect(await query('select reason, network::text from promo_blocks order by reason')).toEqual([
      { reason: 'device', network: null },
      { reason: 'mapped', network: '192.0.2.1/32' },
      { reason: 'older', network: '2001:db8::/64' },
    ]);
  });
});
