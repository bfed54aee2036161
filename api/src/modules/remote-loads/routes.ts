import { networkOf } from '@cabinet/http-server';
import { Type } from 'typebox';
import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { SHARED_LIMITS } from '#plugins/gates/rate-limit.ts';
import { countLoads, noteVisitorLoads } from './count-loads.ts';
import { LoadsBody } from './schemas.ts';

/** What pages report about the remotes that they load. Builds are counted; of the person a hash is kept while a canary is judged. */
export const remoteLoads: ApiModule = async (app) => {
  const { connection, releases } = app.context;
  const onLoad = app.metrics.pairs({
    name: 'cabinet_remote_loads_total',
    help: 'How parts of remotes came to a page, as the pages report it.',
    labels: ['remote', 'outcome'],
  });
  const onVisitorLoad = app.metrics.pairs({
    name: 'cabinet_remote_loads_of_visitors_total',
    help: 'The same, reported without a session: anybody can make it up.',
    labels: ['remote', 'outcome'],
  });

  app.post(
    '/remote-loads',
    {
      config: { access: 'optional', withoutFactor: true },
      schema: {
        tags: ['remotes'],
        summary: 'Report how parts of remotes came to a page',
        description:
          'What was not released, cannot have come to this person, or is told without a session, is not counted.',
        body: LoadsBody,
        response: responses(Type.Null()),
      },
      onRequest: async ({ session, ip }) => {
        // An office has one address, and its people have a session each.
        if (session) await app.sharedLimits.hit(SHARED_LIMITS.loadReportsBySession, session.id);
        else await app.sharedLimits.hit(SHARED_LIMITS.loadReportsByAddress, networkOf(ip));
      },
    },
    async (request) => {
      // Nobody waits for the answer, and a report is not worth an error.
      const state = await releases?.state().catch((error: unknown) => {
        request.log.warn({ err: error }, 'the store of releases cannot be read');
        return undefined;
      });
      const { loads } = request.body;
      if (state === undefined) return success(null);
      if (request.session)
        await countLoads(connection.db, state, { loads, userId: request.session.userId, onLoad });
      else noteVisitorLoads(state, loads, onVisitorLoad);
      return success(null);
    },
  );
};
