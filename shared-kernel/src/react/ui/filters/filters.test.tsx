import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../../testing/render-with-providers.tsx';
import { useTableQuery } from '../table/query/use-table-query.ts';
import { FilterPeriod } from './filter-period.tsx';
import { FilterSearch } from './filter-search.tsx';
import { FilterSelect } from './filter-select.tsx';
import type { Period } from './period-presets.ts';

function Filters() {
  const { filters, setFilters, resetFilters } = useTableQuery({
    filters: [{ names: ['q'] }, { names: ['kind'] }, { names: ['from', 'to'] }],
  });
  return (
    <>
      <FilterSearch label="Поиск фруктов" value={filters.q} onChange={(q) => setFilters({ q })} />
      <FilterSelect
        label="Вид"
        value={filters.kind}
        options={[{ value: 'berry', label: 'Ягоды' }]}
        onChange={(kind) => setFilters({ kind })}
      />
      <FilterPeriod
        label="Период"
        from={filters.from}
        to={filters.to}
        onChange={(period) => setFilters({ ...period })}
      />
      <button type="button" onClick={resetFilters}>
        Сбросить
      </button>
    </>
  );
}

/** The address follows late, for instance while the next page of the list is being drawn. */
function LatePeriod() {
  const [chosen, setChosen] = useState<Period>({ from: null, to: null });
  const [{ from, to }, setAddress] = useState(chosen);
  return (
    <>
      <FilterPeriod label="Период" from={from ?? undefined} to={to ?? undefined} onChange={setChosen} />
      <button type="button" onClick={() => setAddress(chosen)}>
        {`Адрес: ${chosen.from} – ${chosen.to}`}
      </button>
    </>
  );
}

/** Each address comes when its button is pressed, as on a busy page. */
function LateSearch() {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [address, setAddress] = useState('');
  return (
    <>
      <FilterSearch label="Поиск" value={address} onChange={(q) => setAsked([...asked, q ?? ''])} />
      {asked.map((q) => (
        <button key={q} type="button" onClick={() => setAddress(q)}>{`Адрес: ${q}`}</button>
      ))}
      <button type="button" onClick={() => setAddress('')}>
        Сбросить
      </button>
    </>
  );
}

const presets = () => within(screen.getByLabelText('Готовый период')).getAllByRole('button');

/** The code of the calendar comes when it is opened. */
const WAIT = { timeout: 10_000 };

const renderFilters = (at = '/') => renderWithProviders(<Filters />, { at });

