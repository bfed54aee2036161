/** @public The tests of the remotes play the API by these. */
export { buildAccess, buildFoundUser, buildRoleVerdict, buildVerdict, PERSON_ID } from './build-access.ts';
/** @public */
export { buildProposalPage, buildStaffProposal } from './build-staff-proposal.ts';
