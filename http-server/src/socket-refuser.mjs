import { rawRefusal } from './refusals.mjs';

/** @type {Record<string, import('./refusals.mjs').RefusalStatus>} */
const STATUSES = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Answers on the socket itself when a request is late or cannot be read at all: once, and never into another answer.
 *
 * @param {{isAnswering: (socket: import('node:net').Socket) => boolean, lingerMs: number, traceId: () => string}} options
 * @returns {(error: Error & {code?: string}, socket: import('node:net').Socket) => void} Listener of `clientError`.
 */
export function socketRefuser({ isAnswering, lingerMs, traceId }) {
  /** @type {WeakSet<import('node:net').Socket>} */
  const refused = new WeakSet();
  return (error, socket) => {
    // A refused sender may keep sending what cannot be read: each piece ends up here again.
    if (refused.has(socket)) return;
    refused.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    const status = STATUSES[error.code ?? ''] ?? 400;
    const isLate = status === 408;
    socket.end(rawRefusal(status, traceId()), () => isLate && socket.destroy());
    // A socket that is closed over unread bytes is reset, and the refusal is lost with it.
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