describe('filters', () => {
  it('search after a pause', async () => {
    const { user, location } = renderFilters();
    await user.click(screen.getByLabelText('Поиск фруктов'));
    await user.paste(' plum ');
    expect(location()).toBe('/');
    await waitFor(() => expect(location()).toBe('/?q=plum'));
  });

  it('search at once with Enter and stop with the cross', async () => {
    const { user, location } = renderFilters();
    await user.type(screen.getByLabelText('Поиск фруктов'), 'plum{Enter}');
    expect(location()).toBe('/?q=plum');
    await user.click(screen.getByRole('button', { name: 'Очистить поиск' }));
    expect(location()).toBe('/');
    expect(screen.getByLabelText('Поиск фруктов')).toHaveValue('');
  });

  it('keep what was typed while the address followed an earlier text', async () => {
    const { user } = renderWithProviders(<LateSearch />);
    const field = screen.getByLabelText('Поиск');
    await user.type(field, 'Е');
    const first = await screen.findByRole('button', { name: 'Адрес: Е' });
    await user.type(field, 'г');
    const second = await screen.findByRole('button', { name: 'Адрес: Ег' });
    await user.type(field, 'о');
    await user.click(first);
    expect(field).toHaveValue('Его');
    await user.click(second);
    expect(field).toHaveValue('Его');
    await user.click(await screen.findByRole('button', { name: 'Адрес: Его' }));
    expect(field).toHaveValue('Его');
    await user.click(screen.getByRole('button', { name: 'Сбросить' }));
    expect(field).toHaveValue('');
  });

  it('search for two words that are typed with a pause between them', async () => {
    const { user, location } = renderFilters();
    const field = screen.getByLabelText('Поиск фруктов');
    await user.type(field, 'red ');
    await waitFor(() => expect(location()).toBe('/?q=red'));
    await user.type(field, 'plum');
    expect(field).toHaveValue('red plum');
    await waitFor(() => expect(location()).toBe('/?q=red+plum'));
  });

  it('take what the address says and forget it on reset', async () => {
    const { user, location } = renderFilters('/?q=plum&kind=berry&from=2026-01-01&to=2026-01-31');
    expect(screen.getByLabelText('Поиск фруктов')).toHaveValue('plum');
    expect(screen.getByLabelText('Вид')).toHaveDisplayValue('Ягоды');
    expect(screen.getByLabelText('С даты')).toHaveValue('01.01.2026');
    for (const preset of presets()) expect(preset).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Сбросить' }));
    expect(location()).toBe('/');
    expect(screen.getByLabelText('Поиск фруктов')).toHaveValue('');
  });

  it('choose a value and every value', async () => {
    const { user, location } = renderFilters();
    await user.selectOptions(screen.getByLabelText('Вид'), 'Ягоды');
    expect(location()).toBe('/?kind=berry');
    await user.selectOptions(screen.getByLabelText('Вид'), 'Вид');
    expect(location()).toBe('/');
  });

  it('choose a preset period and all time', async () => {
    const { user, location } = renderFilters();
    expect(presets().map(({ textContent }) => textContent)).toEqual([
      'За всё время',
      'Сегодня',
      'Вчера',
      'Последние 7 дней',
      'Последние 30 дней',
      'Этот месяц',
      'Прошлый месяц',
      'Последние 90 дней',
      'Этот год',
    ]);
    await user.click(screen.getByRole('button', { name: 'Вчера' }));
    expect(location()).toMatch(/^\/\?from=(\d{4}-\d\d-\d\d)&to=\1$/);
    expect(screen.getByRole('button', { name: 'Вчера' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'За всё время' }));
    expect(location()).toBe('/');
  });

  it('take a date as soon as it is whole, and other ways of writing it on leaving the field', async () => {
    const { user, location } = renderFilters();
    await user.type(screen.getByLabelText('С даты'), '05.03.2026');
    expect(location()).toBe('/?from=2026-03-05');
    await user.type(screen.getByLabelText('По дату'), '7.3.26');
    expect(location()).toBe('/?from=2026-03-05');
    await user.tab();
    expect(location()).toBe('/?from=2026-03-05&to=2026-03-07');
    expect(screen.getByLabelText('По дату')).toHaveValue('07.03.2026');
    await user.clear(screen.getByLabelText('С даты'));
    expect(location()).toBe('/?to=2026-03-07');
  });

  it('keep what is no date, say how one looks, and filter by nothing', async () => {
    const { user, location } = renderFilters();
    const field = screen.getByLabelText('С даты');
    await user.type(field, '31.02.2026');
    expect(field).toBeValid();
    await user.keyboard('{Enter}');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Например, 21.11.2026');
    expect(field).toHaveValue('31.02.2026');
    expect(location()).toBe('/');
  });

  it('say so where a period ends before it begins, keep both days, and filter by them once they are corrected', async () => {
    const { user, location } = renderFilters('/?to=2026-03-07');
    const [from, to] = [screen.getByLabelText('С даты'), screen.getByLabelText('По дату')];
    await user.type(from, '08.03.2026');
    for (const field of [from, to]) {
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription('Начало периода позже его конца');
    }
    expect(screen.getByRole('alert')).toHaveTextContent('Начало периода позже его конца');
    expect(from).toHaveValue('08.03.2026');
    expect(location()).toBe('/?to=2026-03-07');
    await user.clear(to);
    expect(location()).toBe('/?from=2026-03-08');
    await user.type(to, '08.03.2026');
    expect(location()).toBe('/?from=2026-03-08&to=2026-03-08');
    expect(to).toBeValid();
    await user.clear(from);
    await user.type(from, '09.03.2026');
    await user.click(screen.getByRole('button', { name: 'Сбросить' }));
    expect(location()).toBe('/');
    for (const field of [from, to]) expect(field).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keep the first day when the second is there before the address has followed', async () => {
    const { user } = renderWithProviders(<LatePeriod />);
    const [from, to] = [screen.getByLabelText('С даты'), screen.getByLabelText('По дату')];
    await user.type(from, '05.03.2026');
    await user.type(to, '07.03.2026');
    await user.click(screen.getByRole('button', { name: 'Адрес: 2026-03-05 – 2026-03-07' }));
    expect(from).toHaveValue('05.03.2026');
    expect(to).toHaveValue('07.03.2026');
    await user.clear(from);
    await user.type(from, '08.03.2026');
    await user.click(screen.getByRole('button', { name: 'Адрес: null – 2026-03-07' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Начало периода позже его конца');
    expect(from).toHaveValue('08.03.2026');
  });

  it('take a period from the calendar, whichever end is pressed first', async () => {
    const { user, location } = renderFilters('/?from=2026-03-05&to=2026-03-07');
    await user.click(screen.getByRole('button', { name: 'Календарь' }));
    const calendar = within(await screen.findByRole('group', { name: 'Период: календарь' }, WAIT));
    await user.click(calendar.getByRole('button', { name: /, 12 марта 2026/ }));
    expect(location()).toBe('/?from=2026-03-05&to=2026-03-07');
    await user.click(calendar.getByRole('button', { name: /, 9 марта 2026/ }));
    expect(location()).toBe('/?from=2026-03-09&to=2026-03-12');
    expect(screen.getByLabelText('С даты')).toHaveValue('09.03.2026');
    expect(screen.getByLabelText('По дату')).toHaveValue('12.03.2026');
  });

  it('show what was typed or chosen as a preset in the calendar', async () => {
    const { user } = renderFilters('/?from=2026-03-05&to=2026-03-07');
    await user.click(screen.getByRole('button', { name: 'Календарь' }));
    const calendar = within(await screen.findByRole('group', { name: 'Период: календарь' }, WAIT));
    await user.clear(screen.getByLabelText('По дату'));
    await user.type(screen.getByLabelText('По дату'), '02.05.2026');
    expect(await calendar.findByRole('grid', { name: 'май 2026 г.' })).toBeInTheDocument();
    expect(calendar.getByRole('button', { name: /2 мая 2026 г\., конец периода/ })).toBeInTheDocument();
  });
});
