import { isStopping } from '@cabinet/http-server';
import type { ApiModule } from '#plugins/context.ts';
import { addFactsMetrics } from './facts-metrics.ts';
import { addProcessMetrics } from './process-metrics.ts';
import { createReadiness } from './service.ts';

/**
 * Routes for whoever runs the process. They stand outside /api, so that the gateway does not show them to the world.
 */
export const health: ApiModule = async (app) => {
  const { connection, config } = app.context;
  const readinessProblem = createReadiness(connection, config);
  addProcessMetrics(app, readinessProblem);
  addFactsMetrics(app);

  const options = { config: { access: 'public' }, schema: { hide: true } } as const;

  app.get('/healthz', options, async () => ({ status: 'ok' }));

  app.get('/readyz', options, async (_request, reply) => {
    const problem = isStopping(app) ? 'stopping' : await readinessProblem();
    return reply.code(problem === undefined ? 200 : 503).send({ status: problem ?? 'ready' });
  });

  app.get('/metrics', options, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await app.metrics.render()),
  );
};
