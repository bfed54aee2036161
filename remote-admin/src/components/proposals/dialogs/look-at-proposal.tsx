import { Button, Flex, Stack } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { proposalActions } from '../proposal-actions.tsx';
import { ProposalOutcome } from '../proposal-outcome.tsx';
import { ProposalStatusBadge } from '../proposal-status-badge.tsx';
import { subjectText } from '../words/proposal-text.ts';
import type { DecisionProps } from './decision.ts';
import type { ProposalDecision } from './proposal-dialog.tsx';
import { ProposalFacts } from './proposal-facts.tsx';

interface LookProps extends DecisionProps {
  readonly onDecide: (decision: ProposalDecision) => void;
}

/** All of a proposal, with the decisions that its reader may take. */
export function LookAtProposal({ proposal, onClose, onDecide }: LookProps) {
  const actions = proposalActions(proposal, onDecide);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={proposal.number}
      description={subjectText(proposal)}
      footer={
        actions.length > 0 && (
          <Flex gap="2" wrap="wrap" justify="flex-end">
            {[...actions].reverse().map(({ id, label, onSelect }) => (
              <Button
                key={id}
                {...(id !== 'confirm' && { variant: 'outline', colorPalette: 'gray' })}
                onClick={onSelect}
              >
                {label}
              </Button>
            ))}
          </Flex>
        )
      }
    >
      <Stack gap="4" pb="5">
        <Stack gap="1" align="flex-start">
          <ProposalStatusBadge {...proposal} />
          <ProposalOutcome proposal={proposal} />
        </Stack>
        <ProposalFacts proposal={proposal} hasLinks />
      </Stack>
    </Dialog>
  );
}
