import { DateText } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import type { TopFingerprint } from '../../../api/promo.ts';
import { clusterName, formatCount, requestsText } from '../promo-words.ts';

type Numbers = Omit<TopFingerprint, 'fingerprint'>;

/** What addresses and fingerprints both say of themselves. */
export const TOP_COLUMNS: readonly TableColumn<Numbers>[] = [
  {
    id: 'requests',
    header: 'Заявок',
    width: 6,
    isNumeric: true,
    isSummary: true,
    phone: ({ requests }) => requestsText(requests),
    cell: ({ requests }) => formatCount(requests),
  },
  { id: 'users', header: 'Людей', width: 6, isNumeric: true, cell: ({ users }) => formatCount(users) },
  { id: 'granted', header: 'Выдано', width: 6, isNumeric: true, cell: ({ granted }) => formatCount(granted) },
  {
    id: 'amount',
    header: 'На сумму',
    width: 8,
    isNumeric: true,
    cell: ({ amount }) => <MoneyText value={amount} />,
  },
  {
    id: 'first_seen',
    header: 'Впервые',
    width: 9.5,
    phone: () => null,
    cell: ({ firstSeen }) => <DateText value={firstSeen} />,
  },
  {
    id: 'last_seen',
    header: 'В последний раз',
    width: 9.5,
    phone: () => null,
    cell: ({ lastSeen }) => <DateText value={lastSeen} />,
  },
  {
    id: 'cluster',
    header: 'Кластер',
    width: 5,
    isEmpty: ({ clusterNumber }) => clusterNumber === null,
    cell: ({ clusterNumber }) => (clusterNumber === null ? '—' : clusterName(clusterNumber)),
  },
];
