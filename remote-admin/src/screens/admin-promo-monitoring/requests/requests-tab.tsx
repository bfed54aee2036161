import { notify } from '@cabinet/kernel/notify';
import { EmptyState, GiftIcon } from '@cabinet/kernel/ui';
import { ListFilters, useList } from '@cabinet/kernel/ui/list';
import { DataTable } from '@cabinet/kernel/ui/table';
import { fetchPromoRequests, promoKeys, savePromoRequests } from '../../../api/promo.ts';
import { withDays } from '../promo-filters.ts';
import type { PromoTabProps } from '../promo-tab-props.ts';
import { requestActions } from './request-actions.tsx';
import { REQUEST_COLUMNS, whoOf } from './request-columns.tsx';
import { useRequestFilters } from './use-request-filters.ts';

const PAGE = 50;

const EMPTY = (
  <EmptyState
    icon={<GiftIcon />}
    title="Заявок за эти дни нет"
    description="Сервис чата записывает их сам. Выберите другой период."
  />
);

/** The requests of the filter, the newest first. */
export function RequestsTab({ onAsk, onOpen }: PromoTabProps) {
  const filters = useRequestFilters();
  const list = useList({
    cacheKey: promoKeys.requests(),
    fetch: (params) => fetchPromoRequests(withDays(params)),
    filters: filters.all,
    sorts: ['created_at'],
    defaultSort: '-created_at',
    growsBy: PAGE,
  });
  const { rows, query, paging, error, onRetry, isRefreshing } = list;
  return (
    <DataTable
      id="promo-requests"
      label="Промозаявки"
      {...{ rows, query, paging, error, onRetry, isRefreshing }}
      columns={REQUEST_COLUMNS}
      rowKey={({ id }) => id}
      rowLabel={(request) => `заявка ${whoOf(request)}`}
      rowActions={(request) => requestActions(request, { onAsk, onOpen })}
      filters={<ListFilters filters={filters.own} query={query} />}
      onExport={async (format) => {
        const saved = await savePromoRequests(withDays(query.filters), format);
        notify.success(saved.name, { title: 'Файл сохранён' });
      }}
      empty={EMPTY}
    />
  );
}
