import { Type } from 'typebox';
import { ApiError } from '#lib/api-error.ts';
import { responses, success } from '#lib/envelope.ts';
import type { Releases } from '#lib/releases/releases.ts';
import type { ApiModule } from '#plugins/context.ts';
import {
  BuildData,
  BuildParams,
  HistoryData,
  HistoryQuery,
  RemoteParams,
  RemotesData,
  RemotesQuery,
  RollbackBody,
} from './schemas.ts';
import { listRemotes, remoteHistory, storedBuild, takeBack } from './service.ts';

const ACCESS = { permission: 'user:manage' } as const;

/** What is released of each remote, how it fares in people's pages, and the rollback. */
export const adminRemotes: ApiModule = async (app) => {
  const { connection, releases: opened } = app.context;
  const { db } = connection;

  function releases(): Releases {
    if (opened) return opened;
    throw new ApiError('RES.003', { message: 'Хранилище релизов не настроено: задайте RELEASE_STORE' });
  }

  app.get(
    '/admin/remotes',
    {
      config: { access: ACCESS },
      schema: {
        tags: ['admin'],
        summary: 'What is released of each remote, and how it fares',
        querystring: RemotesQuery,
        response: responses(RemotesData, 'RES.003'),
      },
    },
    async (request) => success(await listRemotes(db, releases(), request.query.hours)),
  );

  app.get(
    '/admin/remotes/:name/history',
    {
      config: { access: ACCESS },
      schema: {
        tags: ['admin'],
        summary: 'The changes of a remote and of the whole site, the last one first',
        params: RemoteParams,
        querystring: HistoryQuery,
        response: responses(HistoryData, 'RES.001', 'RES.003'),
      },
    },
    async (request) => success(await remoteHistory(releases(), request.params.name, request.query)),
  );

  app.post(
    '/admin/remotes/:name/rollback',
    {
      config: { access: ACCESS, once: 'by-key', confirms: true },
      schema: {
        tags: ['admin'],
        summary: 'Take the newest step of a remote back',
        description: 'RES.003 when a rollback would not lead from `from` to `to` any more.',
        params: RemoteParams,
        body: RollbackBody,
        response: responses(Type.Null(), 'RES.001', 'RES.002', 'RES.003'),
      },
    },
    async (request) =>
      success(
        await takeBack(db, releases(), request, { remote: request.params.name, ...request.body }),
        'Прежняя сборка возвращена',
      ),
  );

  app.get(
    '/admin/remotes/:name/builds/:build',
    {
      config: { access: ACCESS },
      schema: {
        tags: ['admin'],
        summary: 'Whether a build is stored and by whom, to try it in one browser',
        params: BuildParams,
        response: responses(BuildData, 'RES.001', 'RES.003'),
      },
    },
    async ({ params: { name, build } }) => success(await storedBuild(releases(), name, build)),
  );
};
