import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseFilter, filterChip, openFilter } from '../../../testing/choose-filter.ts';
import { renderWithProviders } from '../../../testing/render-with-providers.tsx';
import { useTableQuery } from '../table/query/use-table-query.ts';
import { amountFilter } from './amount-filter.tsx';
import { isId } from './filter-values.ts';
import { choiceFilter, periodFilter, searchFilter } from './list-filter.tsx';
import { ListFilters } from './list-filters.tsx';
import { textFilter } from './text-filter.tsx';

const FILTERS = [
  searchFilter({ label: 'Поиск фруктов', placeholder: 'Название' }),
  choiceFilter({
    name: 'kind',
    label: 'Вид',
    allLabel: 'Любой вид',
    options: [
      { value: 'berry', label: 'Ягоды' },
      { value: 'nut', label: 'Орехи' },
    ],
  }),
  choiceFilter({
    name: 'state',
    label: 'Спелость',
    allLabel: 'Спелые',
    unsetText: 'спелые',
    options: [{ value: 'all', label: 'Любые' }],
  }),
  choiceFilter({ name: 'garden', label: 'Сад', allLabel: 'Все сады' }),
  periodFilter(),
  periodFilter('picked', 'Сбор'),
  textFilter({ name: 'ip', label: 'IP', placeholder: '203.0.113.7' }),
  textFilter({
    name: 'tree',
    label: 'Дерево',
    placeholder: 'ID',
    accepts: isId,
    mistake: 'Это не идентификатор',
  }),
  amountFilter({ name: 'balance', label: 'Баланс', allowNegative: true }),
  amountFilter({ name: 'price', label: 'Цена' }),
];
const TREE = '11111111-2222-4333-8444-555555555555';
const COLUMNS = [{ header: 'Название', sortKey: 'name' }];

function Filters() {
  const query = useTableQuery({ filters: FILTERS });
  return <ListFilters filters={FILTERS} query={query} columns={COLUMNS} />;
}

const render = (at = '/') => renderWithProviders(<Filters />, { at });

