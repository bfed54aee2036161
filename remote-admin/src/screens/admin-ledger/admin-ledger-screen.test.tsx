import type { WireData } from '@cabinet/kernel/http';
import {
  API,
  chooseFilter,
  failure,
  findOpenDialog,
  handle,
  keepFingerprint,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { ADMIN } from '../../testing/users-api.ts';
import { Screen } from './admin-ledger-screen.tsx';

type WireCheck = WireData<'GET admin/ledger/checks'>['items'][number];

const PAYER = '01900000-0000-7000-8000-0000000000b7';
const SOUND: WireCheck = {
  id: '01900000-0000-7000-8000-0000000000e1',
  ok: true,
  entries: 1200,
  postings: 2401,
  payers: 21,
  problems: [],
  audit_head: { seq: 77, hash: 'cd'.repeat(32) },
  started_at: '2026-11-20T00:00:00.000Z',
  finished_at: '2026-11-20T00:01:05.000Z',
};
const UNSOUND: WireCheck = {
  ...SOUND,
  id: '01900000-0000-7000-8000-0000000000e2',
  ok: false,
  problems: [
    { kind: 'balance_differs', subject: PAYER, detail: '5 <> 0' },
    { kind: 'audit_broken', subject: '12', detail: 'the row was changed' },
    { kind: 'moon_phase', subject: 'x', detail: 'full' },
  ],
  finished_at: '2026-11-21T00:00:00.400Z',
  started_at: '2026-11-21T00:00:00.000Z',
};

const asked: URLSearchParams[] = [];
let checks: WireCheck[] = [];
let since: string | null = null;

const api = useApiServer(
  handle('GET admin/ledger/checks', ({ request }) => {
    const query = new URL(request.url).searchParams;
    asked.push(query);
    const limit = Number(query.get('limit'));
    return {
      items: checks.slice(0, limit),
      total: checks.length,
      page: 1,
      limit,
      next_cursor: null,
      at_work: since === null ? null : { since },
    };
  }),
  handle('POST admin/ledger/checks', () => {
    since = '2026-11-22T09:00:00.000Z';
    return { at_work: { since } };
  }),
);

beforeEach(() => {
  keepFingerprint();
  asked.length = 0;
  checks = [UNSOUND, SOUND];
  since = null;
});

const render = (at = '/admin/ledger') => renderWithProviders(<Screen />, { store: signedInStore(ADMIN), at });
const section = async () => within(await screen.findByRole('region', { name: 'Последняя проверка' }));
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the last check of the ledger', () => {
  it('says what is wrong, what that means, where and by how much', async () => {
    render();
    const list = within(await (await section()).findByRole('list', { name: 'Расхождения' }));
    const [balance, audit, other] = list.getAllByRole('listitem');
    expect(balance).toHaveTextContent(/Баланс не сходится с проводками.*сумме его проводок.*5 <> 0/);
    expect(list.getByRole('link', { name: PAYER })).toHaveAttribute('href', `/admin/payers/${PAYER}`);
    expect(audit).toHaveTextContent(/Нарушена цепочка журнала/);
    expect(other).toHaveTextContent(/moon_phase.*full/);
  });

  it('that was never made is offered', async () => {
    checks = [];
    render();
    expect(await (await section()).findByText(/ещё не проверялась/)).toBeInTheDocument();
    expect(await screen.findByText('Книга ещё не проверялась')).toBeInTheDocument();
  });

  it('is made on request, and shows its result once it is over', async () => {
    checks = [SOUND];
    const { user } = render();
    const last = await section();
    await last.findByText('Расхождений нет');
    await user.click(last.getByRole('button', { name: 'Проверить сейчас' }));
    expect(await last.findByText(/Проверяем книгу/)).toBeInTheDocument();
    expect(last.getByRole('button', { name: 'Проверить сейчас' })).toBeDisabled();
    checks = [UNSOUND, SOUND];
    since = null;
    expect(await last.findByText('3 расхождения')).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /3 расхождения/ })).toBeInTheDocument();
    expect(last.queryByText('Проверка не дошла до конца')).not.toBeInTheDocument();
  });

  it('says where a check came to nothing', async () => {
    checks = [SOUND];
    const { user } = render();
    const last = await section();
    await last.findByText('Расхождений нет');
    await user.click(last.getByRole('button', { name: 'Проверить сейчас' }));
    await last.findByText(/Проверяем книгу/);
    since = null;
    expect(await last.findByText('Проверка не дошла до конца')).toBeInTheDocument();
  });

  it('says why it may not be made', async () => {
    api.use(
      http.post(`${API}/admin/ledger/checks`, () => failure('AUTH.003', { message: 'Недостаточно прав' })),
    );
    const { user } = render();
    const last = await section();
    await last.findByText('3 расхождения');
    await user.click(last.getByRole('button', { name: 'Проверить сейчас' }));
    expect(await last.findByText(/Недостаточно прав/)).toBeInTheDocument();
  });
});

describe('the list of checks', () => {
  it('says what each has found and how long it took, and opens it', async () => {
    const { user } = render();
    const row = await screen.findByRole('row', { name: /Расхождений нет/ });
    expect(plain(row.textContent)).toMatch(/1 200 операций, 2 401 проводка, 21 счёт.*1 мин 5 с/);
    await user.click(within(row).getByRole('button', { name: /Расхождений нет/ }));
    const dialog = within(await findOpenDialog('Проверка книги'));
    expect(dialog.getByText('cd'.repeat(32))).toBeInTheDocument();
  });

  it('is filtered by the outcome', async () => {
    const { user, location } = render();
    await screen.findByRole('row', { name: /Расхождений нет/ });
    await chooseFilter(user, 'Итог', 'С расхождениями');
    await waitFor(() => expect(asked.some((query) => query.get('ok') === 'false')).toBe(true));
    expect(location()).toBe('/admin/ledger?ok=false');
  });
});
