import { STATUS_CODES } from 'node:http';

/**
 * @typedef {object} Refusal
 * @property {string} code Of the error catalogue (shared-kernel/src/core/contract/error-catalogue.ts).
 * @property {string} category
 * @property {string} message
 */

/** @param {string} message @returns {Refusal} */
const invalid = (message) => ({ code: 'VAL.003', category: 'validation', message });
/** @type {Refusal} */
const UNAVAILABLE = {
  code: 'SYS.002',
  category: 'system',
  message: 'Сервис временно недоступен. Попробуйте позже',
};

/** Answers that a server gives before, or instead of, the product's own code. */
const REFUSALS = {
  400: invalid('Запрос составлен неверно'),
  403: invalid('Этот адрес вызывают только по https'),
  404: { code: 'RES.001', category: 'resource', message: 'Не найдено' },
  405: invalid('Этот адрес так не вызывают'),
  408: invalid('Запрос не пришёл вовремя'),
  413: invalid('Слишком большой запрос'),
  414: invalid('Слишком длинный адрес'),
  429: { code: 'RATE.001', category: 'rate', message: 'Слишком много запросов. Подождите' },
  431: invalid('Слишком длинные заголовки'),
  500: { code: 'SYS.001', category: 'system', message: 'Ошибка сервера. Попробуйте позже' },
  502: UNAVAILABLE,
  503: UNAVAILABLE,
  504: UNAVAILABLE,
};

/** @typedef {keyof typeof REFUSALS} RefusalStatus */

/**
 * The status that a refusal has for a status of Fastify or Node: those without a text of their own count as 400 or 500.
 *
 * @param {number | undefined} status
 * @returns {RefusalStatus}
 */
export function refusalStatus(status = 500) {
  const known = /** @type {RefusalStatus} */ (status);
  // A library says 403 of a path that leads out of its folder, which has nothing to do with https.
  if (known !== 403 && known in REFUSALS) return known;
  return status >= 400 && status < 500 ? 400 : 500;
}

/**
 * The envelope that says so.
 *
 * @param {RefusalStatus} status
 * @param {string} traceId
 * @param {string} [message] Instead of the usual one.
 */
export function refusal(status, traceId, message = REFUSALS[status].message) {
  const { code, category } = REFUSALS[status];
  return JSON.stringify({ status: 'error', message, details: { code, category, trace_id: traceId } });
}

/** Headers of every refusal: no cache keeps it, and no script runs in it. */
export const REFUSAL_HEADERS = Object.freeze({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
});

/**
 * A whole answer as it travels, for a socket that has no request yet.
 *
 * @param {RefusalStatus} status
 * @param {string} traceId
 */
export function rawRefusal(status, traceId) {
  const body = refusal(status, traceId);
  const headers = { ...REFUSAL_HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/**
 * The part of a reply that a refusal needs.
 *
 * @typedef {object} Answerable
 * @property {{id: string}} request
 * @property {(status: number) => unknown} code
 * @property {(headers: Record<string, string>) => unknown} headers
 * @property {(serialize: (payload: unknown) => string) => unknown} serializer
 * @property {(text: string) => unknown} send
 */

/**
 * Answers with a refusal, from a route as well as from where no hook runs.
 *
 * @template {Answerable} Reply
 * @param {Reply} reply
 * @param {RefusalStatus} status
 * @param {string} [message] Instead of the usual one.
 * @returns {Reply}
 */
export function refuse(reply, status, message) {
  reply.code(status);
  reply.headers(REFUSAL_HEADERS);
  reply.serializer(String);
  reply.send(refusal(status, reply.request.id, message));
  return reply;
}
