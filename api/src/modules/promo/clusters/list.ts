import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { defineList, tableRows } from '#lists/index.ts';
import { toRefresh } from './ask-refresh.ts';
import { toCluster } from './detail.ts';
import { type ClusterRow, readRefresh } from './repository.ts';
import { ClusterSchema, RefreshSchema } from './schemas.ts';

export const clusterLists = defineList({
  tag: 'promo',
  routes: [
    {
      path: '/clusters',
      scope: 'all',
      access: { permission: 'user:manage' },
      summary: 'Clusters of requests that share addresses or fingerprints',
    },
  ],
  item: ClusterSchema,
  totals: { refresh: RefreshSchema },
  filters: {},
  sorts: {
    requests: 'c.requests',
    users: 'c.users',
    ips: 'c.ips',
    fingerprints: 'c.fingerprints',
    amount: 'c.amount',
    first_seen: 'c.first_seen',
    last_seen: 'c.last_seen',
  },
  async find({ db }) {
    const rows = tableRows({
      from: db.selectFrom('promo_clusters as c'),
      select: (clusters) => clusters.selectAll('c').select([busiest(db, 'ip'), busiest(db, 'fingerprint')]),
      id: 'c.id',
      toItem: ({ top_ip, top_fingerprint, ...row }: ClusterRow & Tops) => ({
        ...toCluster(row),
        top_ip,
        top_fingerprint,
      }),
    });
    return {
      ...rows,
      readTotals: async () => {
        const [totals, refresh] = await Promise.all([rows.readTotals(), readRefresh(db)]);
        return { ...totals, refresh: toRefresh(refresh) };
      },
    };
  },
});

interface Tops {
  readonly top_ip: string | null;
  readonly top_fingerprint: string | null;
}

/** By what people recognise a cluster. */
function busiest<Kind extends 'ip' | 'fingerprint'>(_db: Database, kind: Kind) {
  return sql<
    string | null
  >`(select s.value from promo_cluster_members m join promo_sources s on s.id = m.source_id
    where m.cluster_id = c.id and s.kind = ${sql.lit(kind)} order by s.requests desc, s.id limit 1)`.as(
    `top_${kind}` as const,
  );
}
