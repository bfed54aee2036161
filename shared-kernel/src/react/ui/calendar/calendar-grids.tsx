import type { UseDatePickerReturn } from '@chakra-ui/react/date-picker';
import { GRID_ROLE } from './calendar-words.ts';

interface GridProps {
  readonly api: UseDatePickerReturn;
}

interface MonthProps extends GridProps {
  /** How many months after the first one that is shown. */
  readonly offset: number;
}

/** The days of a month, by weeks that begin with Monday. */
export function MonthOfDays({ api, offset }: MonthProps) {
  const { weeks, visibleRange, visibleRangeText } = api.getOffset({ months: offset });
  const name = visibleRangeText.start;
  return (
    <table
      {...api.getTableProps({ id: `month-${offset}` })}
      aria-roledescription={GRID_ROLE.day}
      aria-label={name}
    >
      <thead {...api.getTableHeadProps()}>
        <tr>
          {api.weekDays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...api.getTableBodyProps()}>
        {weeks.map((week, line) => (
          // A cell keeps its place, and with it the focus, in another month.
          <tr key={line} {...api.getTableRowProps()}>
            {week.map((value, place) => (
              <td key={place} {...api.getDayTableCellProps({ value, visibleRange })}>
                <button type="button" {...api.getDayTableCellTriggerProps({ value, visibleRange })}>
                  {value.day}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const COLUMNS = 3;

/** The months of a year. */
export function MonthsOfYear({ api }: GridProps) {
  return (
    <table
      {...api.getTableProps({ view: 'month', columns: COLUMNS })}
      aria-roledescription={GRID_ROLE.month}
      aria-label={api.visibleRangeText.start}
    >
      <tbody {...api.getTableBodyProps({ view: 'month' })}>
        {api.getMonthsGrid({ columns: COLUMNS, format: 'long' }).map((months) => (
          <tr key={months[0]?.value} {...api.getTableRowProps({ view: 'month' })}>
            {months.map(({ value, label }) => (
              <td key={value} {...api.getMonthTableCellProps({ value })} colSpan={1}>
                <button type="button" {...api.getMonthTableCellTriggerProps({ value, columns: COLUMNS })}>
                  {label}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Ten years. */
export function Years({ api }: GridProps) {
  return (
    <table
      {...api.getTableProps({ view: 'year', columns: COLUMNS })}
      aria-roledescription={GRID_ROLE.year}
      aria-label={GRID_ROLE.year}
    >
      <tbody {...api.getTableBodyProps({ view: 'year' })}>
        {api.getYearsGrid({ columns: COLUMNS }).map((years) => (
          <tr key={years[0]?.value} {...api.getTableRowProps({ view: 'year' })}>
            {years.map(({ value, label }) => (
              <td key={value} {...api.getYearTableCellProps({ value, columns: COLUMNS })} colSpan={1}>
                <button type="button" {...api.getYearTableCellTriggerProps({ value, columns: COLUMNS })}>
                  {label}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
