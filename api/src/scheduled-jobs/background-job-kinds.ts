import type { Job } from '#lib/background-jobs/index.ts';
import { bulkUsersJob } from '#modules/admin/users/bulk-job.ts';
import { exportTransactionsJob } from '#modules/transactions/export-job.ts';

/** The kinds of work that people start and do not wait for. */
export const BACKGROUND_JOBS: readonly Job[] = [bulkUsersJob, exportTransactionsJob];
