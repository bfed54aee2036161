/** @public The tests of the remotes play the API by these. */
export { buildAccess, buildFoundUser, buildVerdict, PERSON_ID } from './build-access.ts';
