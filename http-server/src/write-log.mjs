import { hostname } from 'node:os';

/** The numbers that pino has for them. */
const LEVELS = Object.freeze({ warn: 40, error: 50 });

/** The time of a line, as pino takes it: in UTC, and readable. */
export const logTime = () => `,"time":"${new Date().toISOString()}"`;

/**
 * A line of the gateway's log, of the same form as those of the API, which pino writes.
 *
 * @param {keyof typeof LEVELS} level
 * @param {string} msg
 * @param {Readonly<Record<string, string>>} [fields]
 */
export function writeLog(level, msg, fields = {}) {
  const time = new Date().toISOString();
  console.error(
    JSON.stringify({ level: LEVELS[level], time, pid: process.pid, hostname: hostname(), ...fields, msg }),
  );
}
