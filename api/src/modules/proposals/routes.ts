import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { StopBody, StopParams, StoppableSchema } from './schemas.ts';
import { stopProposal, viewStoppable } from './stop-proposal.ts';

/** The calls behind the link that stops what would take effect by itself (product §19.5). */
export const proposals: ApiModule = async (app) => {
  const { context, sharedLimits } = app;

  app.get(
    '/proposals/stop/:token',
    {
      config: { access: 'public', hidesPath: true },
      schema: {
        summary: 'What a link of a letter would stop; looking stops nothing',
        params: StopParams,
        response: responses(StoppableSchema, 'RES.001'),
      },
    },
    async (request) => success(await viewStoppable(context.connection.db, request.params.token)),
  );

  app.post(
    '/proposals/stop',
    {
      config: { access: 'public', once: 'by-nature' },
      schema: {
        summary: 'Stop what would take effect by itself',
        body: StopBody,
        response: responses(StoppableSchema, 'RES.001', 'RES.003'),
      },
    },
    async (request) =>
      success(
        await stopProposal(context.connection.db, sharedLimits, request.body.token, request),
        'Изменение остановлено',
      ),
  );
};
