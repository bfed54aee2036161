import { DIRECTION_LABEL, TRANSACTION_TYPE } from '@cabinet/kernel/core/payments';
import type { QueryParams } from '@cabinet/kernel/http';
import { notifyPartFailure } from '@cabinet/kernel/notify';
import { EmptyState, ListIcon, Stack, useLazyPart } from '@cabinet/kernel/ui';
import {
  choiceFilter,
  isId,
  ListTable,
  labelOptions,
  periodFilter,
  searchFilter,
  useList,
} from '@cabinet/kernel/ui/list';
import type { SelectOption } from '@cabinet/kernel/ui/select';
import type { DataTableProps } from '@cabinet/kernel/ui/table';
import { useEffect, useMemo } from 'react';
import { TRANSACTIONS_AT_ONCE } from '../first-values.ts';
import type { ListScope } from '../list/list-keys.ts';
import { PERSON_FILTER, personChoices } from '../list/person-filter.ts';
import { payerLabel } from '../payers/payer-labels.ts';
import type { Transaction } from './transaction.ts';
import { type DocumentHref, transactionColumns } from './transaction-columns.tsx';
import { TransactionTotals } from './transaction-totals.tsx';
import { fetchTransactions, TRANSACTIONS_URL, transactionKeys } from './transactions.ts';
import { useOpenedRow } from './use-opened-row.ts';

/** Props of {@link TransactionsTable}. */
export interface TransactionsTableProps extends Pick<DataTableProps<Transaction>, 'empty'> {
  readonly scope: ListScope;
  /** Models to filter by; an empty list while they are on the way keeps the filter's place. */
  readonly models?: readonly SelectOption[] | undefined;
  /** Address of a document's screen; kept outside the component, or memoised. */
  readonly documentHref?: DocumentHref | undefined;
  /** Who spends from a shared account, to filter by; without them there is no such filter. */
  readonly people?: readonly SelectOption[] | undefined;
  /** Of a shared account the list has only the person's own lines; `my` always. */
  readonly isOwnOnly?: boolean | undefined;
  readonly label?: string | undefined;
  /** Of this account alone: it is no filter then, and there is no file, which the list of all accounts has. */
  readonly payerId?: string | undefined;
  /** Of everybody's: filters by account and by person, which are found by typing; kept outside the component, or memoised. */
  readonly found?: ListFilters | undefined;
  /** Saves what is too long to wait for, instead of the file that a browser is sent at once. */
  readonly onLargeFile?: ((format: 'csv' | 'xlsx', filters: FilterValues) => Promise<void>) | undefined;
}

type ListFilters = Parameters<typeof useList>[0]['filters'];
type FilterValues = ReturnType<typeof useList>['query']['filters'];

/** More rows than anybody waits for. */
const LARGE_FILE_ROWS = 50_000;

const FILTERS = [
  searchFilter({
    label: 'Поиск по номеру, сумме, человеку, плательщику или модели',
    placeholder: 'Номер, сумма, имя, модель',
  }),
  choiceFilter({
    name: 'type',
    label: 'Тип',
    allLabel: 'Любой тип',
    options: labelOptions(TRANSACTION_TYPE),
  }),
  choiceFilter({
    name: 'direction',
    label: 'Направление',
    allLabel: 'Приход и расход',
    options: labelOptions(DIRECTION_LABEL),
  }),
  choiceFilter({ name: 'model_id', label: 'Модель', allLabel: 'Любая модель' }),
  choiceFilter({ name: 'payer_id', label: 'Счёт', allLabel: 'Все счета', accepts: isId }),
  periodFilter(),
];
const FILTERS_WITH_PEOPLE = [...FILTERS, PERSON_FILTER];
const FILTERS_OF_PAYER = FILTERS.filter(({ names }) => !names.includes('payer_id'));

