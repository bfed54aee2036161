/** The cookie that holds a session, where the cabinet is open over plain http. */
export const SESSION_COOKIE = 'cabinet_session';
/** The same over https: the prefix makes browsers refuse one that another subdomain has set. */
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/**
 * Whether a `Cookie` header names a session at all; only the API knows whether it lives.
 *
 * @param {string} [header]
 */
export const hasSessionCookie = (header = '') =>
  header.split(';').some((pair) => {
    const name = pair.slice(0, pair.indexOf('=')).trim();
    return name === SESSION_COOKIE || name === SECURE_SESSION_COOKIE;
  });
