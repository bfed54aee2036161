import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { readAttention } from './attention.ts';
import { AttentionData } from './attention-schemas.ts';

export const attentionRoutes: ApiModule = async (app) => {
  const { db } = app.context.connection;

  app.get(
    '/users/me/attention',
    {
      config: { access: 'session' },
      schema: {
        tags: ['users'],
        summary: 'What waits for me, with how many of each',
        response: responses(AttentionData),
      },
    },
    async (request) => success(await readAttention(db, sessionOf(request))),
  );
};
