import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { TableColumn } from '../columns/table-column.ts';
import { FRUITS, type Fruit, renderTable } from '../fruits-fixtures.tsx';

beforeEach(() => localStorage.clear());

const noMatch = {
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
};

describe('DataTable on a phone', () => {
  beforeEach(() => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => Object.assign(new EventTarget(), { ...noMatch, media, matches: true }));
  });

  it('shows rows as lines with totals', () => {
    renderTable({ totals: { price: '60' } });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const cards = within(screen.getByRole('list', { name: 'Фрукты' })).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual([
      'ЯблокоЦена: 10',
      'ГрушаЦена: 20',
      'СливаЦена: 30',
    ]);
    expect(screen.getByText('Итого')).toBeInTheDocument();
  });

  it('chooses every row for an action on many, and takes the choice back', async () => {
    const { user } = renderTable({ bulkActions: () => null });
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Выбрать все строки' });
    await user.click(screen.getByText('Выбрать все строки'));
    expect(screen.getByText('Выбраны 3 строки')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Выбрать: Груша' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Груша' }));
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    await user.click(all);
    expect(screen.queryByText(/^Выбран/)).not.toBeInTheDocument();
  });

  it('offers no choice where nothing can be done with many', () => {
    renderTable();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('puts the figure that matters into the first line and leaves out what a row has not', () => {
    const columns: readonly TableColumn<Fruit>[] = [
      { id: 'name', header: 'Название', cell: ({ name }) => name, isTitle: true },
      { id: 'origin', header: 'Откуда', cell: ({ origin }) => origin, isEmpty: ({ id }) => id === 'b' },
      { id: 'price', header: 'Цена', cell: ({ price }) => price, isNumeric: true, isSummary: true },
    ];
    renderTable({ columns });
    const cards = within(screen.getByRole('list', { name: 'Фрукты' })).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual([
      'ЯблокоЦена: 10Откуда: Тула',
      'ГрушаЦена: 20',
      'СливаЦена: 30Откуда: Сочи',
    ]);
  });

  it('keeps columns and file behind one button', async () => {
    const onExport = jest.fn(() => Promise.resolve());
    const { user } = renderTable({ onExport });
    expect(screen.queryByRole('button', { name: 'Экспорт' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Столбцы и экспорт' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Откуда' }));
    expect(await screen.findByText('Тула')).toBeInTheDocument();
    const file = screen.getByRole('menuitem', { name: 'Экспорт: CSV' });
    // The menu chooses what it has highlighted, and forgets a move of the pointer that comes while it is being
    // positioned.
    await waitFor(async () => {
      await user.hover(file);
      expect(file).toHaveAttribute('data-highlighted');
    });
    await user.click(file);
    await waitFor(() => expect(onExport).toHaveBeenCalledWith('csv'));
  });

  it('opens a row by a press anywhere in it', async () => {
    const onOpen = jest.fn();
    const { user } = renderTable({ onOpen });
    await user.click(screen.getByText('20'));
    expect(onOpen).toHaveBeenCalledWith(FRUITS[1]);
  });

  describe('by days', () => {
    const picked: Readonly<Record<string, string>> = {
      a: '2026-11-22T21:30:00.000Z',
      b: '2026-11-22T20:30:00.000Z',
      c: '2025-05-01T09:05:00.000Z',
    };
    const columns: readonly TableColumn<Fruit>[] = [
      { id: 'name', header: 'Название', cell: ({ name }) => name, sortKey: 'name', isTitle: true },
      {
        id: 'picked',
        header: 'Собрано',
        sortKey: 'picked',
        moment: ({ id }) => String(picked[id]),
        cell: ({ id }) => <time>{picked[id]}</time>,
      },
    ];
    const noQuery = {
      sort: null,
      setSort: () => undefined,
      hasFilters: false,
      resetFilters: () => undefined,
    };
    const query = { ...noQuery, reset: () => undefined };

    beforeEach(() =>
      jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), doNotFake: ['queueMicrotask'] }),
    );
    afterEach(() => jest.useRealTimers());

    it('stand under the day of Moscow, with its clock', () => {
      renderTable({ columns, query });
      expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual([
        'Сегодня',
        'Вчера',
        '1 мая 2025 г.',
      ]);
      const today = within(screen.getByRole('list', { name: 'Сегодня' }));
      expect(today.getByRole('listitem')).toHaveTextContent('ЯблокоСобрано: 00:30');
      expect(screen.getByRole('group', { name: 'Фрукты' })).toBeInTheDocument();
    });

    it('do not stand under days in another order, and show the whole moment', () => {
      renderTable({ columns, query: { ...query, sort: 'name' } });
      expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
      expect(screen.getByText('2025-05-01T09:05:00.000Z')).toBeInTheDocument();
    });
  });
});
