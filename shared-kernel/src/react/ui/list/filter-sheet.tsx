import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { Stack } from '../layout.ts';
import { SortChoice, type SortChoiceProps } from '../table/query/sort-choice.tsx';
import type { TableQuery } from '../table/query/use-table-query.ts';
import { Text } from '../text.ts';
import type { ControlFilter, ListChoices, ListFilterProps, ValueFilter } from './list-filter.tsx';

/** Props of {@link FilterSheet}. */
export interface FilterSheetProps {
  readonly filters: readonly (ValueFilter | ControlFilter)[];
  readonly query: TableQuery;
  readonly choices: ListChoices;
  /** The columns by which the order can be chosen here too. */
  readonly columns?: SortChoiceProps['columns'] | undefined;
  readonly title?: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap="1.5">
      <Text aria-hidden textStyle="label">
        {title}
      </Text>
      {children}
    </Stack>
  );
}

interface ControlProps extends ListFilterProps {
  readonly filter: ValueFilter | ControlFilter;
  readonly choices: ListChoices;
}

function SheetControl({ filter, query, choices }: ControlProps) {
  if (filter.kind === 'control')
    return (
      <Titled title={filter.label}>
        <filter.Control query={query} />
      </Titled>
    );
  const { name, label, allLabel } = filter;
  const value = query.filters[name];
  const offered = filter.offered(choices, value);
  if (offered === undefined) return null;
  return (
    <Titled title={label}>
      <FilterSelect
        {...{ label, allLabel, value }}
        options={offered}
        onChange={(next) => query.setFilters({ [name]: next })}
      />
    </Titled>
  );
}

/** Filters that are set here reach the list and the address together. */
function useDraft({ filters, setFilters, sort }: TableQuery, names: readonly string[]) {
  const [changes, setChanges] = useState<Readonly<Record<string, string | null>>>({});
  const [order, setOrder] = useState(sort);
  const drafted = useMemo(() => {
    const known = Object.entries({ ...filters, ...changes });
    return Object.fromEntries(known.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  }, [filters, changes]);
  return {
    query: {
      filters: drafted,
      setFilters: (next: typeof changes) => setChanges((now) => ({ ...now, ...next })),
    },
    hasAny: names.some((name) => drafted[name] !== undefined),
    reset: () => setChanges(Object.fromEntries(names.map((name) => [name, null]))),
    order,
    setOrder,
    apply() {
      if (Object.keys(changes).length > 0 || order !== sort) setFilters(changes, order);
    },
  };
}

/** All filters of a list, and its order, in a sheet, for windows without room for a line of them. */
export default function FilterSheet(props: FilterSheetProps) {
  const { filters, query, choices, columns, title = 'Фильтры', isOpen, onClose } = props;
  const draft = useDraft(
    query,
    filters.flatMap(({ names }) => names),
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          {draft.hasAny && (
            <Button variant="ghost" colorPalette="gray" onClick={draft.reset}>
              Сбросить
            </Button>
          )}
          <Button
            flex={{ base: '1', sm: 'none' }}
            onClick={() => {
              draft.apply();
              onClose();
            }}
          >
            Показать
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {filters.map((filter) => (
          <SheetControl key={filter.names[0]} filter={filter} query={draft.query} choices={choices} />
        ))}
        {columns?.some(({ sortKey }) => sortKey !== undefined) && (
          <Titled title="Порядок">
            <SortChoice columns={columns} sort={draft.order} onSort={draft.setOrder} />
          </Titled>
        )}
      </Stack>
    </Dialog>
  );
}
