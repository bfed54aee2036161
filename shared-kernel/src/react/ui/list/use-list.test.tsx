import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { chooseFilter, filterChip } from '../../../testing/choose-filter.ts';
import { renderWithProviders } from '../../../testing/render-with-providers.tsx';
import { ApiError } from '../../http/api-error.ts';
import type { QueryParams } from '../../http/query-string.ts';
import { useNavigate } from '../../router/index.ts';
import { mutate } from '../../state/swr-cache.ts';
import { Link } from '../link.tsx';
import type { TableColumn } from '../table/columns/table-column.ts';
import { choiceFilter } from './list-filter.tsx';
import { ListTable } from './list-table.tsx';
import { type ListPage, useList } from './use-list.ts';

interface Plum {
  readonly id: string;
}

const COLUMNS: readonly TableColumn<Plum>[] = [
  { id: 'id', header: 'Сорт', cell: ({ id }) => id, sortKey: 'name', isTitle: true },
];
const KINDS = [{ value: 'early', label: 'Ранние' }];

type Asked = QueryParams;

/** Every call for a page waits until the test answers it. */
const calls: { readonly params: Asked; readonly answer: (page: ListPage<Plum> | ApiError) => void }[] = [];

function fetchPlums(params: Asked): Promise<ListPage<Plum>> {
  return new Promise((resolve, reject) => {
    calls.push({
      params,
      answer: (page) => (page instanceof ApiError ? reject(page) : resolve(page)),
    });
  });
}

const FILTERS = [choiceFilter({ name: 'kind', label: 'Вид', allLabel: 'Вид' })];

function Plums({ growsBy }: { readonly growsBy?: number }) {
  const navigate = useNavigate();
  const list = useList({
    cacheKey: ['plums', 'all'],
    fetch: fetchPlums,
    filters: FILTERS,
    defaultSort: 'name',
    growsBy,
  });
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Назад
      </button>
      <Link to="/?page=3&kind=early">Закладка</Link>
      <output>{list.page === undefined ? 'нет страницы' : `всего ${list.page.total}`}</output>
      <ListTable
        id="plums"
        label="Сливы"
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={({ id }) => id}
        choices={{ kind: KINDS }}
      />
    </>
  );
}

const render = (at = '/') => renderWithProviders(<Plums />, { at });
const lastCall = () => calls.at(-1);

async function answer(ids: readonly string[] | ApiError, nextCursor: string | null = null) {
  const call = lastCall();
  await act(async () => {
    call?.answer(ids instanceof ApiError ? ids : { items: ids.map((id) => ({ id })), total: 45, nextCursor });
  });
}

const rows = () => screen.getAllByRole('rowheader').map((row) => row.textContent);
const refused = new ApiError({ status: 400, code: 'VAL.003', message: 'По этому полю нельзя сортировать' });
const failed = new ApiError({ status: 403, code: 'AUTH.003', message: 'Нет доступа' });

beforeEach(() => localStorage.clear());
afterEach(() => {
  calls.length = 0;
  jest.restoreAllMocks();
});

