import { InvitationsSection } from '@cabinet/members/invitations';

const GROUP = { kind: 'group' } as const;

export default function InvitationsPart() {
  return <InvitationsSection of={GROUP} />;
}
