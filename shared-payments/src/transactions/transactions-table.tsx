import { EmptyState, ListIcon, Stack } from '@cabinet/kernel/ui';
import type { SelectOption } from '@cabinet/kernel/ui/select';
import { DataTable, type DataTableProps, useTableQuery } from '@cabinet/kernel/ui/table';
import { useMemo } from 'react';
import { ExportProgress } from '../export/export-progress.tsx';
import { useFileExport } from '../export/use-file-export.ts';
import { reversedPeriod } from '../list/filter-values.ts';
import type { ListScope } from '../list/list-page.ts';
import type { Transaction } from './transaction.ts';
import { type DocumentHref, transactionColumns } from './transaction-columns.tsx';
import { TransactionDialog } from './transaction-dialog.tsx';
import {
  TRANSACTION_FILTER_VALUES,
  TRANSACTION_FILTERS,
  type TransactionFilter,
  TransactionFilters,
} from './transaction-filters.tsx';
import { TRANSACTION_TYPE_LABEL } from './transaction-labels.ts';
import { TransactionTotals } from './transaction-totals.tsx';
import { TRANSACTIONS_URL, useTransactions } from './transactions.ts';
import { useOpenedRow } from './use-opened-row.ts';

/** Props of {@link TransactionsTable}. */
export interface TransactionsTableProps extends Pick<DataTableProps<Transaction>, 'empty'> {
  readonly scope: ListScope;
  /** Models to filter by; an empty list while they are on the way keeps the filter's place. */
  readonly models?: readonly SelectOption[] | undefined;
  /** Address of a document's screen; kept outside the component, or memoised. */
  readonly documentHref?: DocumentHref | undefined;
  readonly label?: string | undefined;
}

const PAGE_LIMIT = 25;
/** A link asks for no more at once: each page waits for the cursor of the one before. */
const MAX_FIRST_PAGES = 8;
const DEFAULT_EMPTY = (
  <EmptyState
    icon={<ListIcon />}
    title="Транзакций пока нет"
    description="Здесь появятся пополнения и списания за запросы к моделям."
  />
);

/** Transactions of a scope: filters in the address, totals of the whole filter, pages by cursor, details, export. */
export function TransactionsTable(props: TransactionsTableProps) {
  const { scope, models, documentHref, label = 'Транзакции', empty = DEFAULT_EMPTY } = props;
  const query = useTableQuery<TransactionFilter>({
    filters: TRANSACTION_FILTERS,
    accepts: TRANSACTION_FILTER_VALUES,
    contradictions: reversedPeriod,
  });
  const { filters } = query;
  const params = useMemo(() => ({ ...filters, limit: PAGE_LIMIT }), [filters]);
  const firstPages = Math.min(query.page, MAX_FIRST_PAGES);
  const { data, error, isValidating, size, setSize, mutate } = useTransactions(scope, params, firstPages);
  const file = useFileExport({
    address: `${TRANSACTIONS_URL[scope]}/export`,
    filters,
    fallbackName: 'transactions',
  });
  const opened = useOpenedRow('transaction');
  const rows = useMemo(() => data?.flatMap(({ items }) => items), [data]);
  const hasBalance = rows === undefined || rows.some(({ balanceAfter }) => balanceAfter !== null);
  const firstPage = data?.[0];
  const payers = useMemo(() => firstPage?.totalsByPayer.map(({ payer }) => payer) ?? [], [firstPage]);
  const hasAccounts = payers.length > 1;
  const columns = useMemo(
    () => transactionColumns({ hasPeople: scope !== 'my', hasAccounts, hasBalance, documentHref }),
    [scope, hasAccounts, hasBalance, documentHref],
  );
  const isLoadingMore = data !== undefined && size > data.length && data.at(-1)?.nextCursor != null;

  function showMore() {
    void setSize(size + 1);
    query.setPage(size + 1);
  }

  return (
    <Stack gap="4">
      <TransactionTotals page={firstPage} isOwnOnly={scope === 'my'} hasFailed={error !== undefined} />
      <ExportProgress {...file} />
      <DataTable
        id={`transactions-${scope}`}
        label={label}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ type, number }) => `${TRANSACTION_TYPE_LABEL[type].toLowerCase()} ${number}`}
        query={query}
        paging={
          data && {
            kind: 'more',
            hasMore: data.at(-1)?.nextCursor != null,
            isLoadingMore,
            onMore: showMore,
            total: firstPage?.total,
          }
        }
        error={error}
        onRetry={() => void mutate()}
        isRefreshing={isValidating && !isLoadingMore && data !== undefined}
        onOpen={({ id }) => opened.open(id)}
        filters={<TransactionFilters query={query} models={models} payers={payers} />}
        onExport={file.save}
        empty={empty}
      />
      <TransactionDialog
        id={opened.id}
        known={rows?.find(({ id }) => id === opened.id)}
        onClose={opened.close}
        documentHref={documentHref}
      />
    </Stack>
  );
}
