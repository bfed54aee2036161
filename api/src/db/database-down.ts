import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Codes that mean a lost database: classes 08 (connection) and 57P (the server stops or starts), a full disk, too
 * little memory, too many connections, a read-only server, and errors of the socket.
 */
const SQL_STATES = /^(08...|57P0[123]|53[123]00|25006)$/;
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** node-postgres gives these errors no code. */
const MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'timeout expired',
  'Query read timeout',
  'the embedded database has stopped',
];
/** Of these the wait for an answer was the failure, so that whoever reads again only waits again. */
const SILENCES = ['timeout expired', 'Query read timeout', 'Connection terminated due to connection timeout'];
const READ_RETRY_MS = [20, 150] as const;

/** Whether an error means that the database cannot be reached. */
export function isDatabaseDown(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isDatabaseDown);
  const code = 'code' in error ? String(error.code) : '';
  const message = 'message' in error ? String(error.message) : '';
  const isSocketError = SOCKET_CODES.has(code) && 'syscall' in error;
  return SQL_STATES.test(code) || isSocketError || MESSAGES.some((text) => message.startsWith(text));
}

function isSilence(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return SILENCES.includes(error.message) || Object(error).code === 'ETIMEDOUT';
}

/**
 * Repeats a read when the connection broke, and not when the server was waited for in vain. A write may have happened, so
 * it is never repeated.
 */
export async function retryRead<T>(read: () => Promise<T>): Promise<T> {
  for (const pause of READ_RETRY_MS) {
    try {
      return await read();
    } catch (error) {
      if (!isDatabaseDown(error) || isSilence(error)) throw error;
      await sleep(pause);
    }
  }
  return read();
}
