import { Flex, Stack, useLazyDialog } from '@cabinet/kernel/ui';
import { ListFilters } from '@cabinet/kernel/ui/list';
import { useTableQuery } from '@cabinet/kernel/ui/table';
import { Tabs } from '@cabinet/kernel/ui/tabs';
import { BlocksTab } from './blocks/blocks-tab.tsx';
import { ClustersTab } from './clusters/clusters-tab.tsx';
import { OverviewSection } from './overview/overview-section.tsx';
import { PROMO_FILTERS, withDays } from './promo-filters.ts';
import { RequestsTab } from './requests/requests-tab.tsx';
import { FingerprintsTab, IpsTab } from './tops/top-tabs.tsx';
import { PROMO_TABS, type PromoTab, usePromoAddress } from './use-promo-address.ts';

const importDialog = () => import('./blocks/source-dialog.tsx');

const LABELS: Readonly<Record<PromoTab, string>> = {
  requests: 'Заявки',
  ips: 'IP-адреса',
  fingerprints: 'Отпечатки',
  clusters: 'Кластеры',
  blocks: 'Блокировки',
};

/** The numbers of the period, and what they are made of. */
export function PromoSections() {
  const query = useTableQuery({ filters: PROMO_FILTERS });
  const { tab, clusterId, open } = usePromoAddress();
  const dialog = useLazyDialog(importDialog);
  const filters = withDays(query.filters);
  const props = { filters, onAsk: dialog.ask, onOpen: open };
  const contents: Readonly<Record<PromoTab, () => React.ReactNode>> = {
    requests: () => <RequestsTab {...props} />,
    ips: () => <IpsTab {...props} />,
    fingerprints: () => <FingerprintsTab {...props} />,
    clusters: () => <ClustersTab clusterId={clusterId} {...props} />,
    blocks: () => <BlocksTab {...props} />,
  };
  return (
    <Stack gap="6">
      <Flex gap="2" wrap="wrap" role="group" aria-label="Фильтры мониторинга">
        <ListFilters filters={PROMO_FILTERS} query={query} />
      </Flex>
      <OverviewSection filters={filters} />
      <Tabs
        label="Из чего складываются числа"
        value={tab}
        onChange={(id) => open(PROMO_TABS.find((each) => each === id) ?? 'requests')}
        tabs={PROMO_TABS.map((id) => ({
          id,
          label: LABELS[id],
          content: id === tab ? contents[id]() : null,
        }))}
      />
      {dialog.element}
    </Stack>
  );
}
