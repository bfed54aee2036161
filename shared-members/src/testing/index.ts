/** @public The tests of both remotes build their people by these. */
export {
  buildInvitation,
  buildInvitationView,
  buildMember,
  buildSentInvitation,
  daysFromNow,
  TEST_SECRET,
} from './build-members.ts';
