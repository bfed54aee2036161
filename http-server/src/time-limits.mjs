/**
 * @typedef {object} TimeLimits
 * @property {number} headersMs Until the headers are there, counted from the connection.
 * @property {number} requestMs Until the whole request is there.
 * @property {number} stallMs A body brings at least `stallBytes` in each such span.
 * @property {number} stallBytes
 * @property {number} idleMs A socket on which nothing moves, a reader of an answer who does not read included.
 * @property {number} keepAliveMs Between two requests of a connection.
 * @property {number} checkMs How often the server looks for those that are late.
 * @property {number} lingerMs How long a refused sender is listened to, so that the refusal is read before the end.
 * @property {number} noticeMs A server that is told to stop goes on so long as if nothing had happened, but says of itself that it is not
 *   ready: whatever shares requests out among several sends it none any more when it really stops.
 * @property {number} drainMs Requests under way when the server is told to stop get so long to end.
 */

/** @type {Readonly<TimeLimits>} */
export const TIME_LIMITS = Object.freeze({
  headersMs: 10_000,
  requestMs: 30_000,
  stallMs: 10_000,
  stallBytes: 1024,
  idleMs: 60_000,
  // Longer than a reverse proxy keeps its connections (60 s in most), so that it never meets a connection that we have
  // just closed.
  keepAliveMs: 72_000,
  checkMs: 1000,
  lingerMs: 1000,
  noticeMs: 0,
  drainMs: 10_000,
});
