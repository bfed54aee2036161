import { Readable } from 'node:stream';
import { attachmentOf } from '#lib/attachment.ts';
import { errorResponses, responses, success } from '#lib/envelope.ts';
import { TableFile } from '#lists/index.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { jobList } from './list.ts';
import { readChunks } from './repository.ts';
import { JobDetailSchema, JobParams, JobStartedData } from './schemas.ts';
import { demandFile, readJob, retryFailed, stopJob } from './service.ts';

const OWN = { access: 'session', openedBy: ['user:manage'] } as const;

/** Jobs that people start (product §19.2). People see their own, and those of kinds whose list they may see. */
export const adminJobs: ApiModule = async (app) => {
  const { db } = app.context.connection;
  await app.register(jobList);

  app.get(
    '/admin/jobs/:id',
    {
      config: OWN,
      schema: {
        tags: ['admin'],
        summary: 'How far a job is, and what has failed',
        params: JobParams,
        response: responses(JobDetailSchema, 'RES.001'),
      },
    },
    async (request) => success(await readJob(db, sessionOf(request), request.params.id)),
  );

  app.post(
    '/admin/jobs/:id/cancel',
    {
      config: { ...OWN, confirms: false },
      schema: {
        tags: ['admin'],
        summary: 'Stop a job; what is done stays done',
        params: JobParams,
        response: responses(JobDetailSchema, 'RES.001', 'RES.003'),
      },
    },
    async (request) => success(await stopJob(db, request, request.params.id), 'Задание остановлено'),
  );

  // Only administrators start work over many items.
  app.post(
    '/admin/jobs/:id/retry',
    {
      config: { access: { permission: 'user:manage' }, once: 'by-key', confirms: true },
      schema: {
        tags: ['admin'],
        summary: 'Start a job over what this one could not do',
        description:
          'With the rights of the caller. RES.003 while it is under way, or when nothing has failed.',
        params: JobParams,
        response: responses(JobStartedData, 'AUTH.003', 'RES.001', 'RES.002', 'RES.003'),
      },
    },
    async (request) =>
      success(await retryFailed(db, request, request.params.id), 'Задание поставлено в очередь'),
  );

  app.get(
    '/admin/jobs/:id/file',
    {
      config: { access: 'session', reading: 'job.download' },
      schema: {
        tags: ['admin'],
        summary: 'The file that a job has made, for a day and for its author',
        params: JobParams,
        response: { 200: TableFile, ...errorResponses('AUTH.003', 'RES.001') },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { name, content_type: type, read } = await demandFile(db, sessionOf(request), id);
      request.fileRead = read;
      reply.headers({
        'content-type': type,
        'content-disposition': attachmentOf(name),
        'x-content-type-options': 'nosniff',
      });
      return Readable.from(readChunks(db, id), { objectMode: false });
    },
  );
};
