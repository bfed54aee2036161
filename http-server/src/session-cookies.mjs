/** The cookie that holds a session, where the cabinet is open over plain http. */
export const SESSION_COOKIE = 'cabinet_session';

/**
 * The name of a cookie as it travels: a browser takes a `__Host-` cookie from this very host over https only, so no
 * subdomain can plant one.
 *
 * @param {string} name
 * @param {boolean} isSecure The cabinet is open over https.
 */
export const cookieName = (name, isSecure) => (isSecure ? `__Host-${name}` : name);

/**
 * Whether a `Cookie` header names a session at all; only the API knows whether it is valid.
 *
 * @param {string} [header]
 */
export const hasSessionCookie = (header = '') =>
  header.split(';').some((pair) => {
    const name = pair.slice(0, pair.indexOf('=')).trim();
    return [false, true].some((isSecure) => name === cookieName(SESSION_COOKIE, isSecure));
  });
