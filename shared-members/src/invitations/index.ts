export { InvitationStatusBadge } from './invitation-status-badge.tsx';
export { InvitationsSection } from './invitations-section.tsx';
