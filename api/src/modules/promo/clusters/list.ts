import { defineList, flag, tableRows } from '#lists/index.ts';
import { toRefresh } from './ask-refresh.ts';
import { toCluster } from './detail.ts';
import { readRefresh } from './repository.ts';
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
  search: null,
  filters: { is_new: flag('c.is_new') },
  sorts: {
    requests: 'c.requests',
    users: 'c.users',
    ips: 'c.ips',
    fingerprints: 'c.fingerprints',
    amount: 'c.amount',
    first_seen: 'c.first_seen',
    last_seen: 'c.last_seen',
  },
  async find({ db }, { where }) {
    const rows = tableRows({
      from: db
        .selectFrom('promo_clusters as c')
        .leftJoin('promo_sources as i', 'i.id', 'c.top_ip_id')
        .leftJoin('promo_sources as f', 'f.id', 'c.top_fingerprint_id')
        .where(where),
      select: (clusters) =>
        clusters.selectAll('c').select(['i.value as top_ip', 'f.value as top_fingerprint']),
      id: 'c.id',
      toItem: toCluster,
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
