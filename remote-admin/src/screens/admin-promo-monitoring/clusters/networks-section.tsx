import { SHARED_NETWORK_FINGERPRINTS } from '@cabinet/kernel/core/contract';
import { Loaded, SearchIcon, SectionCard, Skeleton, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { DataTable, type TableColumn } from '@cabinet/kernel/ui/table';
import { type SharedNetwork, useSharedNetworks } from '../../../api/promo.ts';
import type { PromoTabProps } from '../promo-tab-props.ts';
import { formatCount, requestsText } from '../promo-words.ts';
import { blockAction } from '../source-actions.tsx';
import { SourceText } from '../source-text.tsx';

const COLUMNS: readonly TableColumn<SharedNetwork>[] = [
  {
    id: 'ip',
    header: 'IP-адрес',
    width: 12,
    isTitle: true,
    cell: ({ ip, blocked }) => <SourceText kind="ip" value={ip} isBlocked={blocked} />,
  },
  {
    id: 'fingerprints',
    header: 'Устройств',
    width: 7,
    isNumeric: true,
    isSummary: true,
    cell: ({ fingerprints }) => formatCount(fingerprints),
  },
  {
    id: 'requests',
    header: 'Заявок',
    width: 7,
    isNumeric: true,
    phone: ({ requests }) => requestsText(requests),
    cell: ({ requests }) => formatCount(requests),
  },
  {
    id: 'amount',
    header: 'Выдано',
    width: 8,
    isNumeric: true,
    cell: ({ amount }) => <MoneyText value={amount} />,
  },
];

interface NetworksTableProps extends Pick<PromoTabProps, 'onAsk' | 'onOpen'> {
  readonly networks: readonly SharedNetwork[];
}

/** Addresses that many devices share. */
export function NetworksTable({ networks, onAsk, onOpen }: NetworksTableProps) {
  return (
    <DataTable
      id="promo-networks"
      label="Общие сети"
      rows={networks}
      columns={COLUMNS}
      rowKey={({ ip }) => ip}
      rowLabel={({ ip }) => `сеть ${ip}`}
      rowActions={({ ip, blocked }) => [
        {
          id: 'requests',
          label: 'Показать заявки',
          icon: <SearchIcon />,
          onSelect: () => onOpen('requests', { ip }),
        },
        blockAction({ kind: 'ip', value: ip }, blocked, onAsk),
      ]}
    />
  );
}

/** Why people behind one address may be strangers. */
export function NetworksSection(props: Pick<PromoTabProps, 'onAsk' | 'onOpen'>) {
  return (
    <SectionCard
      title="Общие сети"
      description={`Адрес, за которым больше ${SHARED_NETWORK_FINGERPRINTS} устройств: общежитие, офис, мобильный оператор. Такой адрес никого не соединяет.`}
    >
      <Loaded query={useSharedNetworks()} skeleton={<Skeleton height="6rem" aria-busy />}>
        {({ items, total }) => (
          <>
            {items.length === 0 && <Text color="fg.muted">Таких адресов нет.</Text>}
            {items.length > 0 && <NetworksTable networks={items} {...props} />}
            {total > items.length && (
              <Text textStyle="sm" color="fg.muted" mt="3">
                {`Показаны первые ${formatCount(items.length)} из ${formatCount(total)}.`}
              </Text>
            )}
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}
