import { EmptyState, LaptopIcon, SearchIcon, Stack, Text } from '@cabinet/kernel/ui';
import { DataTable, type RowAction, type TableColumn } from '@cabinet/kernel/ui/table';
import { type TopFingerprint, type TopIp, useTopFingerprints, useTopIps } from '../../../api/promo.ts';
import { numberParams } from '../promo-filters.ts';
import type { PromoTabProps } from '../promo-tab-props.ts';
import { blockAction } from '../source-actions.tsx';
import { SourceText } from '../source-text.tsx';
import { TOP_COLUMNS } from './top-columns.tsx';

const LIMIT = 50;

const EMPTY = (
  <EmptyState icon={<LaptopIcon />} title="За эти дни заявок нет" description="Выберите другой период." />
);

const IP_COLUMNS: readonly TableColumn<TopIp>[] = [
  {
    id: 'ip',
    header: 'IP-адрес',
    width: 13,
    isTitle: true,
    cell: ({ ip, blocked, isSharedNetwork }) => (
      <SourceText kind="ip" value={ip} isBlocked={blocked} isShared={isSharedNetwork} />
    ),
  },
  ...TOP_COLUMNS,
];

const FINGERPRINT_COLUMNS: readonly TableColumn<TopFingerprint>[] = [
  {
    id: 'fingerprint',
    header: 'Отпечаток',
    width: 13,
    isTitle: true,
    cell: ({ fingerprint, blocked }) => (
      <SourceText kind="fingerprint" value={fingerprint} isBlocked={blocked} />
    ),
  },
  ...TOP_COLUMNS,
];

function paramsOf(filters: PromoTabProps['filters']) {
  return { ...numberParams(filters), status: filters.status, limit: LIMIT };
}

function clusterActions(clusterId: string | null, onOpen: PromoTabProps['onOpen']): readonly RowAction[] {
  if (clusterId === null) return [];
  return [
    { id: 'cluster', label: 'Открыть кластер', onSelect: () => onOpen('clusters', { cluster: clusterId }) },
  ];
}

function Note({ status }: { readonly status: string | undefined }) {
  return (
    <Text textStyle="sm" color="fg.muted">
      {`Первые ${LIMIT} по числу заявок${status === undefined ? '' : ' с выбранным статусом'} за период; «впервые» и «в последний раз» — за всё время.`}
    </Text>
  );
}

/** The addresses that most requests came from. */
export function IpsTab({ filters, onAsk, onOpen }: PromoTabProps) {
  const { data, error, isValidating, mutate } = useTopIps(paramsOf(filters));
  return (
    <Stack gap="3">
      <Note status={filters.status} />
      <DataTable
        id="promo-ips"
        label="Адреса по числу заявок"
        rows={data?.items}
        columns={IP_COLUMNS}
        rowKey={({ ip }) => ip}
        rowLabel={({ ip }) => `адрес ${ip}`}
        error={error}
        onRetry={() => void mutate()}
        isRefreshing={isValidating && data !== undefined}
        rowActions={({ ip, blocked, clusterId }) => [
          {
            id: 'requests',
            label: 'Показать заявки',
            icon: <SearchIcon />,
            onSelect: () => onOpen('requests', { ip }),
          },
          ...clusterActions(clusterId, onOpen),
          blockAction({ kind: 'ip', value: ip }, blocked, onAsk),
        ]}
        empty={EMPTY}
      />
    </Stack>
  );
}

/** The devices that most requests came from. */
export function FingerprintsTab({ filters, onAsk, onOpen }: PromoTabProps) {
  const { data, error, isValidating, mutate } = useTopFingerprints(paramsOf(filters));
  return (
    <Stack gap="3">
      <Note status={filters.status} />
      <DataTable
        id="promo-fingerprints"
        label="Отпечатки по числу заявок"
        rows={data?.items}
        columns={FINGERPRINT_COLUMNS}
        rowKey={({ fingerprint }) => fingerprint}
        rowLabel={({ fingerprint }) => `отпечаток ${fingerprint}`}
        error={error}
        onRetry={() => void mutate()}
        isRefreshing={isValidating && data !== undefined}
        rowActions={({ fingerprint, blocked, clusterId }) => [
          {
            id: 'requests',
            label: 'Показать заявки',
            icon: <SearchIcon />,
            onSelect: () => onOpen('requests', { fingerprint }),
          },
          ...clusterActions(clusterId, onOpen),
          blockAction({ kind: 'fingerprint', value: fingerprint }, blocked, onAsk),
        ]}
        empty={EMPTY}
      />
    </Stack>
  );
}
