import { Box } from '@cabinet/kernel/ui';
import { InvitationsSection } from '@cabinet/members/invitations';

const GROUP = { kind: 'group' } as const;

export default function InvitationsPart() {
  return (
    <Box id="invite" scrollMarginTop="4">
      <InvitationsSection of={GROUP} />
    </Box>
  );
}
