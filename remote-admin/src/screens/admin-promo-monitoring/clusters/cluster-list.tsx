import { EmptyState, Stack, UsersIcon } from '@cabinet/kernel/ui';
import { ListTable, useList } from '@cabinet/kernel/ui/list';
import { fetchClusters, promoKeys } from '../../../api/promo.ts';
import { CLUSTER_FILTERS } from '../promo-filters.ts';
import type { PromoTabProps } from '../promo-tab-props.ts';
import { clusterName } from '../promo-words.ts';
import { CLUSTER_COLUMNS } from './cluster-columns.tsx';
import { NetworksSection } from './networks-section.tsx';
import { RefreshLine } from './refresh-line.tsx';

const SORTS = ['requests', 'users', 'ips', 'fingerprints', 'amount', 'first_seen', 'last_seen'];

const EMPTY = (
  <EmptyState
    icon={<UsersIcon />}
    title="Кластеров нет"
    description="Заявки соединяет общий адрес или устройство. Кластер — это двое и больше людей или три и больше заявки."
  />
);

/** Who shares addresses and devices with whom, over all requests ever. */
export function ClusterList({ onAsk, onOpen }: PromoTabProps) {
  const list = useList({
    cacheKey: promoKeys.clusters(),
    fetch: fetchClusters,
    filters: CLUSTER_FILTERS,
    sorts: SORTS,
    defaultSort: '-requests',
  });
  return (
    <Stack gap="4">
      {list.page !== undefined && <RefreshLine refresh={list.page.refresh} />}
      <ListTable
        id="promo-clusters"
        label="Кластеры"
        list={list}
        columns={CLUSTER_COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={({ number }) => `кластер ${clusterName(number)}`}
        onOpen={({ id }) => onOpen('clusters', { cluster: id })}
        empty={EMPTY}
      />
      <NetworksSection onAsk={onAsk} onOpen={onOpen} />
    </Stack>
  );
}
