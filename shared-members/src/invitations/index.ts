export { InvitationStatusBadge } from './invitation-status-badge.tsx';
export { type Invitation, invitationKeys, useInvitations } from './invitations.ts';
export { InvitationsSection, type InvitationsSectionProps } from './invitations-section.tsx';
export { timeLeft } from './time-left.ts';
