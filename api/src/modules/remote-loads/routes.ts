import { networkOf } from '@cabinet/http-server';
import { Type } from 'typebox';
import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { SHARED_LIMITS } from '#plugins/gates/rate-limit.ts';
import { countLoads } from './count-loads.ts';
import { LoadsBody } from './schemas.ts';

/** What pages report about the remotes that they load. It is counted by build, and nothing of the person is kept. */
export const remoteLoads: ApiModule = async (app) => {
  const { connection, releases } = app.context;
  const onLoad = app.metrics.pairs({
    name: 'cabinet_remote_loads_total',
    help: 'How parts of remotes came to a page, as the pages report it.',
    labels: ['remote', 'outcome'],
  });

  app.post(
    '/remote-loads',
    {
      config: { access: 'optional' },
      schema: {
        tags: ['remotes'],
        summary: 'Report how parts of remotes came to a page',
        description: 'What was not released, or cannot have come to this person, is not counted.',
        body: LoadsBody,
        response: responses(Type.Null()),
      },
    },
    async (request) => {
      await app.sharedLimits.hit(SHARED_LIMITS.loadReportsByAddress, networkOf(request.ip));
      // Nobody waits for the answer, and a report is not worth an error.
      const state = await releases?.state().catch((error: unknown) => {
        request.log.warn({ err: error }, 'the store of releases cannot be read');
        return undefined;
      });
      if (state !== undefined)
        await countLoads(connection.db, state, {
          loads: request.body.loads,
          userId: request.session?.userId,
          onLoad,
        });
      return success(null);
    },
  );
};
