import type { FastifyRequest } from 'fastify';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { findCluster, markReviewed } from './repository.ts';

/** Writes down that somebody has looked at a cluster, so that it is new for nobody (product §20.3). */
export async function reviewCluster(db: Database, request: FastifyRequest, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (await markReviewed(trx, id)) await recordAction(trx, request, { action: 'promo_cluster.review', id });
    else if (!(await findCluster(trx, id))) throw new ApiError('RES.001', { message: 'Кластер не найден' });
  });
}
