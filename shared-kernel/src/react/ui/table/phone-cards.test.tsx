import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type Fruit, renderTable } from './fruits-fixtures.tsx';
import type { TableColumn } from './table-column.ts';

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

  it('shows rows as cards with totals and order', async () => {
    const { user, location } = renderTable({ totals: { price: '60' } });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const cards = within(screen.getByRole('list', { name: 'Фрукты' })).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual(['ЯблокоЦена10', 'ГрушаЦена20', 'СливаЦена30']);
    expect(screen.getByText('Итого')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Порядок'), 'Цена: по убыванию');
    expect(location()).toBe('/?sort=-price');
  });

  it('chooses every card for an action on many, and takes the choice back', async () => {
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

  it('puts the figure that matters into the head of a card and leaves out what a row has not', () => {
    const columns: readonly TableColumn<Fruit>[] = [
      { id: 'name', header: 'Название', cell: ({ name }) => name, isTitle: true },
      { id: 'origin', header: 'Откуда', cell: ({ origin }) => origin, isEmpty: ({ id }) => id === 'b' },
      { id: 'price', header: 'Цена', cell: ({ price }) => price, isNumeric: true, isSummary: true },
    ];
    renderTable({ columns });
    const cards = within(screen.getByRole('list', { name: 'Фрукты' })).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual([
      'ЯблокоЦена: 10ОткудаТула',
      'ГрушаЦена: 20',
      'СливаЦена: 30ОткудаСочи',
    ]);
  });
});
