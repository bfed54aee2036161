import type { TableQuery } from '@cabinet/kernel/ui/table';
import {
  isAmount,
  isDay,
  isOneOf,
  isSearchText,
  reversedAmounts,
  reversedPeriod,
} from '../list/filter-values.ts';
import { ListFilters, type SelectFilter } from '../list/list-filters.tsx';
import { AmountFilter } from './amount-filter.tsx';
import type { PaymentRequestStatus } from './payment-request.ts';
import { PAYMENT_METHOD_LABEL, REQUEST_STATUS_LABEL } from './payment-request-labels.ts';

/** Names of the filters in the address and in the API. */
export const REQUEST_FILTERS = ['q', 'status', 'method', 'from', 'to', 'amount_from', 'amount_to'] as const;

/** Name of one filter. */
export type RequestFilter = (typeof REQUEST_FILTERS)[number];

const toOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const STATUS = {
  name: 'status',
  label: 'Статус',
  allLabel: 'Любой статус',
  options: [
    {
      value: 'pending,processing' satisfies `${PaymentRequestStatus},${PaymentRequestStatus}`,
      label: 'Ещё открыты',
    },
    ...toOptions(REQUEST_STATUS_LABEL),
  ],
} satisfies SelectFilter;

const METHOD = {
  name: 'method',
  label: 'Способ',
  allLabel: 'Любой способ',
  options: toOptions(PAYMENT_METHOD_LABEL),
} satisfies SelectFilter;

/** What each filter takes from the address. */
export const REQUEST_FILTER_VALUES: Readonly<Record<RequestFilter, (value: string) => boolean>> = {
  q: isSearchText,
  status: isOneOf(STATUS.options),
  method: isOneOf(METHOD.options),
  from: isDay,
  to: isDay,
  amount_from: isAmount,
  amount_to: isAmount,
};

/** Filters that contradict each other. */
export const requestContradictions = (filters: Readonly<Partial<Record<RequestFilter, string>>>) => [
  ...reversedPeriod(filters),
  ...reversedAmounts(filters),
];

const SEARCH = { label: 'Поиск по номеру, плательщику или операции', placeholder: 'Номер, плательщик' };
const SELECTS = [STATUS, METHOD];

/** Controls of the filters of a list of requests. */
export function RequestFilters({ query }: { readonly query: TableQuery<RequestFilter> }) {
  const { filters, setFilters } = query;
  return (
    <ListFilters query={query} search={SEARCH} selects={SELECTS}>
      <AmountFilter
        from={filters.amount_from}
        to={filters.amount_to}
        onChange={([amount_from, amount_to]) => setFilters({ amount_from, amount_to })}
      />
    </ListFilters>
  );
}
