import { Box, Grid, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

/** What both roles say about one thing. */
export interface PairRow {
  readonly key: string;
  /** The thing itself, where the cells do not name it. */
  readonly title?: ReactNode;
  readonly one: ReactNode;
  readonly other: ReactNode;
  /** Whether only one of them has it. */
  readonly isDifferent: boolean;
}

interface PairTableProps {
  readonly label: string;
  /** The heads of the two columns. */
  readonly names: readonly [one: string, other: string];
  readonly titleHead?: string | undefined;
  readonly rows: readonly PairRow[];
}

interface CellProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** On a phone the cells stand under each other, each under the name of its column. */
function Cell({ name, children }: CellProps) {
  return (
    <Box role="cell" minW="0" px={{ md: '3' }}>
      <Text aria-hidden hideFrom="md" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {name}
      </Text>
      {children}
    </Box>
  );
}

function Head({ name }: { readonly name: string }) {
  return (
    <Box role="columnheader" px="3" py="2" textStyle="label" overflowWrap="anywhere">
      {name}
    </Box>
  );
}

function columnsOf(titleHead: string | undefined) {
  return { base: 'minmax(0, 1fr)', md: `repeat(${titleHead === undefined ? 2 : 3}, minmax(0, 1fr))` };
}

function Row({ row, names, titleHead }: Omit<PairTableProps, 'rows' | 'label'> & { readonly row: PairRow }) {
  return (
    <Grid
      role="row"
      templateColumns={columnsOf(titleHead)}
      rowGap="1.5"
      px={{ base: '3', md: '0' }}
      py="2"
      borderBottomWidth="1px"
      borderColor="border.muted"
      {...(row.isDifferent && { bg: 'bg.subtle' })}
    >
      {titleHead !== undefined && (
        <Box role="rowheader" minW="0" px={{ md: '3' }}>
          {row.title}
        </Box>
      )}
      <Cell name={names[0]}>{row.one}</Cell>
      <Cell name={names[1]}>{row.other}</Cell>
    </Grid>
  );
}

/** Two roles side by side, row by row; what only one of them has stands out. */
export function PairTable({ label, names, titleHead, rows }: PairTableProps) {
  return (
    <Box role="table" aria-label={label} textStyle="sm">
      <Grid role="row" templateColumns={columnsOf(titleHead)} hideBelow="md">
        {titleHead !== undefined && <Head name={titleHead} />}
        <Head name={names[0]} />
        <Head name={names[1]} />
      </Grid>
      {rows.map((row) => (
        <Row key={row.key} row={row} names={names} titleHead={titleHead} />
      ))}
    </Box>
  );
}
