import { NothingSchema, responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { askRefresh } from './ask-refresh.ts';
import { readCluster, toNetwork } from './detail.ts';
import { clusterLists } from './list.ts';
import { findNetworks } from './repository.ts';
import { reviewCluster } from './review.ts';
import { ClusterDetailSchema, ClusterParams, NetworksData, RefreshSchema } from './schemas.ts';

const config = { access: { permission: 'user:manage' } } as const;
const NETWORKS_MAX = 100;

/** Who shares addresses and fingerprints with whom (product §20.3). */
export const promoClusters: ApiModule = async (app) => {
  const { db } = app.context.connection;
  await app.register(clusterLists);

  app.get(
    '/clusters/:id',
    {
      config,
      schema: {
        tags: ['promo'],
        summary: 'One cluster with its graph',
        params: ClusterParams,
        response: responses(ClusterDetailSchema, 'RES.001'),
      },
    },
    async (request) => success(await readCluster(db, request.params.id)),
  );

  app.post(
    '/clusters/:id/review',
    {
      config: { ...config, once: 'by-nature', confirms: false },
      schema: {
        tags: ['promo'],
        summary: 'Say that a cluster has been looked at, so that it is new no more',
        params: ClusterParams,
        response: responses(NothingSchema, 'RES.001'),
      },
    },
    async (request) => {
      await reviewCluster(db, request, request.params.id);
      return success(null, 'Кластер просмотрен');
    },
  );

  app.post(
    '/clusters/refresh',
    {
      config: { ...config, confirms: false },
      schema: {
        tags: ['promo'],
        summary: 'Find the clusters anew; a job does it within seconds',
        response: responses(RefreshSchema),
      },
    },
    async (request) => success(await askRefresh(db, request), 'Кластеры скоро обновятся'),
  );

  app.get(
    '/shared-networks',
    {
      config: { ...config, reads: 'replica' },
      schema: {
        tags: ['promo'],
        summary: 'Addresses that more than 20 fingerprints share',
        response: responses(NetworksData),
      },
    },
    async () => {
      const { rows, total } = await findNetworks(db, NETWORKS_MAX);
      return success({ items: rows.map(toNetwork), total });
    },
  );
};
