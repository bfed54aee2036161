const BODY_LIMIT = 256 * 1024;

/**
 * The most bytes that a body may have; an address that takes files gets its own line here. The gateway and the API ask
 * the same function, so that neither takes what the other refuses.
 *
 * @param {string} _path
 */
export const bodyLimitOf = (_path) => BODY_LIMIT;

/**
 * Whether a request announces more than it may bring.
 *
 * @param {import('node:http').IncomingMessage} message
 * @param {number} limit
 */
export const announcesTooMuch = (message, limit) => Number(message.headers['content-length'] ?? 0) > limit;