describe('useList', () => {
  it('asks for the first page in the default order, and shows it with its number', async () => {
    render();
    expect(calls.map(({ params }) => params)).toEqual([{ page: 1, limit: 20, sort: 'name' }]);
    expect(screen.getByText('нет страницы')).toBeInTheDocument();
    expect(screen.getByText('Загрузка…')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Страницы: Сливы' })).not.toBeInTheDocument();
    await answer(['Венгерка']);
    expect(rows()).toEqual(['Венгерка']);
    const pager = screen.getByRole('navigation', { name: 'Страницы: Сливы' });
    expect(within(pager).getByText('1–20 из 45')).toBeInTheDocument();
    expect(screen.getByText('всего 45')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Экспорт' })).not.toBeInTheDocument();
    expect(screen.queryByRole('status', { name: 'Обновление данных' })).not.toBeInTheDocument();
  });

  it('takes page, size, order and filters from the address', () => {
    render('/?page=2&limit=50&sort=-name&kind=early&utm=1');
    expect(lastCall()?.params).toEqual({ page: 2, limit: 50, sort: '-name', kind: 'early' });
  });

  it.each(['page=0', 'page=-3', 'page=1.5', 'page=x', 'limit=0', 'limit=201', 'limit=', 'sort=', 'kind='])(
    'takes the default for ?%s',
    (search) => {
      render(`/?${search}`);
      expect(lastCall()?.params).toEqual({ page: 1, limit: 20, sort: 'name' });
    },
  );

  it('keeps the rows in sight, and says so, while the next page is on the way', async () => {
    const { user } = render();
    await answer(['Венгерка']);
    await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
    expect(lastCall()?.params).toMatchObject({ page: 2 });
    expect(rows()).toEqual(['Венгерка']);
    expect(screen.getByRole('status', { name: 'Обновление данных' })).toBeInTheDocument();
    await answer(['Ренклод']);
    expect(rows()).toEqual(['Ренклод']);
    expect(screen.queryByRole('status', { name: 'Обновление данных' })).not.toBeInTheDocument();
  });

  it('goes back to the first page for another order, filter or size', async () => {
    const { user, location } = render('/?page=2');
    await answer(['Венгерка']);
    await user.click(within(screen.getByRole('columnheader')).getByRole('button'));
    expect(location()).toBe('/?sort=-name');
    expect(lastCall()?.params).toEqual({ page: 1, limit: 20, sort: '-name' });
    await answer(['Яичная']);
    await chooseFilter(user, 'Вид', 'Ранние');
    await waitFor(() => expect(location()).toBe('/?sort=-name&kind=early'));
    await waitFor(() => expect(lastCall()?.params).toMatchObject({ kind: 'early' }));
    await answer(['Июльская']);
    await user.selectOptions(screen.getByLabelText('Строк на странице'), 'по 50');
    expect(lastCall()?.params).toEqual({ page: 1, limit: 50, sort: '-name', kind: 'early' });
  });

  it('follows the way back of the browser, with the rows that were there at once', async () => {
    const { user, location } = render('/?page=2');
    await answer(['Венгерка']);
    await user.click(screen.getByRole('link', { name: 'Закладка' }));
    expect(lastCall()?.params).toMatchObject({ page: 3, kind: 'early' });
    await answer(['Июльская']);
    expect(filterChip('Вид')).toHaveTextContent('Вид: Ранние');
    await user.click(screen.getByRole('button', { name: 'Назад' }));
    expect(location()).toBe('/?page=2');
    expect(rows()).toEqual(['Венгерка']);
    expect(filterChip('Вид')).toHaveTextContent('Вид: все');
    expect(screen.getByText('21–40 из 45')).toBeInTheDocument();
  });

  it('is undone step by step by the way back, which then leaves the list', async () => {
    const { user, location } = render('/');
    await answer(['Венгерка']);
    await user.click(screen.getByRole('link', { name: 'Закладка' }));
    await answer(['Июльская']);
    await user.click(screen.getByRole('button', { name: 'Предыдущая страница' }));
    await answer(['Скороплодная']);
    expect(location()).toBe('/?page=2&kind=early');
    await user.click(screen.getByRole('button', { name: 'Назад' }));
    expect(location()).toBe('/?page=3&kind=early');
    await user.click(screen.getByRole('button', { name: 'Назад' }));
    expect(location()).toBe('/');
  });

  it('says why there are no rows and asks again', async () => {
    const { user } = render();
    await answer(failed);
    expect(screen.getByRole('alert')).toHaveTextContent('Нет доступа');
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    await answer(['Венгерка']);
    expect(rows()).toEqual(['Венгерка']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leads out of an address that the server refuses, instead of asking the same again', async () => {
    const { user, location } = render('/?sort=colour&limit=50&kind=blue&utm=1');
    await answer(refused);
    expect(screen.getByRole('alert')).toHaveTextContent('По этому полю нельзя сортировать');
    expect(screen.queryByRole('button', { name: 'Попробовать снова' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтры и порядок' }));
    expect(location()).toBe('/?utm=1');
    expect(lastCall()?.params).toEqual({ page: 1, limit: 20, sort: 'name' });
    await answer(['Венгерка']);
    expect(rows()).toEqual(['Венгерка']);
  });
});

describe('a list that grows', () => {
  const asked = () => calls.map(({ params }) => params);

  it('reads all its pages again when what it lists has changed', async () => {
    const { user } = renderWithProviders(<Plums growsBy={2} />, { at: '/' });
    await answer(['Венгерка', 'Ренклод'], 'c2');
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    await answer(['Яичная']);
    calls.length = 0;
    act(() => void mutate((key) => Array.isArray(key) && key[0] === 'plums'));
    await waitFor(() => expect(asked()).toEqual([{ limit: 2 }]));
    expect(rows()).toEqual(['Венгерка', 'Ренклод', 'Яичная']);
    await answer(['Анна Шпет', 'Венгерка'], 'c1');
    await waitFor(() => expect(asked()).toEqual([{ limit: 2 }, { limit: 2, cursor: 'c1' }]));
    await answer(['Ренклод', 'Яичная']);
    expect(rows()).toEqual(['Анна Шпет', 'Венгерка', 'Ренклод', 'Яичная']);
  });

  it('asks once when it is opened and once for another filter', async () => {
    const { user } = renderWithProviders(<Plums growsBy={2} />, { at: '/' });
    await answer(['Венгерка']);
    await chooseFilter(user, 'Вид', 'Ранние');
    await waitFor(() => expect(lastCall()?.params).toMatchObject({ kind: 'early' }));
    await answer(['Июльская']);
    expect(rows()).toEqual(['Июльская']);
    expect(asked()).toEqual([{ limit: 2 }, { limit: 2, kind: 'early' }]);
  });
});
