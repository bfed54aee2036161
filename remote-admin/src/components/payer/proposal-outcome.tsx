import { DateText, Text } from '@cabinet/kernel/ui';
import type { Proposal } from '../../api/payers.ts';
import { awaitsText, nameOf, obstacleText } from './payer-words.ts';

/** Who has decided about a proposal and why, or who may, and why the viewer may not. */
export function ProposalOutcome({ proposal }: { readonly proposal: Proposal }) {
  const { status, decidedBy, decidedAt, decisionReason } = proposal;
  if (status === 'pending') {
    const obstacle = obstacleText(proposal);
    const isOver = proposal.obstacle === 'closed' || proposal.obstacle === 'limit_changed';
    return (
      <Text as="span" textStyle="xs" color="fg.muted" whiteSpace="normal" overflowWrap="anywhere">
        {[obstacle, isOver ? null : `${awaitsText(proposal)}.`].filter((text) => text !== null).join(' ')}
      </Text>
    );
  }
  return (
    <Text as="span" textStyle="xs" color="fg.muted" whiteSpace="normal" overflowWrap="anywhere">
      {decidedBy && nameOf(decidedBy)}
      {decidedAt !== null && (
        <>
          , <DateText value={decidedAt} format="short" />
        </>
      )}
      {decisionReason !== null && `: ${decisionReason}`}
    </Text>
  );
}
