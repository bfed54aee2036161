import { pathnameOf } from './pathname.mjs';

const INVITATION = /^\/(group|company)\/invite\/accept\/*$/i;
const TOKEN = /[?&]token=/i;

/**
 * Whether an address is the link of a letter. Its secret must stay out of caches, and out of the `Referer` of what the
 * page loads.
 *
 * @param {string} target
 */
export const carriesSecret = (target) => INVITATION.test(pathnameOf(target)) || TOKEN.test(target);
