import { Box, Flex, Grid, Stack } from '../layout.ts';
import { Select } from '../select/select.tsx';
import { Text } from '../text.ts';
import { RowCard } from './row-card.tsx';
import { SELECT_ALL_LABEL, SelectAll } from './select-all.tsx';
import type { TableView } from './table-view.ts';

function SortChoice<Row>({ view }: { readonly view: TableView<Row> }) {
  const { columns, sort, onSort } = view;
  const options = columns.flatMap(({ header, sortKey }) =>
    sortKey === undefined
      ? []
      : [
          { value: sortKey, label: `${header}: по возрастанию` },
          { value: `-${sortKey}`, label: `${header}: по убыванию` },
        ],
  );
  if (onSort === undefined || options.length === 0) return null;
  return (
    <Select
      aria-label="Порядок"
      options={options}
      value={sort ?? ''}
      {...(sort === null ? { placeholder: 'Порядок по умолчанию' } : {})}
      onChange={(event) => {
        if (event.target.value !== '') onSort(event.target.value);
      }}
    />
  );
}

function TotalsCard<Row>({ view: { columns, totals = {}, totalsLabel } }: { readonly view: TableView<Row> }) {
  return (
    <Box layerStyle="card" bg="bg.subtle" p="4">
      <Text fontWeight="medium">{totalsLabel}</Text>
      {columns
        .filter(({ id }) => id in totals)
        .map(({ id, header }) => (
          <Flex key={id} justify="space-between" gap="4" textStyle="sm">
            <Text color="fg.muted">{header}</Text>
            <Text textStyle="money">{totals[id]}</Text>
          </Flex>
        ))}
    </Box>
  );
}

function SelectAllLine<Row>({ view: { selection, rows } }: { readonly view: TableView<Row> }) {
  if (selection === null) return null;
  return (
    <Flex as="label" align="center" gap="3" px="4" minH="10" cursor="pointer" alignSelf="flex-start">
      <SelectAll selection={selection} count={rows.length} />
      <Text as="span" textStyle="sm">
        {SELECT_ALL_LABEL}
      </Text>
    </Flex>
  );
}

/** The table as cards, for a phone or a narrow window. */
export function PhoneCards<Row>({
  view,
  isBusy,
}: {
  readonly view: TableView<Row>;
  readonly isBusy: boolean;
}) {
  const { label, rows, rowKey, totals } = view;
  return (
    <Stack gap="3">
      <SortChoice view={view} />
      <SelectAllLine view={view} />
      <Grid
        as="ul"
        gap="3"
        templateColumns="repeat(auto-fill, minmax(min(20rem, 100%), 1fr))"
        listStyleType="none"
        aria-label={label}
        aria-busy={isBusy}
      >
        {rows.map((row) => (
          <RowCard key={rowKey(row)} row={row} view={view} />
        ))}
      </Grid>
      {totals !== undefined && <TotalsCard view={view} />}
    </Stack>
  );
}
