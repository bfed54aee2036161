const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/**
 * The path of whatever stands in a request line. `new URL` would read `//name/…` as another host, or throw.
 *
 * @param {string} target
 */
export const pathnameOf = (target) => target.replace(ORIGIN, '').split(/[?#]/, 1)[0] || '/';
