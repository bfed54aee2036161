import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { readingNowhere } from '#db/reads/place.ts';
import { createReadingKeeper, READING_OUTCOMES } from '#lib/audit/reading-keeper.ts';
import { isReadingAction, READINGS, type ReadingAction } from '#lib/audit/readings.ts';
import { readingOf } from '#lib/audit/record-reading.ts';

/** A longer value of a filter is cut, because the log is kept forever. */
const VALUE_LENGTH = 200;

/** What is known of a file while it leaves. `rows` grows with each row that is read for it. */
export interface FileRead {
  readonly format: string;
  readonly filters: Readonly<Record<string, unknown>>;
  rows: number;
}

interface Left {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly action: ReadingAction;
  /** When it began: a session proves a reading until five minutes after its end, and a file may take longer to leave. */
  readonly at: Date;
  /** False where the reader broke off. */
  readonly isWhole: boolean;
}

/**
 * Who reads other people's data leaves a reading behind the answer (product §19.6). A route with a file says whose data
 * that is: the start fails on one that does not, so none is forgotten.
 */
export const readingsPlugin = fp(async (app) => {
  const { metrics, context } = app;
  const keeper = createReadingKeeper({
    db: context.connection.db,
    onOutcome: metrics.counter({
      name: 'cabinet_audit_readings_total',
      help: 'Readings for the audit log: written, or lost because the database did not take them.',
      label: 'outcome',
      values: READING_OUTCOMES,
    }),
    onError: (error, lost) => {
      if (lost) app.log.error({ err: error, reading: lost }, 'A READING IS NOT IN THE AUDIT LOG');
      else app.log.warn({ err: error }, 'a reading waits until the database can be written');
    },
  });
  metrics.gauge(
    { name: 'cabinet_audit_readings_kept', help: 'Readings that wait in memory for the database.' },
    keeper.kept,
  );
  app.decorateRequest('fileRead', undefined);
  app.addHook('onClose', () => keeper.close());

  app.addHook('onRoute', (route) => {
    if (givesFile(route) && route.config?.reading === undefined)
      throw new Error(
        `${String(route.method)} ${route.url} gives a file and does not declare config.reading`,
      );
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { reading } = request.routeOptions.config;
    if (request.method !== 'HEAD' && isReadingAction(reading)) {
      const at = new Date();
      whenSent(reply, (isWhole) => leave({ request, reply, action: reading, at, isWhole }));
    }
    done();
  });

  function leave({ request, reply, action, at, isWhole }: Left): void {
    const { session, fileRead } = request;
    if (session === null || reply.statusCode !== 200 || !reply.raw.headersSent) return;
    const entityId = idOf(request);
    const isFile = READINGS[action] === 'file';
    if (isFile ? fileRead === undefined : entityId === session.userId) return;
    const { ip, id, fingerprint, headers } = request;
    const reading = readingOf({
      at,
      by: session.actor,
      action,
      entityId,
      after: fileRead
        ? {
            address: request.url.split('?', 1)[0],
            filters: shortened(fileRead.filters),
            format: fileRead.format,
            rows: fileRead.rows,
            completed: isWhole,
          }
        : null,
      origin: { ip, id, fingerprint, headers: { 'user-agent': headers['user-agent'] } },
    });
    readingNowhere(() => keeper.keep(reading));
  }
});

/** Once the answer has left, or was broken off. Fastify's own hook does not tell of the second. */
function whenSent({ raw }: FastifyReply, work: (isWhole: boolean) => void): void {
  let isOver = false;
  const over = (isWhole: boolean) => () => {
    if (isOver) return;
    isOver = true;
    work(isWhole);
  };
  raw.once('finish', over(true)).once('close', over(false));
}

function givesFile({ schema, url }: RouteOptions): boolean {
  const answers: unknown = schema?.response;
  const found: unknown = isObject(answers) ? answers['200'] : undefined;
  return url.endsWith('/export') || (isObject(found) && found.format === 'binary');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function idOf({ params }: FastifyRequest): string | null {
  return isObject(params) && typeof params.id === 'string' ? params.id : null;
}

function shortened(filters: FileRead['filters']): FileRead['filters'] {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, VALUE_LENGTH) : value]),
  );
}
