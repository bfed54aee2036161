import type { SelectOption } from '@cabinet/kernel/ui/select';
import type { TableQuery } from '@cabinet/kernel/ui/table';
import { isDay, isId, isOneOf, isSearchText } from '../list/filter-values.ts';
import { ListFilters, type SelectFilter } from '../list/list-filters.tsx';
import type { PayerRef } from '../payers/payer.ts';
import { payerLabel } from '../payers/payer-labels.ts';
import { TRANSACTION_TYPE_LABEL } from './transaction-labels.ts';

/** Names of the filters in the address and in the API. */
export const TRANSACTION_FILTERS = ['q', 'type', 'direction', 'from', 'to', 'model_id', 'payer_id'] as const;

/** Name of one filter. */
export type TransactionFilter = (typeof TRANSACTION_FILTERS)[number];

const TYPE = {
  name: 'type',
  label: 'Тип',
  allLabel: 'Любой тип',
  options: Object.entries(TRANSACTION_TYPE_LABEL).map(([value, label]) => ({ value, label })),
} satisfies SelectFilter;

const DIRECTION = {
  name: 'direction',
  label: 'Направление',
  allLabel: 'Приход и расход',
  options: [
    { value: 'in', label: 'Поступления' },
    { value: 'out', label: 'Списания' },
  ],
} satisfies SelectFilter;

/** What each filter takes from the address. */
export const TRANSACTION_FILTER_VALUES: Readonly<Record<TransactionFilter, (value: string) => boolean>> = {
  q: isSearchText,
  type: isOneOf(TYPE.options),
  direction: isOneOf(DIRECTION.options),
  from: isDay,
  to: isDay,
  model_id: isSearchText,
  payer_id: isId,
};

const SEARCH = { label: 'Поиск по описанию, номеру или документу', placeholder: 'Описание, номер' };

/** Props of {@link TransactionFilters}. */
export interface TransactionFiltersProps {
  readonly query: TableQuery<TransactionFilter>;
  /** Models to choose from; without the list the filter is not offered. */
  readonly models: readonly SelectOption[] | undefined;
  /** Accounts to choose from; with less than two the filter is not offered. */
  readonly payers: readonly PayerRef[];
}

/** Controls of the filters of a list of transactions. */
export function TransactionFilters({ query, models, payers }: TransactionFiltersProps) {
  const account = {
    name: 'payer_id',
    label: 'Счёт',
    allLabel: 'Все счета',
    options: payers.map((payer) => ({ value: payer.id, label: payerLabel(payer) })),
  };
  const model = models && { name: 'model_id', label: 'Модель', allLabel: 'Любая модель', options: models };
  return (
    <ListFilters
      query={query}
      search={SEARCH}
      selects={[
        TYPE,
        DIRECTION,
        ...(model === undefined ? [] : [model]),
        ...(payers.length < 2 ? [] : [account]),
      ]}
    />
  );
}
