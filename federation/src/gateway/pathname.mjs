const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/**
 * The path in a request line, whatever stands there. `new URL` would read `//name/…` as another host, or throw.
 *
 * @param {string} target
 */
export const pathnameOf = (target) => target.replace(ORIGIN, '').split(/[?#]/, 1)[0] || '/';
