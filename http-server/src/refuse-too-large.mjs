import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { REFUSAL_HEADERS, refusal } from './refusals.mjs';

const MOST_DRAINED = 16 * 1024 * 1024;

/**
 * Answers 413 at once and lets the rest of the body pass unread, up to a bound. Closing instead would reset the
 * connection of a client that is still sending, which would then see a broken connection and no answer.
 *
 * @param {import('fastify').FastifyReply} reply
 * @param {{lingerMs: number}} limits
 */
export function refuseTooLarge(reply, { lingerMs }) {
  const { raw: message, id } = reply.request;
  const text = refusal(413, id);
  // A client that asked first (Expect: 100-continue) was not told to continue, so the next bytes do not belong to this
  // body.
  const isAsking = message.headers.expect !== undefined;
  const canStay = !isAsking && Number(message.headers['content-length'] ?? 0) <= MOST_DRAINED;
  // Fastify already intends to close.
  if (canStay) reply.removeHeader('connection');
  else reply.header('connection', 'close');
  async function* answer() {
    yield text;
    await Promise.race([drain(message), ...(isAsking ? [sleep(lingerMs, undefined, { ref: false })] : [])]);
  }
  return reply
    .code(413)
    .headers({ ...REFUSAL_HEADERS, 'content-length': Buffer.byteLength(text) })
    .send(Readable.from(answer(), { objectMode: false }));
}

/**
 * Reads and forgets; ends with the body, with its sender, or at the bound.
 *
 * @param {import('node:http').IncomingMessage} message
 * @returns {Promise<void>}
 */
function drain(message) {
  return new Promise((resolve) => {
    if (message.complete || message.destroyed) return resolve();
    let drained = 0;
    message.on('data', (chunk) => {
      drained += chunk.length;
      if (drained > MOST_DRAINED) message.destroy();
    });
    for (const event of ['end', 'close', 'error']) message.once(event, () => resolve());
    message.resume();
  });
}
