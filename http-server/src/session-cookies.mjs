import { createHash } from 'node:crypto';

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

/** Cohorts over which people are spread by their ids, so that a part of them can be given something new. */
export const COHORTS = 10_000;

/** The cookie that tells a person's cohort: the gateway, which serves the page, knows nobody. */
export const COHORT_COOKIE = 'cabinet_cohort';

/**
 * The cohort of a person, always the same one.
 *
 * @param {string} userId
 * @returns {number} From 0 up to {@link COHORTS}.
 */
export const cohortOfUser = (userId) =>
  createHash('sha256').update(userId).digest().readUInt32BE(0) % COHORTS;

/** @param {string} header @returns {[name: string, value: string][]} */
const cookiesOf = (header) =>
  header.split(';').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  });

/** @param {string} name @param {string} called */
const isCalled = (name, called) => [false, true].some((isSecure) => name === cookieName(called, isSecure));

/**
 * The cohort that a `Cookie` header tells; whoever makes it up gets a build that others get.
 *
 * @param {string} [header]
 * @returns {number | undefined}
 */
export function cohortOf(header = '') {
  const value = cookiesOf(header).find(([name]) => isCalled(name, COHORT_COOKIE))?.[1] ?? '';
  return /^\d{1,4}$/.test(value) ? Number(value) : undefined;
}

/**
 * Whether a `Cookie` header names a session at all; only the API knows whether it is valid.
 *
 * @param {string} [header]
 */
export const hasSessionCookie = (header = '') =>
  cookiesOf(header).some(([name]) => isCalled(name, SESSION_COOKIE));
