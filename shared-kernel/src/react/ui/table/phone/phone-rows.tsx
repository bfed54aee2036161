import { useId } from 'react';
import { dayHeading } from '../../filters/day-text.ts';
import { Box, Flex, Stack } from '../../layout.ts';
import { Text } from '../../text.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { walkRows } from '../rows/row-keys.ts';
import { pressOpener } from '../rows/row-press.ts';
import type { TableView } from '../rows/table-view.ts';
import { useFirstRows } from '../rows/use-first-rows.ts';
import { SELECT_ALL_LABEL, SelectAll } from '../selection/select-all.tsx';
import { dayColumn, type PhoneDay, phoneDays } from './phone-days.ts';
import { PhoneGrid } from './phone-grid.ts';
import { PhoneRow } from './phone-row.tsx';

const ROW_REM = 3.75;

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

interface DayProps<Row> extends PhoneDay<Row> {
  readonly view: TableView<Row>;
  readonly column: TableColumn<Row> | undefined;
  readonly isFirst: boolean;
}

function Day<Row>({ day, rows, view, column, isFirst }: DayProps<Row>) {
  const id = useId();
  return (
    <>
      {day !== null && (
        <h2 id={id} data-sticks>
          {dayHeading(day, new Date())}
        </h2>
      )}
      <ul {...(day === null ? { 'aria-label': view.label } : { 'aria-labelledby': id })}>
        {rows.map((row, index) => (
          <PhoneRow
            key={view.rowKey(row)}
            row={row}
            view={view}
            isEntry={isFirst && index === 0}
            dayColumn={column}
          />
        ))}
      </ul>
    </>
  );
}

/** The table for a phone or a narrow window: two lines for each row, by days where the order is one of time. */
export function PhoneRows<Row>({
  view,
  isBusy,
}: {
  readonly view: TableView<Row>;
  readonly isBusy: boolean;
}) {
  const { label, rowKey, totals } = view;
  const { drawn, waiting } = useFirstRows(view.rows);
  const column = dayColumn(view);
  const days = phoneDays(drawn, column?.moment);
  return (
    <Stack gap="3">
      <SelectAllLine view={view} />
      <PhoneGrid
        role="group"
        aria-label={label}
        aria-busy={isBusy}
        onKeyDown={walkRows}
        onClick={pressOpener}
        {...(waiting > 0 ? { style: { paddingBottom: `${waiting * ROW_REM}rem` } } : {})}
      >
        {days.map(({ day, rows }, index) => (
          <Day
            key={rows[0] === undefined ? day : rowKey(rows[0])}
            {...{ day, rows, view, column }}
            isFirst={index === 0}
          />
        ))}
      </PhoneGrid>
      {totals !== undefined && <TotalsCard view={view} />}
    </Stack>
  );
}
