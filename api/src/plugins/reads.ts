import { READ_ONLY_HEADER } from '@cabinet/kernel/core/contract';
import fp from 'fastify-plugin';
import { readingAt } from '#db/reads/place.ts';
import { SERVERS } from '#db/reads/reads.ts';
import { noteWrite } from '#lib/sessions/repository.ts';
import { isSafe } from './safe-methods.ts';

/**
 * With replicas, requests that only read are answered there if their route says so, and all of them while there is no
 * primary. Whoever writes finds what they wrote, because a replica that does not have it yet is passed over.
 */
export const readsPlugin = fp(async (app) => {
  const { connection } = app.context;
  const { reads, db } = connection;
  app.decorateRequest('readPlace', undefined);
  app.decorateRequest('writtenFor', undefined);
  app.metrics.gauge(
    { name: 'cabinet_read_only', help: 'Whether the primary is away and replicas answer what only reads.' },
    () => Number(reads?.isReadOnly() ?? false),
  );
  if (reads === undefined) return;

  reads.observe = app.metrics.counter({
    name: 'cabinet_replica_reads_total',
    help: 'Statements for replicas, by who answered them: the primary where none was there, or far enough.',
    label: 'answered_by',
    values: SERVERS,
  });

  app.addHook('onRequest', (request, _reply, done) => {
    const isRead = isSafe(request.method) || request.routeOptions.config.reads === 'replica';
    if (!isRead) return done();
    request.readPlace = { from: 'primary', after: undefined };
    readingAt(request.readPlace, done);
  });

  app.addHook('onSend', async (request, reply) => {
    if (reads.isReadOnly()) {
      reply.header(READ_ONLY_HEADER, '1');
      // When a write succeeds, a primary is there again before anybody has looked.
      if (reply.statusCode >= 300) return;
    }
    const { session, readPlace, writtenFor } = request;
    const writer = writtenFor ?? (session && !readPlace ? { id: session.id } : undefined);
    if (writer === undefined) return;
    try {
      reads.noted(await noteWrite(db, writer));
    } catch (error) {
      request.log.warn({ err: error }, 'a write of a session could not be noted');
    }
  });
});
