import type { Job, JobKind } from '#lib/background-jobs/index.ts';
import { bulkUsersJob } from '#modules/admin/users/bulk-job.ts';
import { exportTransactionsJob } from '#modules/transactions/export-job.ts';

/** The work that people start and do not wait for, one of each kind. */
const JOBS: { readonly [Kind in JobKind]: Job<Kind> } = {
  'users.bulk': bulkUsersJob,
  'transactions.export': exportTransactionsJob,
};

export const BACKGROUND_JOBS: readonly Job[] = Object.values(JOBS);
