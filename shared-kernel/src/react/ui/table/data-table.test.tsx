import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { chooseMenuItem } from '../../../testing/choose-menu-item.ts';
import { renderWithProviders } from '../../../testing/render-with-providers.tsx';
import { Button } from '../button.tsx';
import type { TableColumn } from './columns/table-column.ts';
import type { DataTableProps } from './data-table.tsx';
import { FRUITS, type Fruit, Fruits, failed, params, renderTable } from './fruits-fixtures.tsx';

beforeEach(() => localStorage.clear());

describe('DataTable', () => {
  it('shows rows under its columns', () => {
    renderTable();
    const table = screen.getByRole('table', { name: 'Фрукты' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Название', 'Цена']);
    expect(within(table).getByRole('rowheader', { name: 'Груша' })).toBeInTheDocument();
  });

  describe('address', () => {
    it('reads page, order, size and filters', () => {
      renderTable({}, '/?page=2&limit=50&sort=-price&q=а&unknown=1');
      expect(params()).toEqual({ page: 2, limit: 50, sort: '-price', q: 'а' });
    });

    it('takes nonsense for the default', () => {
      renderTable({}, '/?page=-1&limit=9999');
      expect(params()).toEqual({ page: 1, limit: 20, sort: 'name' });
    });

    it('turns pages', async () => {
      const { user, location } = renderTable();
      expect(screen.getByText('1–20 из 45')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Предыдущая страница' })).toBeDisabled();
      await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
      expect(location()).toBe('/?page=2');
      await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
      expect(screen.getByText('41–45 из 45')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Следующая страница' })).toBeDisabled();
    });

    it('sorts upwards, then downwards, from the first page', async () => {
      const { user, location } = renderTable({}, '/?page=2');
      const head = screen.getByRole('columnheader', { name: 'Цена' });
      expect(head).toHaveAttribute('aria-sort', 'none');
      await user.click(within(head).getByRole('button'));
      expect(location()).toBe('/?sort=price');
      expect(screen.getByRole('columnheader', { name: 'Цена' })).toHaveAttribute('aria-sort', 'ascending');
      await user.click(screen.getByRole('button', { name: 'Цена' }));
      expect(location()).toBe('/?sort=-price');
    });

    it('filters from the first page', async () => {
      const { user, location } = renderTable({}, '/?page=3');
      await user.click(screen.getByRole('button', { name: 'Искать яблоко' }));
      expect(decodeURIComponent(location())).toBe('/?q=яблоко');
    });
  });

  describe('states', () => {
    it('shows the shape of rows while the first ones are on the way', () => {
      renderTable({ rows: undefined });
      expect(screen.getByText('Загрузка…')).toBeInTheDocument();
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
    });

    it('says why there are none, with the code, and tries again', async () => {
      const onRetry = jest.fn();
      const { user } = renderTable({ rows: undefined, error: failed, onRetry });
      expect(screen.getByRole('alert')).toHaveTextContent('SYS.001');
      await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
      expect(onRetry).toHaveBeenCalledTimes(1);
    });

    it('keeps the rows when loading newer ones fails', () => {
      renderTable({ error: failed });
      expect(screen.getByRole('alert')).toHaveTextContent('Показаны прежние данные');
      expect(screen.getByRole('table')).toBeInTheDocument();
    });

    it('keeps the rows while newer ones are on the way', () => {
      renderTable({ isRefreshing: true });
      expect(screen.getByRole('status', { name: 'Обновление данных' })).toBeInTheDocument();
      expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    });

    it('says that there is nothing yet', () => {
      renderTable({ rows: [] });
      expect(screen.getByRole('heading', { name: 'Пока ничего нет' })).toBeInTheDocument();
    });

    it('says that the filter finds nothing, and takes it away', async () => {
      const { user, location } = renderTable({ rows: [] }, '/?q=киви');
      await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
      expect(location()).toBe('/');
    });

    it('leads back from a page that no longer exists', async () => {
      const { user, location } = renderTable({ rows: [] }, '/?page=9');
      await user.click(screen.getByRole('button', { name: 'На первую страницу' }));
      expect(location()).toBe('/');
    });
  });

  it('shows a column on request and remembers it', async () => {
    const { user, unmount } = renderTable();
    await user.click(screen.getByRole('button', { name: 'Столбцы' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Откуда' }));
    expect(await screen.findByText('Тула')).toBeInTheDocument();
    unmount();
    renderTable();
    expect(screen.getByText('Тула')).toBeInTheDocument();
  });

  it('keeps the name of the row in sight, and at least one column', async () => {
    const { user } = renderTable();
    await user.click(screen.getByRole('button', { name: 'Столбцы' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Название' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Цена' }));
    await waitFor(() => expect(screen.queryByText('10')).not.toBeInTheDocument());
    expect(screen.getByRole('rowheader', { name: 'Яблоко' })).toBeInTheDocument();
  });

  it.each(['{broken', '[]', 'null', '{"price":"no"}'])('takes a choice that says %s for none', (stored) => {
    localStorage.setItem('cabinet.columns.fruits', stored);
    renderTable();
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });

  it.each<[string, Partial<DataTableProps<Fruit>>]>([
    ['alone', {}],
    ['beside choice and actions', { bulkActions: () => null, rowActions: () => [] }],
  ])('puts totals under their columns, %s', (_name, props) => {
    renderTable({ totals: { price: '60' }, ...props });
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    const totals = screen.getAllByRole('row').at(-1)?.querySelectorAll<HTMLTableCellElement>('th, td') ?? [];
    const spread = [...totals].flatMap(({ colSpan, textContent }) => [
      textContent,
      ...Array.from({ length: colSpan - 1 }, () => ''),
    ]);
    expect(spread[0]).toBe('Итого');
    expect(spread[heads.indexOf('Цена')]).toBe('60');
    expect(spread).toHaveLength(heads.length);
    expect(screen.getByText('Суммы точные, показаны до копейки')).toBeVisible();
  });

  it('offers the actions of a row under its name', async () => {
    const onSelect = jest.fn();
    const { user } = renderTable({
      rowActions: ({ name }) => [{ id: 'eat', label: `Съесть ${name}`, onSelect }],
    });
    await user.click(screen.getByRole('button', { name: 'Действия: Груша' }));
    await chooseMenuItem(user, 'Съесть Груша');
    await waitFor(() => expect(onSelect).toHaveBeenCalledTimes(1));
  });

  it('chooses rows for an action on many', async () => {
    const onEat = jest.fn();
    const { user } = renderTable({
      bulkActions: (rows, clear) => (
        <Button
          onClick={() => {
            onEat(rows.map(({ name }) => name));
            clear();
          }}
        >
          Съесть
        </Button>
      ),
    });
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать все строки' }));
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Груша' }));
    expect(screen.getByText('Выбраны 2 строки')).toBeInTheDocument();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Выбрать все строки' }).indeterminate).toBe(
      true,
    );
    await user.click(screen.getByRole('button', { name: 'Съесть' }));
    expect(onEat).toHaveBeenCalledWith(['Яблоко', 'Слива']);
    expect(screen.queryByRole('button', { name: 'Съесть' })).not.toBeInTheDocument();
  });

  it('chooses a range of rows with Shift, by a press and by the space bar', async () => {
    const chosen = jest.fn();
    const { user } = renderTable({
      bulkActions: (rows) => {
        chosen(rows.map(({ name }) => name));
        return null;
      },
    });
    const box = (name: string) => screen.getByRole('checkbox', { name: `Выбрать: ${name}` });
    await user.click(box('Слива'));
    await user.keyboard('{Shift>}');
    await user.click(box('Яблоко'));
    await user.keyboard('{/Shift}');
    expect(chosen).toHaveBeenLastCalledWith(['Яблоко', 'Груша', 'Слива']);
    box('Груша').focus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(chosen).toHaveBeenLastCalledWith(['Слива']);
  });

  it('chooses all that the filter finds by a button of the bar, until a row is left out or another number is found', async () => {
    const onEat = jest.fn();
    function Found() {
      const [total, setTotal] = useState(320);
      return (
        <>
          <button type="button" onClick={() => setTotal(total + 1)}>
            Обновить
          </button>
          <Fruits
            mayChooseFound
            paging={{ kind: 'pages', page: 1, limit: 3, total, onPage: () => undefined }}
            bulkActions={(rows, _clear, isAll) => (
              <Button onClick={() => onEat(isAll ? 'all' : rows.length)}>Съесть</Button>
            )}
          />
        </>
      );
    }
    const { user } = renderWithProviders(<Found />);
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Груша' }));
    await user.click(screen.getByRole('button', { name: 'Выбрать все 320' }));
    expect(screen.getByText('Выбраны все 320')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Съесть' }));
    expect(onEat).toHaveBeenLastCalledWith('all');
    await user.click(screen.getByRole('button', { name: 'Обновить' }));
    expect(screen.getByText('Выбраны 3 строки')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Выбрать все 321' }));
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Груша' }));
    await user.click(screen.getByRole('button', { name: 'Съесть' }));
    expect(onEat).toHaveBeenLastCalledWith(2);
  });

  it('forgets the choice of rows that have left the page', async () => {
    const chosen = jest.fn();
    function Pages() {
      const [isLater, setLater] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setLater(!isLater)}>
            Листать
          </button>
          <Fruits
            rows={isLater ? FRUITS.slice(2) : FRUITS.slice(0, 2)}
            bulkActions={(rows) => {
              chosen(rows.map(({ name }) => name));
              return null;
            }}
          />
        </>
      );
    }
    const { user } = renderWithProviders(<Pages />);
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать все строки' }));
    expect(chosen).toHaveBeenLastCalledWith(['Яблоко', 'Груша']);
    await user.click(screen.getByRole('button', { name: 'Листать' }));
    expect(screen.queryByText(/^Выбран/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Слива' }));
    expect(chosen).toHaveBeenLastCalledWith(['Слива']);
  });

  it('lets Tab reach one row, from which the arrows go on', () => {
    renderTable({ onOpen: () => undefined });
    const openers = FRUITS.map(({ name }) => screen.getByRole('button', { name }));
    expect(openers.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  it('walks through rows with arrows, opens with Enter, chooses by its box with the space bar', async () => {
    const onOpen = jest.fn();
    const { user } = renderTable({ onOpen: ({ name }) => onOpen(name), bulkActions: () => null });
    const [first, second, third] = FRUITS.map(({ name }) => screen.getByRole('button', { name }));
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledWith('Груша');
    await user.keyboard('{End}');
    expect(third).toHaveFocus();
    await user.keyboard('{Home}');
    expect(first).toHaveFocus();
    screen.getByRole('checkbox', { name: 'Выбрать: Яблоко' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('checkbox', { name: 'Выбрать: Груша' })).toHaveFocus();
    await user.keyboard(' ');
    expect(second?.closest('tr')).toHaveAttribute('aria-selected', 'true');
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('opens a row by a press, but not by a press on a control inside it', async () => {
    const onOpen = jest.fn();
    const { user } = renderTable({ onOpen, bulkActions: () => null });
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Груша' }));
    expect(onOpen).not.toHaveBeenCalled();
    await user.click(screen.getByText('20'));
    expect(onOpen).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Груша' }));
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('leads to the page of a row by its link, and by a press anywhere else in the row', async () => {
    const { user, location } = renderTable({ hrefOf: ({ id }) => `/fruits/${id}` });
    expect(screen.getByRole('link', { name: 'Груша' })).toHaveAttribute('href', '/fruits/b');
    await user.click(screen.getByText('20'));
    expect(location()).toBe('/fruits/b');
  });

  it('opens nothing while text is being marked', async () => {
    const onOpen = jest.fn();
    const { user } = renderTable({ onOpen });
    const price = screen.getByText('20');
    getSelection()?.selectAllChildren(price);
    await user.pointer([
      { target: price },
      { keys: '[MouseLeft>]', target: price, offset: 0 },
      { offset: 2 },
    ]);
    getSelection()?.selectAllChildren(price);
    await user.pointer('[/MouseLeft]');
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('hides a column in which no row has anything, unless the person chose it', async () => {
    const columns: readonly TableColumn<Fruit>[] = [
      { id: 'name', header: 'Название', cell: ({ name }) => name, isTitle: true },
      {
        id: 'origin',
        header: 'Откуда',
        cell: ({ origin }) => origin || '—',
        isEmpty: ({ origin }) => !origin,
      },
      { id: 'price', header: 'Цена', cell: ({ price }) => price, isNumeric: true },
    ];
    const rows = FRUITS.map((fruit) => ({ ...fruit, origin: '' }));
    const { user, unmount } = renderTable({ columns, rows });
    expect(screen.queryByRole('columnheader', { name: 'Откуда' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Столбцы' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Откуда' }));
    expect(await screen.findByRole('columnheader', { name: 'Откуда' })).toBeInTheDocument();
    unmount();
    localStorage.clear();
    renderTable({ columns, rows: [...rows.slice(1), ...FRUITS.slice(0, 1)] });
    expect(screen.getByRole('columnheader', { name: 'Откуда' })).toBeInTheDocument();
  });

  it('goes on by cursor', async () => {
    function Growing() {
      const [rows, setRows] = useState<readonly Fruit[]>(FRUITS.slice(0, 2));
      const paging = {
        kind: 'more' as const,
        hasMore: rows.length < 3,
        isLoadingMore: false,
        onMore: () => setRows(FRUITS),
        total: 3,
      };
      return <Fruits rows={rows} paging={paging} />;
    }
    const { user } = renderWithProviders(<Growing />);
    expect(screen.getByText('Показано 2 из 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    await waitFor(() => expect(screen.getByText('Слива')).toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
  });

  // This test comes last, because the toast that it draws is still there when the next test begins.
  it('exports in the chosen format and says when that fails', async () => {
    const onExport = jest.fn((_format: string) => Promise.reject(failed));
    const { user } = renderTable({ onExport });
    await user.click(screen.getByRole('button', { name: 'Экспорт' }));
    await chooseMenuItem(user, 'CSV');
    await waitFor(() => expect(onExport).toHaveBeenCalledWith('csv'));
    expect(await screen.findByText('Ошибка 500')).toBeInTheDocument();
  });
});
