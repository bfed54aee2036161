export {
  buildInvitation,
  buildInvitationView,
  buildMember,
  buildSentInvitation,
  daysFromNow,
  TEST_INVITATION_ID,
  TEST_SECRET,
} from './build-members.ts';
