import { EmptyState, ReceiptIcon, Stack } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { DataTable, type DataTableProps, useTableQuery } from '@cabinet/kernel/ui/table';
import { type ReactNode, useMemo } from 'react';
import { ExportProgress } from '../export/export-progress.tsx';
import { useFileExport } from '../export/use-file-export.ts';
import type { ListScope } from '../list/list-page.ts';
import type { PaymentRequest } from './payment-request.ts';
import { PAYMENT_REQUESTS_URL, usePaymentRequests } from './payment-requests.ts';
import { REQUEST_SORTS, requestColumns } from './request-columns.tsx';
import {
  REQUEST_FILTER_VALUES,
  REQUEST_FILTERS,
  type RequestFilter,
  RequestFilters,
  requestContradictions,
} from './request-filters.tsx';
import { RequestTotals } from './request-totals.tsx';

/** Props of {@link PaymentRequestsTable}. */
export interface PaymentRequestsTableProps
  extends Pick<DataTableProps<PaymentRequest>, 'rowActions' | 'onOpen' | 'bulkActions' | 'empty'> {
  readonly scope: ListScope;
  /** Address of a request's own page, where there is one; kept outside the component, or memoised. */
  readonly hrefOf?: ((request: PaymentRequest) => string) | undefined;
  readonly label?: string | undefined;
}

const DEFAULT_EMPTY: ReactNode = (
  <EmptyState
    icon={<ReceiptIcon />}
    title="Заявок пока нет"
    description="Здесь появятся пополнения счёта: оплаты картой и счета."
  />
);

/** Payment requests of a scope: filters in the address, order, pages, totals of the whole filter, export. */
export function PaymentRequestsTable(props: PaymentRequestsTableProps) {
  const { scope, hrefOf, label = 'Заявки', empty = DEFAULT_EMPTY, ...actions } = props;
  const query = useTableQuery<RequestFilter>({
    filters: REQUEST_FILTERS,
    accepts: REQUEST_FILTER_VALUES,
    contradictions: requestContradictions,
    sorts: REQUEST_SORTS,
    defaultSort: '-created_at',
  });
  const { data, error, isValidating, mutate } = usePaymentRequests(scope, query.params);
  const file = useFileExport({
    address: `${PAYMENT_REQUESTS_URL[scope]}/export`,
    filters: query.filters,
    fallbackName: 'payment-requests',
  });
  const columns = useMemo(() => requestColumns({ hasPeople: scope !== 'my', hrefOf }), [scope, hrefOf]);

  return (
    <Stack gap="4">
      <ExportProgress {...file} />
      <DataTable
        {...actions}
        id={`payment-requests-${scope}`}
        label={label}
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowLabel={({ number }) => `заявка ${number}`}
        query={query}
        paging={
          data && {
            kind: 'pages',
            page: query.page,
            limit: query.limit,
            total: data.total,
            onPage: query.setPage,
            onLimit: query.setLimit,
          }
        }
        error={error}
        onRetry={() => void mutate()}
        isRefreshing={isValidating && data !== undefined}
        totalsLabel="Оплачено"
        {...(data === undefined ? {} : { totals: { amount: <MoneyText value={data.totals.paid} /> } })}
        filters={<RequestFilters query={query} />}
        onExport={file.save}
        empty={empty}
      />
      {data !== undefined && <RequestTotals byStatus={data.totals.byStatus} />}
    </Stack>
  );
}
