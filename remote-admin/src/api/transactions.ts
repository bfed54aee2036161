import { type Body, createIdempotencyKey, post } from '@cabinet/kernel/http';
import { refreshJobs } from './jobs.ts';

type ExportBody = Body<'POST transactions/export-jobs'>;

/** Begins a file of everybody's transactions in the background; answers the job's id. */
export async function startTransactionsFile(
  format: ExportBody['format'],
  filters: Readonly<Record<string, string>>,
): Promise<string> {
  const { user_id: userId, payer_id: payerId, model_id: modelId, type, from, to, q } = filters;
  const direction = filters.direction === 'in' || filters.direction === 'out' ? filters.direction : undefined;
  const { jobId } = await post('transactions/export-jobs', {
    body: { format, filters: { type, direction, from, to, q, userId, payerId, modelId } },
    idempotencyKey: createIdempotencyKey(),
  }).finally(refreshJobs);
  return jobId;
}
