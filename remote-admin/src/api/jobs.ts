import { type Data, get, post } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

/** Work that somebody started and does not wait for. */
export type Job = Data<'GET admin/jobs/{id}'>;
export type ListedJob = Data<'GET admin/jobs'>['items'][number];

const RESOURCE = 'admin-jobs';
/** How often a job that is under way is asked after. */
const POLL_MS = 1_000;

const jobKeys = {
  detail: (id: string) => [RESOURCE, 'detail', id] as const,
  latest: (kind: string) => [RESOURCE, 'latest', kind] as const,
};

export const isUnderWay = ({ status }: Pick<ListedJob, 'status'>): boolean =>
  status === 'queued' || status === 'running';

/** A job, asked after until it is over. */
export function useJob(id: string) {
  return useSWR(jobKeys.detail(id), ([, , of]) => get('admin/jobs/{id}', { path: { id: of } }), {
    dedupingInterval: POLL_MS / 2,
    refreshInterval: (job) => (job === undefined || isUnderWay(job) ? POLL_MS : 0),
  });
}

/** The viewer's last job of a kind. */
export function useLatestJob(kind: string) {
  return useSWR(
    jobKeys.latest(kind),
    async ([, , of]) => {
      const { items } = await get('admin/jobs', {
        rawQuery: { mine: true, kind: of, sort: '-created_at', limit: 1 },
      });
      return items[0] ?? null;
    },
    {
      dedupingInterval: POLL_MS / 2,
      refreshInterval: (job) => (job != null && isUnderWay(job) ? 3 * POLL_MS : 0),
    },
  );
}

export function refreshJobs(): void {
  void mutate((key) => Array.isArray(key) && key[0] === RESOURCE);
}

/** Starts another job over what one could not do, and answers which. */
export async function retryJob(id: string, idempotencyKey: string): Promise<string> {
  const { jobId } = await post('admin/jobs/{id}/retry', { path: { id }, idempotencyKey }).finally(
    refreshJobs,
  );
  return jobId;
}

/** Stops a job; what it has done stays done. */
export function cancelJob(id: string): Promise<Job> {
  return post('admin/jobs/{id}/cancel', { path: { id } }).finally(refreshJobs);
}
