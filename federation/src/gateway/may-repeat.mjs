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
/** Says of a request that another process of the API may have carried it out already. */
export const REPEAT_HEADER = 'x-repeat';
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a failed request may be given to another process of the API. A request whose connection broke may have been
 * carried out, so only one that changes nothing (RFC 9110, 9.2.1) or has an `Idempotency-Key` is repeated then. Which
 * calls heed a key the API knows alone: a repeat says that it is one (`REPEAT_HEADER`), and the API refuses it where
 * nobody heeds the key. An answer that does not come is not a break, because the first process may still be at work.
 *
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'headers'>} request
 * @param {unknown} error
 */
export function mayRepeat({ method = '', headers }, error) {
  if (!wasPerhapsSent(error)) return true;
  return (
    isBroken(codeOf(error)) && (SAFE_METHODS.includes(method) || headers['idempotency-key'] !== undefined)
  );
}

/**
 * Whether the process that failed may have carried out the request.
 *
 * @param {unknown} error
 */
export const wasPerhapsSent = (error) => !NEVER_SENT.includes(codeOf(error));
