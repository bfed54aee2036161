import { Box, Button, chakra, Link } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { useState } from 'react';

/** One line of a {@link ShareTable}. */
export interface ShareRow {
  readonly id: string;
  readonly name: string;
  readonly note?: string | undefined;
  /** A colour of CSS. */
  readonly color: string;
  readonly total: string;
  readonly charges?: number | undefined;
  readonly href: string | undefined;
}

const FIRST_ROWS = 10;

const Table = /* @__PURE__ */ chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    '& caption': { captionSide: 'top', textAlign: 'start', textStyle: 'md', fontWeight: 'semibold', pb: '1' },
    '& th, & td': { py: '2', textAlign: 'start', fontWeight: 'normal', verticalAlign: 'top' },
    '& thead th': { color: 'fg.muted', textStyle: 'xs' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& tbody th': { width: '100%', overflowWrap: 'anywhere' },
    '& tbody th a': { display: 'inline' },
    '& :is(th, td) ~ :is(th, td)': { ps: { base: '3', sm: '4' }, textAlign: 'end', whiteSpace: 'nowrap' },
    '& td:last-child': { textStyle: 'money', fontWeight: 'medium' },
    '& [data-note], & td[data-quiet]': { color: 'fg.muted' },
    // The bar shows it as well.
    '& [data-percent]': { hideBelow: 'sm' },
    '& [data-track]': { mt: '1.5', height: '1', borderRadius: 'full', bg: 'bg.muted', overflow: 'hidden' },
    '& [data-track] > *': { layerStyle: 'painted', height: '100%', borderRadius: 'full' },
  },
});

const counted = new Intl.NumberFormat('ru-RU');

function percentText(percent: number): string {
  return percent > 0 && percent < 1 ? '<\u00a01\u00a0%' : `${Math.round(percent)}\u00a0%`;
}

function Row({ row, whole }: { readonly row: ShareRow; readonly whole: number }) {
  const { name, note, color, total, charges, href } = row;
  const percent = whole === 0 ? 0 : (Number(total) / whole) * 100;
  return (
    <tr>
      <th scope="row">
        <span>{href === undefined ? name : <Link to={href}>{name}</Link>}</span>
        {note !== undefined && <span data-note="">{` · ${note}`}</span>}
        <div data-track="" aria-hidden>
          <div style={{ width: `${Math.min(100, percent)}%`, background: color }} />
        </div>
      </th>
      <td data-percent="" data-quiet="">
        {percentText(percent)}
      </td>
      {charges !== undefined && <td data-quiet="">{counted.format(charges)}</td>}
      <td>
        <MoneyText value={total} />
      </td>
    </tr>
  );
}

/** Props of {@link ShareTable}. */
export interface ShareTableProps {
  readonly caption: string;
  /** What a line is about. */
  readonly nameHeading: string;
  readonly rows: readonly ShareRow[];
  /** What all lines come to; a decimal text. */
  readonly total: string;
}

/** Who or what a sum is made of: a bar and a share a line, the largest first. */
export function ShareTable({ caption, nameHeading, rows, total }: ShareTableProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  const hasCharges = rows.some(({ charges }) => charges !== undefined);
  return (
    <Box minW="0">
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{nameHeading}</th>
            <th scope="col" data-percent="">
              Доля
            </th>
            {hasCharges && <th scope="col">Запросы</th>}
            <th scope="col">Потрачено</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.id} row={row} whole={Number(total)} />
          ))}
        </tbody>
      </Table>
      {shown.length < rows.length && (
        <Button variant="ghost" size="sm" mt="2" onClick={() => setWhole(true)}>
          {`Показать все ${counted.format(rows.length)}`}
        </Button>
      )}
    </Box>
  );
}
