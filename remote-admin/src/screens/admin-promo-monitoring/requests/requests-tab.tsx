import { notify } from '@cabinet/kernel/notify';
import { EmptyState, GiftIcon } from '@cabinet/kernel/ui';
import { ListFilters, useList } from '@cabinet/kernel/ui/list';
import { DataTable } from '@cabinet/kernel/ui/table';
import { fetchPromoRequests, promoKeys, savePromoRequests } from '../../../api/promo.ts';
import { REQUEST_FILTERS, withDays } from '../promo-filters.ts';
import type { PromoTabProps } from '../promo-tab-props.ts';
import { requestActions } from './request-actions.tsx';
import { REQUEST_COLUMNS, whoOf } from './request-columns.tsx';

const PAGE = 50;
/** The other filters are those of the whole screen and stand above. */
const OWN_FILTERS = REQUEST_FILTERS.slice(0, 1);

const EMPTY = (
  <EmptyState
    icon={<GiftIcon />}
    title="Заявок за эти дни нет"
    description="Сервис чата записывает их сам. Выберите другой период."
  />
);

/** The requests of the filter, the newest first. */
export function RequestsTab({ onAsk, onOpen }: PromoTabProps) {
  const list = useList({
    cacheKey: promoKeys.requests(),
    fetch: (params) => fetchPromoRequests(withDays(params)),
    filters: REQUEST_FILTERS,
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
      filters={<ListFilters filters={OWN_FILTERS} query={query} />}
      onExport={async (format) => {
        const saved = await savePromoRequests(withDays(query.filters), format);
        notify.success(saved.name, { title: 'Файл сохранён' });
      }}
      empty={EMPTY}
    />
  );
}
