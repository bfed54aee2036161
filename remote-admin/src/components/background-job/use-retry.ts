import { useAttemptKey, useRefusal } from '@cabinet/kernel/forms';
import { usePermission } from '@cabinet/kernel/session';
import { useState } from 'react';
import { isUnderWay, type Job, retryJob } from '../../api/jobs.ts';

interface RetryHandle {
  /** Whether something has failed in a job that is over, and the viewer may do it again. */
  readonly isOffered: boolean;
  readonly isStarting: boolean;
  readonly error: unknown;
  /** Starts another job over what has failed, and looks at it. */
  readonly start: () => Promise<void>;
}

export function useRetry(job: Job | undefined, onOpen: (id: string) => void): RetryHandle {
  const mayRetry = usePermission('user:manage');
  const attempt = useAttemptKey();
  const { error, tryTo } = useRefusal();
  const [isStarting, setStarting] = useState(false);
  return {
    isOffered: mayRetry && job !== undefined && !isUnderWay(job) && job.failedCount > 0,
    isStarting,
    error,
    async start() {
      if (job === undefined || isStarting) return;
      setStarting(true);
      const { id } = job;
      const jobId = await tryTo(() => retryJob(id, attempt.keyOf({ id }))).catch(() => null);
      setStarting(false);
      if (jobId !== null) onOpen(jobId);
    },
  };
}
