import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import { API, failure, handle, renderWithProviders, useApiServer } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildUsage } from '../testing/build-usage.ts';
import type { UsageFilter } from './usage-props.ts';
import { UsageSection } from './usage-section.tsx';

const TODAY = moscowDay(new Date());
const USUAL = { from: addDays(TODAY, -29), to: TODAY };
const EARLIER = addDays(TODAY, -200);
const ANNA = '01900000-0000-7000-8000-0000000000e1';
const COMPANY = '01900000-0000-7000-8000-0000000000f1';

let asked: string[] = [];

function answer(request: Request) {
  const { search, searchParams } = new URL(request.url);
  asked.push(search);
  return buildUsage({
    from: searchParams.get('from') ?? USUAL.from,
    to: searchParams.get('to') ?? USUAL.to,
  });
}

const api = useApiServer(
  handle('GET group/me/usage', ({ request }) => answer(request)),
  handle('GET company/{id}/usage', ({ request }) => answer(request), { id: COMPANY }),
);

beforeEach(() => {
  asked = [];
});

const href = ({ userId, modelId, from, to }: UsageFilter) => `/list?${userId ?? modelId}&${from}&${to}`;

const renderUsage = (at = '/') =>
  renderWithProviders(<UsageSection of={{ kind: 'group' }} transactionsHref={href} />, { at });

const table = (name: string) => screen.findByRole('table', { name });
const rowsOf = async (name: string) => within(await table(name)).getAllByRole('row');
const period = (name: string) => screen.getByRole('button', { name });

