const TIMEOUTS = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];
const BREAKS = ['UND_ERR_SOCKET', 'ECONNRESET'];

/**
 * The status for an API that broke off or fell silent, before its answer or after its head.
 *
 * @param {unknown} error
 * @returns {502 | 504 | undefined} undefined: it is something else
 */
export function upstreamStatus(error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (TIMEOUTS.includes(code)) return 504;
  return BREAKS.includes(code) || code.startsWith('HPE_') ? 502 : undefined;
}
