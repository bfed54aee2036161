import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { type RefreshState, readRefresh, requestRefresh } from './repository.ts';
import type { RefreshSchema } from './schemas.ts';

/** Asks the job to find the clusters anew. The job looks every few seconds. */
export async function askRefresh(
  db: Database,
  request: FastifyRequest,
): Promise<Static<typeof RefreshSchema>> {
  return inTransaction(db, async (trx) => {
    await requestRefresh(trx);
    await recordAction(trx, request, { action: 'promo_cluster.refresh', id: 'all' });
    return toRefresh(await readRefresh(trx));
  });
}

export function toRefresh(state: RefreshState): Static<typeof RefreshSchema> {
  const { requested_at: requested, finished_at: finished, started_at: started } = state;
  const isPending = requested !== null && (finished === null || started === null || requested > started);
  return {
    requested_at: requested?.toISOString() ?? null,
    finished_at: finished?.toISOString() ?? null,
    took_ms: state.took_ms,
    is_pending: isPending,
  };
}
