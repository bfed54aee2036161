import { useAttemptKey, useRefusal } from '@cabinet/kernel/forms';
import { ApiError } from '@cabinet/kernel/http';
import { useState } from 'react';
import { bulkFilter, refreshAdminUsers, startBulk } from '../../../api/admin-users.ts';
import { refreshJobs } from '../../../api/jobs.ts';
import { type BulkQuestion, countOf } from './bulk-question.ts';

interface BulkHandle {
  /** How many people it is about, as the server has said last. */
  readonly count: number;
  /** How many they were thought to be before; `null` while nobody has disagreed. */
  readonly former: number | null;
  readonly error: unknown;
  /** Queues it; answers the job, or `null` where it was refused. */
  readonly start: (more: { readonly roleId?: string; readonly reason?: string }) => Promise<string | null>;
}

/** Starts a bulk action over as many people as were seen. Where they are not as many any more, it asks anew. */
export function useBulk({ action, who }: BulkQuestion): BulkHandle {
  const [count, setCount] = useState(countOf(who));
  const [former, setFormer] = useState<number | null>(null);
  const { error, tryTo } = useRefusal();
  const attempt = useAttemptKey();
  const target =
    who.kind === 'chosen' ? { ids: who.people.map(({ id }) => id) } : { filter: bulkFilter(who.filters) };
  return {
    count,
    former,
    error,
    async start(more) {
      const body = { action, ...target, ...more, expectedCount: count };
      try {
        const { jobId } = await tryTo(() => startBulk(body, attempt.keyOf(body)));
        refreshJobs();
        return jobId;
      } catch (failure) {
        if (failure instanceof ApiError && failure.code === 'RES.002' && failure.count !== null) {
          setFormer(count);
          setCount(failure.count);
          refreshAdminUsers();
        }
        return null;
      }
    },
  };
}
