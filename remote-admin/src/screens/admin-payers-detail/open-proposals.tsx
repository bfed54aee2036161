import { Button, Flex, SectionCard, Stack } from '@cabinet/kernel/ui';
import type { FundProposal } from '../../api/payers.ts';
import { ProposalFacts } from '../../components/payer/dialogs/proposal-facts.tsx';
import { proposalActions } from '../../components/payer/proposal-actions.tsx';
import { ProposalOutcome } from '../../components/payer/proposal-outcome.tsx';
import { useProposalDialog } from '../../components/payer/use-payer-dialogs.ts';

interface OpenProposalsProps {
  readonly proposals: readonly FundProposal[];
}

/** What waits for a second person, with that person's buttons. */
export function OpenProposals({ proposals }: OpenProposalsProps) {
  const dialog = useProposalDialog();
  return (
    <>
      {proposals.map((proposal) => (
        <SectionCard
          key={proposal.id}
          title={`${proposal.number} ждёт подтверждения`}
          actions={
            <Flex gap="2" wrap="wrap">
              {proposalActions(proposal, (deed) => dialog.ask({ deed, proposal })).map(
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
