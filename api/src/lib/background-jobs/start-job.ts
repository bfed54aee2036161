import type { RawBuilder } from 'kysely';
import type { Database } from '#db/index.ts';
import { type Caller, callerId, recordAction } from '#lib/audit/record-action.ts';
import { userAgentOf } from '#lib/audit/user-agent.ts';
import type { Job } from './job.ts';
import { insertItems, insertJob } from './repository.ts';

/** Queues a job in the caller's transaction, with the items that a query finds in that moment. */
export async function startJob(
  trx: Database,
  caller: Caller,
  { kind }: Pick<Job, 'kind'>,
  {
    params,
    items,
    retryOf,
  }: {
    readonly params: object;
    readonly items?: RawBuilder<unknown>;
    /** The job whose failed items these are. */
    readonly retryOf?: string;
  },
): Promise<{ readonly id: string; readonly total: number }> {
  const { ip, fingerprint, cabinetOrigin } = caller;
  const id = await insertJob(trx, {
    kind,
    params,
    createdBy: callerId(caller),
    origin: {
      ip,
      id: caller.id,
      fingerprint,
      user_agent: userAgentOf(caller) ?? '',
      cabinet_origin: cabinetOrigin,
    },
  });
  const total = items ? await insertItems(trx, id, items) : 0;
  await recordAction(trx, caller, {
    action: 'job.start',
    id,
    after: { kind, params, total, ...(retryOf !== undefined && { retry_of: retryOf }) },
  });
  return { id, total };
}
