import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { startJob } from '#lib/background-jobs/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import type { FileRead } from '#plugins/answers/readings.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { toJob } from './job-dto.ts';
import { cancelJob, failedItems, findFailed, findFile, findJob, type JobRow } from './repository.ts';
import type { JobDetailSchema, JobStartedData } from './schemas.ts';
import { seesJob, withheldFrom } from './sight.ts';

type Detail = Static<typeof JobDetailSchema>;

/** A job that the caller sees. Any other looks as if it did not exist. */
async function demandJob(db: Database, session: Session, id: string): Promise<JobRow> {
  const job = await findJob(db, id);
  if (job && seesJob(session, job)) return job;
  throw new ApiError('RES.001', { message: 'Задание не найдено' });
}

export async function readJob(db: Database, session: Session, id: string): Promise<Detail> {
  const job = await demandJob(db, session, id);
  const shown = toJob(session, job);
  const failed = job.failed === 0 || shown.withheld !== null ? [] : await findFailed(db, id);
  const { code, message } = job.result ?? {};
  return {
    ...shown,
    failed,
    failure:
      code === undefined || job.created_by !== session.userId ? null : { code, message: message ?? '' },
  };
}

/** Cancels a job. What is done stays done, and nothing else is begun. */
export async function stopJob(db: Database, request: FastifyRequest, id: string): Promise<Detail> {
  const session = sessionOf(request);
  return inTransaction(db, async (trx) => {
    await demandJob(trx, session, id);
    if (!(await cancelJob(trx, id))) throw new ApiError('RES.003', { message: 'Задание уже завершено' });
    const job = await readJob(trx, session, id);
    await recordAction(trx, request, {
      action: 'job.cancel',
      id,
      after: { done: job.done, total: job.total },
    });
    return job;
  });
}

/** Starts a job over the items that an ended job could not do. Its author is whoever asks. */
export async function retryFailed(
  db: Database,
  request: FastifyRequest,
  id: string,
): Promise<Static<typeof JobStartedData>> {
  return runOnce(request, db, async (trx) => {
    const { kind, params, status, failed } = await demandJob(trx, sessionOf(request), id);
    if (status === 'queued' || status === 'running')
      throw new ApiError('RES.003', { message: 'Задание ещё идёт: дождитесь конца или остановите его' });
    if (failed === 0) throw new ApiError('RES.003', { message: 'Повторять нечего: неудач в задании нет' });
    const more = { params: Object(params), items: failedItems(id), retryOf: id };
    const retry = await startJob(trx, request, { kind }, more);
    return { job_id: retry.id };
  });
}

/** The file of a job, for its author, who must hold by now what its list asks for: AUTH.003, and RES.001 for others. */
export async function demandFile(db: Database, session: Session, id: string) {
  const job = await demandJob(db, session, id);
  const withheld = withheldFrom(session, job);
  if (withheld?.by === 'author')
    throw new ApiError('RES.001', { message: 'Файл доступен только автору задания' });
  if (withheld !== null)
    throw new ApiError('AUTH.003', {
      message: 'Разрешения, с которым готовили файл, у вас больше нет: файл закрыт',
      ...(withheld.permission !== null && { permission: withheld.permission }),
    });
  const file = await findFile(db, id);
  if (file) return { ...file, read: fileReadOf(job) };
  throw new ApiError('RES.001', { message: 'Файла нет: он ещё не готов или его сутки прошли' });
}

/** What the audit log says of a job's file: all its rows, because how many of them a piece holds is not known. */
function fileReadOf({ params, done }: JobRow): FileRead {
  const { format, filters }: Readonly<Record<string, unknown>> = Object(params);
  return { format: String(format), filters: Object(filters), rows: done };
}
