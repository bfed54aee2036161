const TIMEOUTS = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];
const BREAKS = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/** @param {unknown} error */
export const codeOf = (error) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Whether an error with this code broke a connection over which the request may have gone out. @param {string} code */
export const isBroken = (code) => BREAKS.includes(code);

/**
 * The status for an API that broke off or fell silent, before its answer or after its head.
 *
 * @param {unknown} error
 * @returns {502 | 504 | undefined} undefined: it is something else
 */
export function upstreamStatus(error) {
  const code = codeOf(error);
  if (TIMEOUTS.includes(code)) return 504;
  return isBroken(code) || code.startsWith('HPE_') ? 502 : undefined;
}
