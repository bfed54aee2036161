import { useProposalsHref } from '@cabinet/access';
import { Button, ButtonLink, Stack } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import type { Proposal } from '../../api/proposals.ts';
import { ProposedText } from './proposed-text.tsx';
import { proposedTitle } from './proposed-words.ts';

interface ProposedDialogProps {
  readonly proposals: readonly Proposal[];
  readonly onClose: () => void;
}

/** What waits for a second person now, and where it is decided. */
export function ProposedDialog({ proposals, onClose }: ProposedDialogProps) {
  const href = useProposalsHref();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={proposedTitle(proposals)}
      footer={
        <>
          {href !== null && (
            <ButtonLink variant="outline" to={href}>
              Открыть предложения
            </ButtonLink>
          )}
          <Button onClick={onClose}>Готово</Button>
        </>
      }
    >
      <Stack gap="4">
        {proposals.map((proposal) => (
          <ProposedText key={proposal.id} proposal={proposal} />
        ))}
      </Stack>
    </Dialog>
  );
}
