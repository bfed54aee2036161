/** The most bytes that a body has unless its address says otherwise. */
export const BODY_LIMIT = 256 * 1024;

/** Addresses that take a file as it is, or less than others do, and how much. */
const LIMITS = new Map([
  ['/api/v1/admin/bank-statements', 10 * 1024 * 1024],
  ['/api/v1/remote-loads', 32 * 1024],
]);

/**
 * The most bytes that a body may have; The gateway and the API ask
 * the same function, so that neither takes what the other refuses.
 *
 * @param {string} path
 */
export const bodyLimitOf = (path) => LIMITS.get(path) ?? BODY_LIMIT;

/**
 * Whether a request announces more than it may bring.
 *
 * @param {import('node:http').IncomingMessage} message
 * @param {number} limit
 */
export const announcesTooMuch = (message, limit) => Number(message.headers['content-length'] ?? 0) > limit;
