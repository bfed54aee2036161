import { DateText, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import type { Proposal } from '../../api/proposals.ts';
import { ProposalOutcome } from '../../components/proposals/proposal-outcome.tsx';
import { ProposalStatusBadge } from '../../components/proposals/proposal-status-badge.tsx';
import {
  changeLines,
  deedText,
  groundsText,
  proposalDigits,
  subjectText,
} from '../../components/proposals/words/proposal-text.ts';
import { TwoLines } from '../../components/two-lines.tsx';
import { nameOf } from '../../lib/names.ts';

const LINES_SHOWN = 3;

/** What is to be done, and the first of what becomes of what; the dialog has the rest. */
function ChangeCell({ proposal }: { readonly proposal: Proposal }) {
  const lines = changeLines(proposal);
  const more = lines.length - LINES_SHOWN;
  return (
    <Stack gap="0.5" minW="0">
      <Text as="span">{deedText(proposal)}</Text>
      {lines.slice(0, LINES_SHOWN).map((line) => (
        <Text
          as="span"
          key={line}
          textStyle="xs"
          color="fg.muted"
          whiteSpace="normal"
          overflowWrap="anywhere"
          lineClamp="3"
        >
          {line}
        </Text>
      ))}
      {more > 0 && <Text as="span" textStyle="xs" color="fg.muted">{`и ещё ${more}`}</Text>}
    </Stack>
  );
}

function phoneChange(proposal: Proposal) {
  const text = [deedText(proposal), ...changeLines(proposal)].join(', ');
  return proposal.limit === null ? text : <span data-sums="">{text}</span>;
}

export const PROPOSAL_COLUMNS: readonly TableColumn<Proposal>[] = [
  {
    id: 'number',
    header: 'Предложение',
    width: 10.5,
    sortKey: 'number',
    isTitle: true,
    phone: subjectText,
    cell: (proposal) => (
      <TwoLines
        first={subjectText(proposal)}
        second={[proposal.number, subjectText(proposal) === proposal.title ? null : proposal.title]
          .filter((text) => text !== null)
          .join(' · ')}
      />
    ),
  },
  {
    id: 'change',
    header: 'Что изменится',
    width: 13.5,
    phone: phoneChange,
    cell: (proposal) => <ChangeCell proposal={proposal} />,
  },
  {
    id: 'amount',
    header: 'Сумма',
    width: 8,
    sortKey: 'amount',
    isNumeric: true,
    isSummary: true,
    isEmpty: ({ amount }) => amount === null,
    cell: ({ amount, limit }) =>
      amount === null ? null : <MoneyText value={amount} digits={proposalDigits({ limit, amount })} signed />,
  },
  {
    id: 'reason',
    header: 'Причина',
    width: 9,
    isEmpty: (proposal) => groundsText(proposal) === null,
    phone: groundsText,
    cell: (proposal) => (
      <Text as="span" display="block" lineClamp="3" whiteSpace="normal" overflowWrap="anywhere">
        {groundsText(proposal)}
      </Text>
    ),
  },
  {
    id: 'created_at',
    header: 'Предложено',
    width: 8.5,
    sortKey: 'created_at',
    moment: ({ createdAt }) => createdAt,
    phone: ({ proposedBy }) => nameOf(proposedBy),
    cell: ({ createdAt, proposedBy }) => (
      <TwoLines first={nameOf(proposedBy)} second={<DateText value={createdAt} format="short" />} />
    ),
  },
  {
    id: 'status',
    header: 'Состояние',
    width: 14.5,
    cell: (proposal) => (
      <Stack gap="1" align="flex-start">
        <ProposalStatusBadge {...proposal} />
        <ProposalOutcome proposal={proposal} />
      </Stack>
    ),
  },
];

export const PROPOSAL_SORTS = PROPOSAL_COLUMNS.flatMap(({ sortKey }) => sortKey ?? []);
