import { Stack, Text } from '@cabinet/kernel/ui';
import type { Proposal } from '../../api/proposals.ts';
import { ProposalOutcome } from '../proposals/proposal-outcome.tsx';
import { decisionWords } from '../proposals/words/kind-words.ts';

/** How things stay until a proposal is confirmed, and who may do that. */
export function ProposedText({ proposal }: { readonly proposal: Proposal }) {
  return (
    <Stack gap="1">
      <Text>{`${decisionWords(proposal).kept}, пока предложение не подтвердит другой человек.`}</Text>
      <ProposalOutcome proposal={proposal} />
    </Stack>
  );
}
