import { useCurrentUser } from '@cabinet/kernel/session';
import { DateText, formatDate, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { isOver, type Proposal } from '../../api/proposals.ts';
import { nameOf } from '../../lib/names.ts';
import { awaitsText } from './words/awaits-text.ts';
import { obstacleText } from './words/obstacle-text.ts';

/** What is said in place of a person. */
const NOBODY: Readonly<Record<Exclude<Proposal['status'], 'pending'>, string>> = {
  confirmed: 'Вступило в силу само: вторых людей не было',
  rejected: 'Система',
  cancelled: 'Система',
  lapsed: 'За 7 дней никто не подтвердил',
};

const AGREED_AND_LAPSED = 'Подтверждено, но письма об этом не дошли';

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Text as="span" textStyle="xs" color="fg.muted" whiteSpace="normal" overflowWrap="anywhere">
      {children}
    </Text>
  );
}

function WaitingNote({ proposal }: { readonly proposal: Proposal }) {
  const { obstacle, takesEffectAt, agreedBy } = proposal;
  const viewer = useCurrentUser();
  const isOpen = !isOver(obstacle);
  const texts = [
    // Whoever proposed it no more waits for another person, when there is one.
    agreedBy !== null && obstacle === 'author' ? null : obstacleText(proposal),
    agreedBy !== null ? `Подтвердил второй человек: ${nameOf(agreedBy)}.` : null,
    isOpen && agreedBy === null ? awaitsText(proposal, viewer?.id) : null,
    isOpen && takesEffectAt !== null
      ? `Вступит в силу ${formatDate(takesEffectAt, 'datetime')}, если никто не остановит.`
      : null,
  ];
  return <Note>{texts.filter((text) => text !== null).join(' ')}</Note>;
}

/** Who has decided about a proposal and why, or who may, and why the viewer may not. */
export function ProposalOutcome({ proposal }: { readonly proposal: Proposal }) {
  const { status, agreedBy, decidedBy, decidedAt, decisionReason } = proposal;
  if (status === 'pending') return <WaitingNote proposal={proposal} />;
  const nobody = status === 'lapsed' && agreedBy !== null ? AGREED_AND_LAPSED : NOBODY[status];
  return (
    <Note>
      <span>{decidedBy === null ? nobody : nameOf(decidedBy)}</span>
      {decidedAt !== null && (
        <span>
          , <DateText value={decidedAt} format="short" />
        </span>
      )}
      {decisionReason !== null && <span>{`: ${decisionReason}`}</span>}
    </Note>
  );
}