describe('the filters of a list', () => {
  it('say their name and what is chosen, each by its chip', () => {
    render('/?kind=nut&from=2025-11-01&to=2025-11-30');
    expect(filterChip('Вид')).toHaveTextContent('Вид: Орехи');
    expect(filterChip('Период')).toHaveTextContent(/^Период: 1–30 ноября 2025/);
    expect(filterChip('Спелость')).toHaveTextContent('Спелость: спелые');
    expect(screen.queryByRole('button', { name: /^Сад/ })).not.toBeInTheDocument();
  });

  it('are chosen in a menu, and taken away by a cross that hands on the focus', async () => {
    const { user, location } = render('/?page=3');
    expect(filterChip('Вид')).toHaveTextContent('Вид: все');
    expect(screen.queryByRole('button', { name: 'Сбросить фильтр «Вид»' })).not.toBeInTheDocument();
    await chooseFilter(user, 'Вид', 'Ягоды');
    await waitFor(() => expect(location()).toBe('/?kind=berry'));
    await user.click(await screen.findByRole('button', { name: 'Сбросить фильтр «Вид»' }));
    await waitFor(() => expect(location()).toBe('/'));
    expect(filterChip('Вид')).toHaveFocus();
    await chooseFilter(user, 'Вид', 'Орехи');
    await waitFor(() => expect(filterChip('Вид')).toHaveTextContent('Вид: Орехи'));
    await chooseFilter(user, 'Вид', 'Любой вид');
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('are chosen by the keys, past the choice that filters nothing and back to it', async () => {
    const { user, location } = render();
    const goThrough = async (keys: string) => {
      filterChip('Вид').focus();
      await user.keyboard('{Enter}');
      const menu = await screen.findByRole('menu');
      await waitFor(() => expect(menu).toHaveFocus());
      await user.keyboard(keys);
    };
    await goThrough('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(location()).toBe('/?kind=nut'));
    await goThrough('{Home}{Enter}');
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('are taken away together, only where something is set', async () => {
    const { user, location } = render('/?kind=nut&q=а&other=1');
    await user.click(screen.getByRole('button', { name: 'Сбросить' }));
    await waitFor(() => expect(location()).toBe('/?other=1'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Сбросить' })).not.toBeInTheDocument());
  });

  it('open the days of a period beside its chip', async () => {
    const { user, location } = render();
    const sheet = await openFilter(user, 'Период');
    expect(within(sheet).getByRole('button', { name: 'За всё время' })).toHaveFocus();
    expect(within(sheet).getByText('Дни — по московскому времени (МСК)')).toBeInTheDocument();
    await user.type(within(sheet).getByLabelText('С даты'), '05.03.2026');
    await waitFor(() => expect(location()).toBe('/?from=2026-03-05'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('tell two periods apart by their names', async () => {
    const { user, location } = render('/?picked_from=2025-11-01&picked_to=2025-11-30');
    expect(filterChip('Период')).toHaveTextContent('Период: всё время');
    expect(filterChip('Сбор')).toHaveTextContent(/^Сбор: 1–30 ноября 2025/);
    const sheet = await openFilter(user, 'Сбор');
    expect(within(sheet).getByRole('group', { name: 'Сбор' })).toBeInTheDocument();
    await user.click(within(sheet).getByRole('button', { name: 'За всё время' }));
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('take an exact text with Enter, or when its field is left', async () => {
    const { user, location } = render('/?page=2');
    expect(filterChip('IP')).toHaveTextContent('IP: все');
    const field = within(await openFilter(user, 'IP')).getByRole('textbox', { name: 'IP' });
    await user.type(field, ' 203.0.113.7 ');
    expect(location()).toBe('/?page=2');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/?ip=203.0.113.7'));
    expect(filterChip('IP')).toHaveTextContent('IP: 203.0.113.7');
    expect(field).toHaveValue('203.0.113.7');
    await user.clear(field);
    await user.type(field, '203.0.113.8');
    await user.click(document.body);
    await waitFor(() => expect(location()).toBe('/?ip=203.0.113.8'));
    await user.click(await screen.findByRole('button', { name: 'Сбросить фильтр «IP»' }));
    await waitFor(() => expect(location()).toBe('/'));
    expect(filterChip('IP')).toHaveFocus();
  });

  it('forget an exact text that is emptied, or left with Esc', async () => {
    const { user, location } = render('/?ip=203.0.113.7');
    const left = within(await openFilter(user, 'IP')).getByRole('textbox', { name: 'IP' });
    await user.type(left, '0');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(filterChip('IP')).toHaveFocus());
    expect(location()).toBe('/?ip=203.0.113.7');
    const field = within(await openFilter(user, 'IP')).getByRole('textbox', { name: 'IP' });
    expect(field).toHaveValue('203.0.113.7');
    await user.clear(field);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('say what is wrong with a text that is none of theirs, and take no such text from the address', async () => {
    const { user, location } = render('/?tree=7');
    expect(filterChip('Дерево')).toHaveTextContent('Дерево: все');
    const field = within(await openFilter(user, 'Дерево')).getByRole('textbox', { name: 'Дерево' });
    await user.type(field, '12{Enter}');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Это не идентификатор');
    expect(location()).toBe('/?tree=7');
    await user.clear(field);
    expect(field).toBeValid();
    await user.type(field, `${TREE}{Enter}`);
    await waitFor(() => expect(location()).toBe(`/?tree=${TREE}`));
  });

  it('take sums below zero only where there are any', async () => {
    const { user, location } = render('/?price_from=-5');
    expect(filterChip('Цена')).toHaveTextContent('Цена: не важно');
    await openFilter(user, 'Баланс');
    await user.type(screen.getByRole('textbox', { name: 'Баланс от' }), '-1 000{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Баланс до' }), '−0,5{Enter}');
    await waitFor(() => expect(location()).toBe('/?price_from=-5&balance_from=-1000.00&balance_to=-0.50'));
    expect(filterChip('Баланс')).toHaveTextContent(/^Баланс: −1\s000 – −0,50\s₽$/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(filterChip('Баланс')).toHaveFocus());
    await openFilter(user, 'Цена');
    const least = screen.getByRole('textbox', { name: 'Цена от' });
    await user.type(least, '-1{Enter}');
    expect(least).toHaveAccessibleDescription('Сумма не меньше нуля');
    expect(filterChip('Цена')).toHaveTextContent('Цена: не важно');
  });

  it('refuse a sum with three decimals, and put the thousands of every other apart', async () => {
    const { user, location } = render();
    await openFilter(user, 'Цена');
    const least = screen.getByRole('textbox', { name: 'Цена от' });
    await user.type(least, '10,000{Enter}');
    expect(least).toBeInvalid();
    expect(least).toHaveAccessibleDescription('Копеек две цифры: 10,00. Десять тысяч — 10 000');
    expect(least).toHaveValue('10,000');
    expect(location()).toBe('/');
    await user.clear(least);
    await user.type(least, '10000{Enter}');
    await waitFor(() => expect(location()).toBe('/?price_from=10000.00'));
    expect(least).toBeValid();
    expect(least).toHaveValue('10\u00a0000');
  });

  describe('where there is no room for them', () => {
    beforeEach(() => {
      jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
        Object.assign(new EventTarget(), {
          onchange: null,
          addListener: () => undefined,
          removeListener: () => undefined,
          media,
          matches: true,
        }),
      );
    });

    it('wait in a sheet behind a button that says how many are set, and are applied together', async () => {
      const { user, location } = render('/?kind=nut&page=2');
      expect(screen.getByRole('searchbox')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Фильтры 1' }));
      const sheet = await screen.findByRole('dialog', { name: 'Фильтры' });
      await user.selectOptions(within(sheet).getByLabelText('Вид'), 'Ягоды');
      const period = within(sheet).getByRole('group', { name: 'Период' });
      await user.type(within(period).getByLabelText('С даты'), '05.03.2026');
      await user.type(within(sheet).getByLabelText('IP'), '203.0.113.7');
      await user.selectOptions(within(sheet).getByLabelText('Порядок'), 'Название: по убыванию');
      expect(location()).toBe('/?kind=nut&page=2');
      await user.click(within(sheet).getByRole('button', { name: 'Показать' }));
      await waitFor(() => expect(location()).toBe('/?kind=berry&from=2026-03-05&ip=203.0.113.7&sort=-name'));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name: 'Фильтры 3' })).toBeInTheDocument();
    });

    it('are taken away in the sheet, and forgotten when it is left without «Показать»', async () => {
      const { user, location } = render('/?kind=nut');
      const openSheet = async () => {
        await user.click(screen.getByRole('button', { name: 'Фильтры 1' }));
        return within(await screen.findByRole('dialog', { name: 'Фильтры' }));
      };
      const left = await openSheet();
      await user.click(left.getByRole('button', { name: 'Сбросить' }));
      expect(left.getByLabelText('Вид')).toHaveDisplayValue('Любой вид');
      await user.click(left.getByRole('button', { name: 'Закрыть' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(location()).toBe('/?kind=nut');
      const used = await openSheet();
      expect(used.getByLabelText('Вид')).toHaveDisplayValue('Орехи');
      await user.click(used.getByRole('button', { name: 'Сбросить' }));
      expect(used.queryByRole('button', { name: 'Сбросить' })).not.toBeInTheDocument();
      await user.click(used.getByRole('button', { name: 'Показать' }));
      await waitFor(() => expect(location()).toBe('/'));
    });
  });
});
