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

const tracks = (content: Readonly<Record<string, number>>, room?: number) =>
  columnTracks({ columns: COLUMNS, selection: null, rowActions: undefined }, { content, room });

describe('columnTracks', () => {
  it('gives each column the room that it was made for while nothing is measured', () => {
    expect(tracks({})).toEqual({
      '--columns': 'minmax(10rem, 10fr) minmax(10rem, 10fr) minmax(7rem, 7fr)',
      '--columns-width': '27rem',
    });
  });

  it('gives each column what is in it, and a share of what is left over', () => {
    expect(tracks({ when: 9, name: 20, amount: 8.25 }, 60)).toEqual({
      '--columns': 'minmax(9rem, 10fr) minmax(20rem, 10fr) minmax(8.25rem, 7fr)',
      '--columns-width': '26rem',
    });
  });

  it('gives what there is to the names that are cut, and nobody more than they need, where not all have room', () => {
    expect(tracks({ when: 9, name: 20, amount: 8.25 }, 30)).toMatchObject({
      '--columns': 'minmax(9rem, 9rem) minmax(10rem, 20rem) minmax(8.25rem, 8.25rem)',
    });
  });

  it('takes no room for figures that are shorter', () => {
    expect(tracks({ when: 9, name: 8, amount: 3 })).toMatchObject({ '--columns-width': '20rem' });
  });

  it('keeps the room of a sum among the words of a column that yields otherwise', () => {
    const view = { columns: COLUMNS, selection: null, rowActions: undefined };
    expect(
      columnTracks(view, { content: { name: 30, amount: 12 }, sums: { name: 11 }, room: 20 }),
    ).toMatchObject({
      '--columns': 'minmax(10rem, 10rem) minmax(11rem, 30rem) minmax(12rem, 12rem)',
      '--columns-width': '33rem',
    });
  });

  it('lets names that end in dots anyway yield a quarter, then the table goes on out of sight', () => {
    expect(tracks({ name: 30, amount: 12 }, 20)).toMatchObject({ '--columns-width': '29.5rem' });
  });

  it('says how far the pinned columns reach where rows have actions', () => {
    const columns = COLUMNS.map((each) => ({ ...each, isTitle: each.id === 'name' }));
    const selection = {
      rows: [],
      isAll: false,
      isSelected: () => false,
      toggle() {},
      toggleAll() {},
      chooseFound() {},
      clear() {},
    };
    expect(columnTracks({ columns, selection, rowActions: () => [] }, { content: {} })).toMatchObject({
      '--pinned-from': '3.5rem',
      '--pinned-width': '13.5rem',
    });
  });
});