describe('the usage of a group', () => {
  it('is a sum beside that of the days before, and a chart by day and model', async () => {
    renderUsage();
    expect(await screen.findByText('За 30 дней, на 20 % больше, чем за 30 дней до этого')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Расходы по дням/ })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Расходы по дням и моделям' })).toBeInTheDocument();
    expect(screen.getByText('Всё, что потрачено со счёта группы')).toBeInTheDocument();
    expect(asked).toEqual(['']);
  });

  it('says who spent what share of it, also who has left and what is nobody’s', async () => {
    renderUsage();
    const [head, ...people] = await rowsOf('По людям');
    expect(head).toHaveTextContent('УчастникДоляЗапросыПотрачено');
    expect(people.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Анна75 %1 021225,00 ₽',
      'Пётр · больше не в группе25 %374,00 ₽',
      'Без участника< 1 %51,00 ₽',
    ]);
  });

  it('leads from a person and from a model to their transactions of these days', async () => {
    renderUsage();
    const people = within(await table('По людям'));
    expect(people.getByRole('link', { name: 'Анна' })).toHaveAttribute(
      'href',
      `/list?${ANNA}&${USUAL.from}&${USUAL.to}`,
    );
    expect(people.getAllByRole('link')).toHaveLength(2);
    const models = within(await table('По моделям'));
    expect(models.getByRole('link', { name: 'Мудрая модель' })).toHaveAttribute(
      'href',
      `/list?wise&${USUAL.from}&${USUAL.to}`,
    );
    expect(models.getByRole('rowheader', { name: 'Остальное' })).toBeInTheDocument();
    expect(models.getAllByRole('link')).toHaveLength(1);
  });

  it('leads from a day of the chart to its transactions, by a click and by Enter', async () => {
    const { user, location } = renderUsage();
    const chart = await screen.findByRole('img', { name: /^Расходы по дням/ });
    await user.click(chart);
    await user.keyboard('{End}{Enter}');
    await waitFor(() => expect(location()).toBe(`/list?undefined&${TODAY}&${TODAY}`));
    const [day] = chart.querySelectorAll('[data-opens]');
    if (day === undefined) throw new Error('no day can be opened');
    await user.click(day);
    await waitFor(() => expect(location()).not.toContain(TODAY));
  });

  it('has no links where nobody said where to', async () => {
    renderWithProviders(<UsageSection of={{ kind: 'group' }} />);
    expect(within(await table('По людям')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('is that of the chosen days, which the address keeps', async () => {
    const { user, location } = renderUsage();
    await table('По людям');
    await user.click(period('7 дней'));
    expect(location()).toBe('/?days=7');
    await waitFor(() => expect(asked.at(-1)).toBe(`?from=${addDays(TODAY, -6)}&to=${TODAY}`));
    expect(await screen.findByText(/^За 7 дней/)).toBeInTheDocument();
    await user.click(period('30 дней'));
    expect(location()).toBe('/');
  });

  it('takes any days of the person’s own, beginning with those in sight', async () => {
    const { user, location } = renderUsage('/?days=7&tab=x');
    await table('По людям');
    await user.click(period('Свой период'));
    expect(location()).toBe(`/?tab=x&from=${addDays(TODAY, -6)}&to=${TODAY}`);
    expect(period('Свой период')).toHaveAttribute('aria-pressed', 'true');
    expect(period('7 дней')).toHaveAttribute('aria-pressed', 'false');
    const first = await screen.findByRole('textbox', { name: 'С даты' });
    await user.clear(first);
    await user.type(first, EARLIER.split('-').toReversed().join('.'));
    await waitFor(() => expect(location()).toContain(`from=${EARLIER}`));
    expect(location()).toContain(`to=${TODAY}`);
    await waitFor(() => expect(asked.at(-1)).toBe(`?from=${EARLIER}&to=${TODAY}`));
    await user.click(period('90 дней'));
    expect(location()).toBe('/?tab=x&days=90');
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
  });

  it('shows the end of a period that is longer than a year, and says so', async () => {
    renderUsage('/?from=2020-01-01&to=2026-03-01');
    expect(await screen.findByText('Показаны последние 366 дней этого периода.')).toBeInTheDocument();
    await table('По людям');
    expect(asked).toEqual(['?from=2025-03-01&to=2026-03-01']);
  });

  it.each(['days=8', 'from=2026-02-31', 'from=2026-03-02&to=2026-03-01', 'from=0001-01-01', 'to='])(
    'shows the usual days under a broken address: %s',
    async (broken) => {
      renderUsage(`/?${broken}`);
      await table('По людям');
      expect(asked).toEqual(['']);
      expect(period('30 дней')).toHaveAttribute('aria-pressed', 'true');
    },
  );

  it('is one’s own alone for a member', async () => {
    api.use(handle('GET group/me/usage', () => buildUsage({ ...USUAL, scope: 'own' })));
    renderUsage();
    expect(await screen.findByText('Ваши траты со счёта группы')).toBeInTheDocument();
    expect(await table('По моделям')).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'По людям' })).not.toBeInTheDocument();
  });

  it('says so when nothing was spent', async () => {
    api.use(
      handle('GET group/me/usage', () => buildUsage({ ...USUAL, total: '0.00', members: [], models: [] })),
    );
    renderUsage();
    expect(await screen.findByText('За этот период расходов не было.')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('says of somebody suspended that they are, and not that they have left', async () => {
    const of = (id: string, is_member: boolean, is_suspended: boolean) => ({
      user: { id, display_name: id },
      is_member,
      is_suspended,
      total: '1.00',
      charges: 1,
    });
    const members = [of('Здесь', true, false), of('Ждёт', true, true), of('Ушёл', false, false)];
    api.use(handle('GET group/me/usage', () => buildUsage({ ...USUAL, members })));
    renderUsage();
    const rows = await rowsOf('По людям');
    expect(rows.slice(1, 4).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Здесь[^а-я]*$/),
      expect.stringMatching(/^Ждёт.*приостановлен/),
      expect.stringMatching(/^Ушёл.*больше не в группе/),
    ]);
  });

  it('shows ten of many people, and all of them on request', async () => {
    const members = Array.from({ length: 12 }, (_, index) => ({
      user: { id: `p${index}`, display_name: `Человек ${index}` },
      is_member: true,
      is_suspended: false,
      total: '1.00',
      charges: 1,
    }));
    api.use(handle('GET group/me/usage', () => buildUsage({ ...USUAL, members })));
    const { user } = renderUsage();
    expect(await rowsOf('По людям')).toHaveLength(11);
    await user.click(screen.getByRole('button', { name: 'Показать все 12' }));
    expect(await rowsOf('По людям')).toHaveLength(13);
  });

  it('is read again on request after a failure', async () => {
    api.use(http.get(`${API}/group/me/usage`, () => failure('AUTH.007'), { once: true }));
    const { user } = renderUsage();
    await user.click(await screen.findByRole('button', { name: 'Попробовать снова' }));
    expect(await table('По людям')).toBeInTheDocument();
  });

  it('shows no days under the name of others that could not be read', async () => {
    const { user } = renderUsage();
    await table('По людям');
    api.use(http.get(`${API}/group/me/usage`, () => failure('AUTH.007')));
    await user.click(period('7 дней'));
    expect(await screen.findByRole('button', { name: 'Попробовать снова' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('the usage of a company', () => {
  it('is asked for by its id and speaks of a company', async () => {
    renderWithProviders(<UsageSection of={{ kind: 'company', companyId: COMPANY }} />);
    expect(await screen.findByText('Всё, что потрачено со счёта компании')).toBeInTheDocument();
    expect(within(await table('По людям')).getByText(/больше не в компании/)).toBeInTheDocument();
  });
});
