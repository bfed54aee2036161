import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '../../../../testing/render-with-providers.tsx';
import { DataTable } from '../data-table.tsx';
import { readColumnChoices, storeColumnChoices } from './column-choices.ts';

const COLUMNS = [
  { id: 'name', header: 'Сорт', isTitle: true, cell: () => 'Венгерка' },
  { id: 'kind', header: 'Вид', cell: () => 'Слива' },
  { id: 'weight', header: 'Вес', isOptional: true, cell: () => '30 г' },
];
const ROWS = [{ id: 'one' }];

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

function render() {
  return renderWithProviders(
    <DataTable
      id="plums"
      label="Сливы"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={({ id }) => id}
      rowLabel={({ id }) => id}
    />,
  );
}

describe('a choice of columns', () => {
  beforeEach(() => localStorage.clear());

  it('that is stored by somebody else changes the open table', () => {
    render();
    expect(heads()).toEqual(['Сорт', 'Вид']);
    act(() => storeColumnChoices('plums', { kind: false, weight: true }));
    expect(heads()).toEqual(['Сорт', 'Вес']);
    expect(readColumnChoices('plums')).toEqual({ kind: false, weight: true });
    act(() => storeColumnChoices('plums', {}));
    expect(heads()).toEqual(['Сорт', 'Вид']);
  });

  it('of another table changes nothing, and nonsense chooses nothing', () => {
    localStorage.setItem('cabinet.columns.plums', '{"kind":"no","weight":true');
    render();
    act(() => storeColumnChoices('pears', { kind: false }));
    expect(heads()).toEqual(['Сорт', 'Вид']);
    expect(readColumnChoices('plums')).toEqual({});
  });
});
