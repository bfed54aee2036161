import { formatAmount } from '@cabinet/kernel/core/amount';
import { DateText, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import type { Proposal } from '../../api/payers.ts';
import { nameOf } from '../payer/payer-words.ts';
import { ProposalOutcome } from '../payer/proposal-outcome.tsx';
import { ProposalStatusBadge } from '../payer/proposal-status-badge.tsx';
import { TwoLines } from '../two-lines.tsx';

/** What the sum is, where it is not added or taken by itself. */
function sumNote({ limit, request }: Proposal): string | null {
  if (limit !== null) return `лимит ${formatAmount(limit.after)}`;
  return request === null ? null : `возврат ${request.number}`;
}

function ProposedText({ proposal }: { readonly proposal: Proposal }) {
  const sum = <MoneyText value={proposal.amount} signed />;
  const note = sumNote(proposal);
  return note === null ? sum : <TwoLines first={sum} second={note} align="flex-end" />;
}

const groundsOf = ({ reason, document }: Proposal) =>
  document === null ? reason : `${reason} (${document})`;

export const PROPOSAL_COLUMNS: readonly TableColumn<Proposal>[] = [
  {
    id: 'number',
    header: 'Предложение',
    width: 12,
    sortKey: 'number',
    isTitle: true,
    phone: ({ payer }) => payer.name,
    cell: ({ number, payer }) => <TwoLines first={payer.name} second={number} />,
  },
  {
    id: 'amount',
    header: 'Сумма',
    width: 10.5,
    sortKey: 'amount',
    isNumeric: true,
    isSummary: true,
    phone: ({ amount }) => <MoneyText value={amount} signed />,
    cell: (proposal) => <ProposedText proposal={proposal} />,
  },
  {
    id: 'reason',
    header: 'Причина',
    width: 11.5,
    phone: groundsOf,
    cell: (proposal) => (
      <Text as="span" display="block" truncate title={groundsOf(proposal)}>
        {groundsOf(proposal)}
      </Text>
    ),
  },
  {
    id: 'created_at',
    header: 'Предложено',
    width: 10,
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
    width: 15,
    cell: (proposal) => (
      <Stack gap="1" align="flex-start">
        <ProposalStatusBadge status={proposal.status} />
        <ProposalOutcome proposal={proposal} />
      </Stack>
    ),
  },
];

export const PROPOSAL_SORTS = PROPOSAL_COLUMNS.flatMap(({ sortKey }) => sortKey ?? []);