function filtersOf({ people, found }: Pick<TransactionsTableProps, 'people' | 'found'>): ListFilters {
  if (found !== undefined) return [...FILTERS_OF_PAYER, ...found];
  return people === undefined ? FILTERS : FILTERS_WITH_PEOPLE;
}

const DEFAULT_EMPTY = (
  <EmptyState
    icon={<ListIcon />}
    title="Транзакций пока нет"
    description="Здесь появятся пополнения и списания за запросы к моделям."
  />
);

const importDialog = () => import('./transaction-dialog.tsx');

/** Which of them are listed. */
function transactionList({
  scope,
  payerId,
  ...narrowing
}: Pick<TransactionsTableProps, 'scope' | 'people' | 'payerId' | 'found'>) {
  const [resource, whose] = transactionKeys.list(scope);
  if (payerId === undefined)
    return {
      cacheKey: [resource, whose],
      fetch: (params: QueryParams) => fetchTransactions(scope, params),
      filters: filtersOf(narrowing),
      file: { address: `${TRANSACTIONS_URL[scope]}/export`, name: 'transactions' },
    } as const;
  return {
    cacheKey: [resource, payerId],
    fetch: (params: QueryParams) => fetchTransactions(scope, { ...params, payer_id: payerId }),
    filters: FILTERS_OF_PAYER,
    file: undefined,
  } as const;
}

/** Transactions of a scope: filters in the address, totals of the whole filter, pages by cursor, details, export. */
export function TransactionsTable(props: TransactionsTableProps) {
  const { scope, models, people, documentHref, label = 'Транзакции', empty = DEFAULT_EMPTY } = props;
  const { payerId, found, onLargeFile, isOwnOnly = scope === 'my' } = props;
  const asked = useMemo(
    () => transactionList({ scope, people, payerId, found }),
    [scope, people, payerId, found],
  );
  const read = useList({ ...asked, growsBy: TRANSACTIONS_AT_ONCE });
  const isLarge = onLargeFile !== undefined && (read.page?.total ?? 0) > LARGE_FILE_ROWS;
  const list =
    isLarge && read.file
      ? {
          ...read,
          file: { ...read.file, save: (format: 'csv' | 'xlsx') => onLargeFile(format, read.query.filters) },
        }
      : read;
  const opened = useOpenedRow('transaction');
  const Dialog = useLazyPart(importDialog, {
    isWanted: opened.id !== null,
    onFailure() {
      notifyPartFailure();
      opened.close();
    },
  });
  const { page, rows, error } = list;
  const hasCome = rows !== undefined;
  useEffect(
    function preloadDialog() {
      if (hasCome) importDialog().catch(() => undefined);
    },
    [hasCome],
  );
  const accounts =
    page?.totalsByPayer.map(({ payer }) => ({ value: payer.id, label: payerLabel(payer) })) ?? [];
  const hasAccounts = accounts.length > 1;
  const columns = useMemo(
    () =>
      transactionColumns({
        scope,
        isOwnOnly,
        isOfOnePayer: payerId !== undefined,
        hasAccounts,
        documentHref,
      }),
    [scope, isOwnOnly, payerId, hasAccounts, documentHref],
  );

  return (
    <Stack gap="4">
      <TransactionTotals page={page} isOwnOnly={isOwnOnly} hasFailed={error !== undefined} />
      <ListTable
        id={`transactions-${scope}`}
        label={label}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ type, number, model }) =>
          [`${TRANSACTION_TYPE[type].label} ${number}`, ...(model ? [model.name] : [])].join(', ')
        }
        onOpen={({ id }) => opened.open(id)}
        choices={{
          model_id: models,
          payer_id: hasAccounts ? accounts : undefined,
          ...personChoices(people, list),
        }}
        empty={empty}
      />
      {Dialog !== null && (
        <Dialog
          id={opened.id}
          known={rows?.find(({ id }) => id === opened.id)}
          onClose={opened.close}
          documentHref={documentHref}
        />
      )}
    </Stack>
  );
}
