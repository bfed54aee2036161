export { InvitationsSection, type InvitationsSectionProps } from './invitations-section.tsx';
