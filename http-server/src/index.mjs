/** @typedef {import('./time-limits.mjs').TimeLimits} TimeLimits */

export { announcesTooMuch, BODY_LIMIT, bodyLimitOf } from './body-limit.mjs';
export { closeOnSignals } from './close-on-signals.mjs';
export { isStopping } from './drain-on-close.mjs';
export { guardServer } from './guard-server.mjs';
export { hideSecrets } from './hide-secrets.mjs';
export { limitConnections } from './limit-connections.mjs';
export { networkOf } from './network-of.mjs';
export { REFUSAL_HEADERS, refusal, refusalStatus, refuse } from './refusals.mjs';
export { refuseTooLarge } from './refuse-too-large.mjs';
export { serverOptions } from './server-options.mjs';
export {
  COHORT_COOKIE,
  cohortOf,
  cohortOfUser,
  cookieName,
  hasSessionCookie,
  SESSION_COOKIE,
} from './session-cookies.mjs';
export { TIME_LIMITS } from './time-limits.mjs';
export { createTraceIds } from './trace-ids.mjs';
export { looseProxies, trustedProxies } from './trusted-proxies.mjs';
export {
  createUploadPlaces,
  MAY_SEND_HEADER,
  OWN_UPLOADS_FULL,
  SENDER_HEADER,
  UPLOAD_RETRY_S,
  UPLOADS_AT_ONCE,
} from './upload-places.mjs';
export { logTime, writeLog } from './write-log.mjs';
