import { DateText, Text } from '@cabinet/kernel/ui';
import type { Proposal } from '../../api/payers.ts';
import { awaitsText, nameOf, obstacleText } from './payer-words.ts';

type Obstacle = NonNullable<Proposal['obstacle']>;

/** Whether nobody can confirm it any more, whoever they are. */
const IS_OVER: Readonly<Record<Obstacle, boolean>> = {
  author: false,
  own_payer: false,
  permission: false,
  author_left: true,
  closed: true,
  limit_changed: true,
  request_changed: true,
};

const isOver = ({ obstacle }: Pick<Proposal, 'obstacle'>) => obstacle !== null && IS_OVER[obstacle];

/** Who has decided about a proposal and why, or who may, and why the viewer may not. */
export function ProposalOutcome({ proposal }: { readonly proposal: Proposal }) {
  const { status, decidedBy, decidedAt, decisionReason } = proposal;
  if (status === 'pending') {
    const obstacle = obstacleText(proposal);
    return (
      <Text as="span" textStyle="xs" color="fg.muted" whiteSpace="normal" overflowWrap="anywhere">
        {[obstacle, isOver(proposal) ? null : `${awaitsText(proposal)}.`]
          .filter((text) => text !== null)
          .join(' ')}
      </Text>
    );
  }
  return (
    <Text as="span" textStyle="xs" color="fg.muted" whiteSpace="normal" overflowWrap="anywhere">
      {decidedBy === null ? 'Система' : nameOf(decidedBy)}
      {decidedAt !== null && (
        <>
          , <DateText value={decidedAt} format="short" />
        </>
      )}
      {decisionReason !== null && `: ${decisionReason}`}
    </Text>
  );
}
