import { DateText, Stack, StatusBadge, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import type { PromoRequest } from '../../../api/promo.ts';
import { TwoLines } from '../../../components/two-lines.tsx';
import { clusterName, STATUS_LABEL, STATUS_TONE } from '../promo-words.ts';
import { SourceText } from '../source-text.tsx';

/** What a request is called. */
export const whoOf = ({ userName, email }: PromoRequest): string => userName ?? email ?? 'Гость без почты';

export const REQUEST_COLUMNS: readonly TableColumn<PromoRequest>[] = [
  {
    id: 'created_at',
    header: 'Дата',
    width: 9.5,
    sortKey: 'created_at',
    moment: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
  },
  {
    id: 'who',
    header: 'Кто',
    width: 14,
    isTitle: true,
    phone: whoOf,
    cell: (request) => (
      <TwoLines first={whoOf(request)} second={request.userName === null ? null : request.email} />
    ),
  },
  {
    id: 'status',
    header: 'Статус',
    width: 10,
    phone: ({ status }) => STATUS_LABEL[status],
    cell: ({ status, reason }) => (
      <Stack gap="0.5" align="flex-start">
        <StatusBadge tone={STATUS_TONE[status]}>{STATUS_LABEL[status]}</StatusBadge>
        {reason !== null && (
          <Text as="span" textStyle="xs" color="fg.muted">
            {reason}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'amount',
    header: 'Сумма',
    width: 6,
    isNumeric: true,
    isSummary: true,
    cell: ({ amount }) => <MoneyText value={amount} />,
  },
  {
    id: 'ip',
    header: 'IP-адрес',
    width: 10,
    phone: ({ ip }) => ip,
    cell: ({ ip, ipBlocked }) => <SourceText kind="ip" value={ip} isBlocked={ipBlocked} />,
  },
  {
    id: 'fingerprint',
    header: 'Отпечаток',
    width: 10,
    phone: () => null,
    cell: ({ fingerprint, fingerprintBlocked }) => (
      <SourceText kind="fingerprint" value={fingerprint} isBlocked={fingerprintBlocked} />
    ),
  },
  {
    id: 'cluster',
    header: 'Кластер',
    width: 5,
    isEmpty: ({ clusterNumber }) => clusterNumber === null,
    cell: ({ clusterNumber }) => (clusterNumber === null ? '—' : clusterName(clusterNumber)),
  },
  { id: 'code', header: 'Код', width: 7, isOptional: true, cell: ({ code }) => code },
  { id: 'user_agent', header: 'Браузер', width: 14, isOptional: true, cell: ({ userAgent }) => userAgent },
];
