import {
  chooseMenuItem,
  filterChip,
  findOpenDialog,
  handle,
  openFilter,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { buildTransaction, buildTransactionPage } from '@cabinet/payments/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ANNA, buildJob, JOB_ID } from '../../testing/admin-users-api.ts';
import { buildPayer } from '../../testing/build-payer.ts';
import { ADMIN } from '../../testing/users-api.ts';
import { Screen } from './admin-transactions-screen.tsx';

const PAYER = '01900000-0000-7000-8000-0000000000b7';

const payer = buildPayer({ id: PAYER, kind: 'company', name: 'ООО «Вектор»' });

const pageOf = <Item,>(items: Item[]) => ({
  items,
  total: items.length,
  page: 1,
  limit: 20,
  next_cursor: null,
});

const asked: URLSearchParams[] = [];
const sought: string[] = [];
const begun: unknown[] = [];
let total = 1;
let job = buildJob({ kind: 'transactions.export', action: null });

useApiServer(
  handle('GET transactions', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return { ...buildTransactionPage([buildTransaction()], { in: '0', out: '17.05', net: '-17.05' }), total };
  }),
  handle('GET models', { models: [] }),
  handle('GET admin/jobs', () => pageOf(begun.length > 0 ? [job] : [])),
  handle('GET admin/jobs/{id}', () => job),
  handle('POST admin/jobs/{id}/cancel', () => {
    job = { ...job, status: 'cancelled', is_cancelled: true, finished_at: new Date().toISOString() };
    return job;
  }),
  handle('GET admin/users', ({ request }) => {
    const q = new URL(request.url).searchParams.get('q') ?? '';
    sought.push(q);
    return pageOf(q === '' || q === ANNA.id || 'анна'.startsWith(q) ? [ANNA] : []);
  }),
  handle('GET admin/payers', { ...pageOf([payer]), totals: { balance: '0', held: '0', count: 1 } }),
  handle('POST transactions/export-jobs', async ({ request }) => {
    begun.push(await request.json());
    return { job_id: JOB_ID, total };
  }),
);

beforeEach(() => {
  asked.length = 0;
  sought.length = 0;
  begun.length = 0;
  total = 1;
  job = buildJob({ kind: 'transactions.export', action: null });
});

const render = (at = '/admin/transactions') =>
  renderWithProviders(<Screen />, { store: signedInStore(ADMIN), at });
const rows = () => screen.findAllByRole('row', { name: /17,05/ });

it('names whom a link has chosen', async () => {
  render(`/admin/transactions?user_id=${ANNA.id}&payer_id=${PAYER}`);
  await rows();
  expect(asked[0]?.get('user_id')).toBe(ANNA.id);
  expect(asked[0]?.get('payer_id')).toBe(PAYER);
  await waitFor(() => expect(filterChip('Кто')).toHaveTextContent('Анна Воронцова'));
  await waitFor(() => expect(filterChip('Плательщик')).toHaveTextContent('ООО «Вектор»'));
});

it('finds a person by typing, and forgets them again', async () => {
  const { user, location } = render();
  await rows();
  await openFilter(user, 'Кто');
  const field = await screen.findByRole('combobox', { name: 'Кто' });
  await user.type(field, 'анна');
  await user.click(await screen.findByRole('option', { name: /Анна Воронцова/ }));
  await waitFor(() => expect(location()).toBe(`/admin/transactions?user_id=${ANNA.id}`));
  await waitFor(() => expect(asked.at(-1)?.get('user_id')).toBe(ANNA.id));
  await waitFor(() => expect(filterChip('Кто')).toHaveTextContent('Анна Воронцова'));
  await user.click(screen.getByRole('button', { name: 'Сбросить' }));
  await waitFor(() => expect(location()).toBe('/admin/transactions'));
});

it('takes a broken id for none', async () => {
  render('/admin/transactions?user_id=7');
  await rows();
  expect(asked[0]?.has('user_id')).toBe(false);
  expect(sought).toEqual([]);
});

describe('a file of more rows than anybody waits for', () => {
  beforeEach(() => {
    total = 50_001;
  });

  async function begin(at?: string) {
    const rendered = render(at);
    await rows();
    await rendered.user.click(screen.getByRole('button', { name: 'Экспорт' }));
    await chooseMenuItem(rendered.user, 'CSV');
    const dialog = within(await findOpenDialog('Подготовка файла'));
    return { ...rendered, dialog };
  }

  it('is made by a job of the same filter, which may be left and found again', async () => {
    const { user, dialog, location } = await begin(`/admin/transactions?type=topup&user_id=${ANNA.id}`);
    expect(begun).toEqual([{ format: 'csv', filters: { type: 'topup', user_id: ANNA.id } }]);
    expect(dialog.getByRole('status')).toHaveTextContent('Выполняется: 1 из 3');
    expect(location()).toContain(`job=${JOB_ID}`);
    await user.click(dialog.getByRole('button', { name: 'Свернуть' }));
    const line = within(await screen.findByRole('region', { name: 'Последнее задание' }));
    await user.click(line.getByRole('button', { name: 'Подробнее' }));
    await findOpenDialog('Подготовка файла');
  });

  it('is fetched once it is there', async () => {
    job = { ...job, status: 'done', done: 3, has_file: true, finished_at: new Date().toISOString() };
    const { dialog } = await begin();
    expect(dialog.getByRole('button', { name: 'Скачать файл' })).toBeInTheDocument();
  });

  it.each([
    ['author', /^Файл доступен только автору: Иван Петров/],
    ['permission', /^У вас больше нет разрешения «Управление пользователями»/],
  ] as const)('is not offered where it is withheld by the %s', async (by, text) => {
    const withheld = { by, permission: 'user:manage' } as const;
    job = { ...job, status: 'done', done: 3, has_file: true, withheld };
    const { dialog } = await begin();
    expect(await dialog.findByText(text)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Скачать файл' })).not.toBeInTheDocument();
  });

  it('is given up after saying what that means', async () => {
    const { user, dialog } = await begin();
    await user.click(dialog.getByRole('button', { name: 'Остановить' }));
    const question = within(await findOpenDialog('Остановить задание?', 'alertdialog'));
    expect(question.getByText(/Файла не будет/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Остановить' }));
    expect((await screen.findAllByText(/Остановлено/)).length).toBeGreaterThan(0);
  });
});
