/**
 * The header by which each answer of a call with a session says which role, and which version of it, the caller has now: a
 * page that knows of another one asks anew who this is and what they may.
 */
export const ACCESS_STAMP_HEADER = 'x-access-stamp';

/** The header of each answer that the API gives while it can read but not write: a page tells people so meanwhile. */
export const READ_ONLY_HEADER = 'x-cabinet-read-only';
