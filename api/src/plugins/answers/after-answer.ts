import fp from 'fastify-plugin';
import { readingNowhere } from '#db/reads/place.ts';

/**
 * `request.afterAnswer(work)` runs work after the answer, so that the answer's time does not reveal it. A crash may lose
 * it.
 */
export const afterAnswerPlugin = fp(async (app) => {
  const running = new Set<Promise<void>>();
  app.decorateRequest('afterAnswer', function afterAnswer(work) {
    this.laterWork = work;
  });
  app.decorateRequest('laterWork', undefined);

  app.addHook('onResponse', (request, _reply, done) => {
    done();
    const work = request.laterWork;
    if (work === undefined) return;
    const run = readingNowhere(work)
      .catch((error: unknown) => request.log.warn({ err: error }, 'work after the answer failed'))
      .finally(() => running.delete(run));
    running.add(run);
  });
  app.decorate('laterWorkDone', async () => void (await Promise.all(running)));
  app.addHook('onClose', () => app.laterWorkDone());
});
