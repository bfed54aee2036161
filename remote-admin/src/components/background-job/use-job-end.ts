import { useEffect, useRef } from 'react';
import { isUnderWay, type ListedJob } from '../../api/jobs.ts';

/** Says once that a job which was seen under way is over: what it has changed is to be read again. */
export function useJobEnd(
  job: Pick<ListedJob, 'id' | 'status'> | null | undefined,
  onOver: () => void,
): void {
  const seenUnderWay = useRef<string | null>(null);
  useEffect(function watchEnd() {
    if (job == null) return;
    if (isUnderWay(job)) {
      seenUnderWay.current = job.id;
    } else if (seenUnderWay.current === job.id) {
      seenUnderWay.current = null;
      onOver();
    }
  });
}
