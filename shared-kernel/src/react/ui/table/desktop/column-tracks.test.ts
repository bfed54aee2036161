import type { TableColumn } from '../columns/table-column.ts';
import { columnTracks } from './column-tracks.ts';

const column = (id: string, width: number, more: Partial<TableColumn<string>> = {}): TableColumn<string> => ({
  id,
  header: id,
  width,
  cell: () => id,
  ...more,
});

const COLUMNS = [
  column('when', 10, { moment: () => '2026-11-20' }),
  column('name', 10),
  column('amount', 7, { isNumeric: true }),
];

const tracks = (content: Readonly<Record<string, number>>) =>
  columnTracks({ columns: COLUMNS, selection: null, rowActions: () => [] }, content);

describe('columnTracks', () => {
  it('gives each column the room that it was made for while nothing is measured', () => {
    expect(tracks({})).toEqual({
      '--columns': 'minmax(10rem, 10fr) minmax(10rem, 10fr) minmax(7rem, 7fr) 3.5rem',
      '--columns-width': '30.5rem',
    });
  });

  it('makes a column of figures as wide as its longest one, for which names yield what they do not need', () => {
    expect(tracks({ when: 9, name: 8, amount: 8.25 })).toEqual({
      '--columns': 'minmax(10rem, 10fr) minmax(8.5rem, 10fr) minmax(8.25rem, 7fr) 3.5rem',
      '--columns-width': '30.5rem',
    });
  });

  it('keeps the room of a sum among the words of a column that yields otherwise', () => {
    const view = { columns: COLUMNS, selection: null, rowActions: () => [] };
    expect(columnTracks(view, { name: 30, amount: 12 }, { name: 11 })).toEqual({
      '--columns': 'minmax(10rem, 10fr) minmax(11rem, 10fr) minmax(12rem, 7fr) 3.5rem',
      '--columns-width': '36.5rem',
    });
  });

  it('lets names that end in dots anyway yield a quarter, then the table goes on out of sight', () => {
    expect(tracks({ name: 30, amount: 12 })).toEqual({
      '--columns': 'minmax(10rem, 10fr) minmax(7.5rem, 10fr) minmax(12rem, 7fr) 3.5rem',
      '--columns-width': '33rem',
    });
  });

  it('lets no name yield that would end in dots only then', () => {
    expect(tracks({ name: 9.8, amount: 12 })).toMatchObject({ '--columns-width': '35.5rem' });
  });

  it('takes no room from figures that are shorter', () => {
    expect(tracks({ amount: 3 })).toMatchObject({ '--columns-width': '30.5rem' });
  });
});
