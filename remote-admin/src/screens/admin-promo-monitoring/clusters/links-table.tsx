import { Badge, SearchIcon, SectionCard, Text } from '@cabinet/kernel/ui';
import { DataTable, type RowAction, type TableColumn } from '@cabinet/kernel/ui/table';
import { useMemo } from 'react';
import type { ClusterDetail } from '../../../api/promo.ts';
import type { PromoTabProps } from '../promo-tab-props.ts';
import { formatCount, requestsText } from '../promo-words.ts';
import { blockAction } from '../source-actions.tsx';
import { linksOf, type NodeLinks } from './links-of.ts';
import { NODE_KIND_LABEL, nodeText } from './node-words.ts';

const COLUMNS: readonly TableColumn<NodeLinks>[] = [
  {
    id: 'node',
    header: 'Кто или что',
    width: 14,
    isTitle: true,
    cell: ({ node }) => (
      <>
        <Text as="span" title={node.label} overflowWrap="anywhere">
          {nodeText(node)}
        </Text>{' '}
        {node.blocked && <Badge colorPalette="red">заблокирован</Badge>}
      </>
    ),
  },
  { id: 'kind', header: 'Вид', width: 7, cell: ({ node }) => NODE_KIND_LABEL[node.kind] },
  {
    id: 'requests',
    header: 'Заявок',
    width: 6,
    isNumeric: true,
    isSummary: true,
    phone: ({ node }) => requestsText(node.requests),
    cell: ({ node }) => formatCount(node.requests),
  },
  { id: 'links', header: 'Связано с', width: 22, cell: ({ text }) => text },
];

function actionsOf(
  { kind, value, blocked }: NodeLinks['node'],
  { onAsk, onOpen }: Pick<PromoTabProps, 'onAsk' | 'onOpen'>,
): readonly RowAction[] {
  if (kind === 'user') return [];
  return [
    {
      id: 'requests',
      label: 'Показать заявки',
      icon: <SearchIcon />,
      onSelect: () => onOpen('requests', { [kind]: value }),
    },
    blockAction({ kind, value }, blocked, onAsk),
  ];
}

interface LinksTableProps extends Pick<PromoTabProps, 'onAsk' | 'onOpen'> {
  readonly cluster: ClusterDetail;
}

/** The graph as a table: everybody and everything in it, with what it is connected to. */
export function LinksTable({ cluster, ...handlers }: LinksTableProps) {
  const rows = useMemo(() => linksOf(cluster), [cluster]);
  return (
    <SectionCard
      title="Связи"
      description={
        cluster.isCut
          ? `Показаны самые частые: ${formatCount(cluster.edges.length)} связей из ${formatCount(cluster.edgesTotal)}.`
          : 'То же, что на графе.'
      }
    >
      <DataTable
        id="promo-links"
        label="Связи кластера"
        rows={rows}
        columns={COLUMNS}
        rowKey={({ node }) => node.key}
        rowLabel={({ node }) => nodeText(node)}
        rowActions={({ node }) => actionsOf(node, handlers)}
      />
    </SectionCard>
  );
}
