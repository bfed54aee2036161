import { whoConfirms } from '@cabinet/access';
import { Text } from '@cabinet/kernel/ui';
import type { Proposal } from '../../api/payers.ts';
import { proposalWords } from '../payer/proposal-words.ts';

/** How things stay until a proposal is confirmed, and who may do that. */
export function ProposedText({ proposal }: { readonly proposal: Proposal }) {
  return (
    <Text>
      {`${proposalWords(proposal).kept}, пока второй человек не подтвердит предложение. ${whoConfirms(proposal)}`}
    </Text>
  );
}
