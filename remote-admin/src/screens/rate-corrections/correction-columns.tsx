import { DateText, formatDate, Text } from '@cabinet/kernel/ui';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import type { Correction } from '../../api/rate-corrections.ts';
import {
  numberText,
  STATE_LABELS,
  scopeText,
  targetText,
} from '../../components/rate-correction/correction-words.ts';
import { multiplierText, percentText } from '../../components/rate-correction/multiplier.ts';
import { StateBadge } from '../../components/rate-correction/state-badge.tsx';
import { TwoLines } from '../../components/two-lines.tsx';

const titleOf = ({ scope, target }: Pick<Correction, 'scope' | 'target'>) =>
  `${scopeText(scope)} · ${targetText(target)}`;

export const CORRECTION_COLUMNS: readonly TableColumn<Correction>[] = [
  {
    id: 'number',
    header: 'Корректировка',
    width: 14,
    sortKey: 'number',
    isTitle: true,
    phone: titleOf,
    cell: (correction) => (
      <TwoLines
        first={scopeText(correction.scope)}
        second={`${targetText(correction.target)} · ${numberText(correction)}`}
      />
    ),
  },
  {
    id: 'multiplier',
    header: 'Цена',
    width: 6,
    isNumeric: true,
    isSummary: true,
    phone: ({ multiplier }) => percentText(multiplier),
    cell: ({ multiplier }) => (
      <TwoLines first={percentText(multiplier)} second={multiplierText(multiplier)} align="flex-end" />
    ),
  },
  {
    id: 'state',
    header: 'Состояние',
    width: 9,
    phone: ({ state }) => STATE_LABELS[state],
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    id: 'valid_from',
    header: 'Действует с',
    width: 11.5,
    sortKey: 'valid_from',
    phone: ({ validFrom }) => `с ${formatDate(validFrom, 'short')}`,
    cell: ({ validFrom }) => <DateText value={validFrom} format="short" />,
  },
  {
    id: 'valid_to',
    header: 'Действует до',
    width: 11.5,
    sortKey: 'valid_to',
    phone: ({ validTo }) => validTo && `до ${formatDate(validTo, 'short')}`,
    cell: ({ validTo }) => (validTo === null ? 'без срока' : <DateText value={validTo} format="short" />),
  },
  {
    id: 'reason',
    header: 'Причина',
    width: 10,
    phone: ({ reason }) => reason,
    cell: ({ reason }) => (
      <Text as="span" display="block" truncate title={reason}>
        {reason}
      </Text>
    ),
  },
  {
    id: 'created_by',
    header: 'Автор',
    width: 9,
    phone: () => null,
    isOptional: true,
    cell: ({ createdBy }) => createdBy?.displayName ?? '—',
  },
  {
    id: 'created_at',
    header: 'Создана',
    width: 8,
    sortKey: 'created_at',
    phone: () => null,
    isOptional: true,
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
];

export const CORRECTION_SORTS = CORRECTION_COLUMNS.flatMap(({ sortKey }) => sortKey ?? []);
