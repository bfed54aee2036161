import { Button, Flex, SectionCard, Stack } from '@cabinet/kernel/ui';
import type { Proposal } from '../../api/proposals.ts';
import { ProposalFacts } from './dialogs/proposal-facts.tsx';
import { proposalActions } from './proposal-actions.tsx';
import { ProposalOutcome } from './proposal-outcome.tsx';
import { useProposalDialog } from './use-proposal-dialog.ts';

interface OpenProposalsProps {
  readonly proposals: readonly Proposal[];
}

/** What waits for a second person, with that person's buttons. */
export function OpenProposals({ proposals }: OpenProposalsProps) {
  const dialog = useProposalDialog();
  return (
    <>
      {proposals.map((proposal) => (
        <SectionCard
          key={proposal.id}
          title={`${proposal.number} ждёт ${proposal.agreedBy === null ? 'подтверждения' : 'сутки'}`}
          actions={
            <Flex gap="2" wrap="wrap">
              {proposalActions(proposal, (decision) => dialog.ask({ decision, proposal })).map(
                ({ id, label, onSelect }) => (
                  <Button
                    key={id}
                    size="sm"
                    {...(id !== 'confirm' && { variant: 'outline', colorPalette: 'gray' })}
                    onClick={onSelect}
                  >
                    {label}
                  </Button>
                ),
              )}
            </Flex>
          }
        >
          <Stack gap="3">
            <ProposalFacts proposal={proposal} />
            <ProposalOutcome proposal={proposal} />
          </Stack>
        </SectionCard>
      ))}
      {dialog.element}
    </>
  );
}
