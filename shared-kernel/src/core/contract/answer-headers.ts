/**
 * The header by which each answer of a call with a session names the caller's present role and its version. A page that
 * knows another one asks again who this is and what they may do.
 */
export const ACCESS_STAMP_HEADER = 'x-access-stamp';

/** The header of each answer that the API gives while it can read but not write. A page tells people so meanwhile. */
export const READ_ONLY_HEADER = 'x-cabinet-read-only';
