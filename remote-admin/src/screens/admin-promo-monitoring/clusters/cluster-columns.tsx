import { DateText } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import type { Cluster } from '../../../api/promo.ts';
import { TwoLines } from '../../../components/two-lines.tsx';
import { clusterName, formatCount, requestsText, shortFingerprint } from '../promo-words.ts';

const count = (of: 'users' | 'ips' | 'fingerprints', header: string): TableColumn<Cluster> => ({
  id: of,
  header,
  width: 6,
  sortKey: of,
  isNumeric: true,
  phone: (cluster) => `${header.toLowerCase()}: ${formatCount(cluster[of])}`,
  cell: (cluster) => formatCount(cluster[of]),
});

export const CLUSTER_COLUMNS: readonly TableColumn<Cluster>[] = [
  {
    id: 'name',
    header: 'Кластер',
    width: 12,
    isTitle: true,
    cell: ({ number, isNew, topIp, topFingerprint }) => (
      <TwoLines
        first={isNew ? `${clusterName(number)}, новый` : clusterName(number)}
        second={topIp ?? (topFingerprint === null ? null : shortFingerprint(topFingerprint))}
      />
    ),
  },
  {
    id: 'requests',
    header: 'Заявок',
    width: 6,
    sortKey: 'requests',
    isNumeric: true,
    isSummary: true,
    phone: ({ requests }) => requestsText(requests),
    cell: ({ requests }) => formatCount(requests),
  },
  count('users', 'Людей'),
  count('ips', 'Адресов'),
  count('fingerprints', 'Устройств'),
  {
    id: 'amount',
    header: 'Выдано',
    width: 8,
    sortKey: 'amount',
    isNumeric: true,
    cell: ({ amount }) => <MoneyText value={amount} />,
  },
  {
    id: 'first_seen',
    header: 'Впервые',
    width: 9.5,
    sortKey: 'first_seen',
    phone: () => null,
    cell: ({ firstSeen }) => <DateText value={firstSeen} />,
  },
  {
    id: 'last_seen',
    header: 'В последний раз',
    width: 9.5,
    sortKey: 'last_seen',
    phone: () => null,
    cell: ({ lastSeen }) => <DateText value={lastSeen} />,
  },
];
