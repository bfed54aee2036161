import { DateText, EmptyState, SearchIcon, ShieldIcon } from '@cabinet/kernel/ui';
import { choiceFilter, ListTable, labelOptions, searchFilter, useList } from '@cabinet/kernel/ui/list';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import { type Block, fetchBlocks, promoKeys } from '../../../api/promo.ts';
import type { PromoTabProps } from '../promo-tab-props.ts';
import { formatCount, KIND_LABEL, requestsText, sourceText } from '../promo-words.ts';
import { blockAction } from '../source-actions.tsx';
import { SourceText } from '../source-text.tsx';

const FILTERS = [
  searchFilter({ label: 'Поиск по значению или причине', placeholder: 'Значение или причина' }),
  choiceFilter({ name: 'kind', label: 'Что', allLabel: 'Всё', options: labelOptions(KIND_LABEL) }),
];

const COLUMNS: readonly TableColumn<Block>[] = [
  {
    id: 'value',
    header: 'Что заблокировано',
    width: 12,
    sortKey: 'value',
    isTitle: true,
    cell: ({ kind, value }) => <SourceText kind={kind} value={value} />,
  },
  { id: 'kind', header: 'Вид', width: 7, cell: ({ kind }) => KIND_LABEL[kind] },
  { id: 'reason', header: 'Причина', width: 16, cell: ({ reason }) => reason || '—' },
  {
    id: 'requests',
    header: 'Заявок всего',
    width: 7,
    isNumeric: true,
    phone: ({ requests }) => requestsText(requests),
    cell: ({ requests }) => formatCount(requests),
  },
  { id: 'created_by', header: 'Кто', width: 9, cell: ({ createdBy }) => createdBy?.displayName ?? '—' },
  {
    id: 'created_at',
    header: 'Когда',
    width: 9,
    sortKey: 'created_at',
    moment: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
];

const EMPTY = (
  <EmptyState
    icon={<ShieldIcon />}
    title="Ничего не заблокировано"
    description="Адрес или устройство блокируют из его заявки, из списков адресов и отпечатков или из кластера."
  />
);

/** What requests are refused from. */
export function BlocksTab({ onAsk, onOpen }: PromoTabProps) {
  const list = useList({
    cacheKey: promoKeys.blocks(),
    fetch: fetchBlocks,
    filters: FILTERS,
    sorts: ['created_at', 'value'],
    defaultSort: '-created_at',
  });
  return (
    <ListTable
      id="promo-blocks"
      label="Блокировки"
      list={list}
      columns={COLUMNS}
      rowKey={({ kind, value }) => `${kind}:${value}`}
      rowLabel={sourceText}
      rowActions={({ kind, value }) => [
        {
          id: 'requests',
          label: 'Показать заявки',
          icon: <SearchIcon />,
          onSelect: () => onOpen('requests', { [kind]: value }),
        },
        blockAction({ kind, value }, true, onAsk),
      ]}
      empty={EMPTY}
    />
  );
}
