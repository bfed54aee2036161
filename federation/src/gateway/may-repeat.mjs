import { codeOf, isBroken } from './upstream-status.mjs';

/** Errors of a connection that never came about, so that nothing of the request has left this machine. */
const NEVER_SENT = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a failed request may be given to another process of the API. A request whose connection broke may have been
 * carried out, so only one that changes nothing (RFC 9110, 9.2.1) or has an `Idempotency-Key` is repeated then. The API
 * refuses a key that it does not heed. An answer that does not come is not a break, because the first process may still
 * be at work.
 *
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'headers'>} request
 * @param {unknown} error
 */
export function mayRepeat({ method = '', headers }, error) {
  const code = codeOf(error);
  if (NEVER_SENT.includes(code)) return true;
  return isBroken(code) && (SAFE_METHODS.includes(method) || headers['idempotency-key'] !== undefined);
}
