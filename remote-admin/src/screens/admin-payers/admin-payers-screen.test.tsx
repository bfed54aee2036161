import {
  chooseFilter,
  findOpenDialog,
  renderWithProviders,
  rowActionsOf,
  signedInStore,
  takeRowAction,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildPayer, PAYER_ID } from '../../testing/build-payer.ts';
import { buildProposal } from '../../testing/build-proposal.ts';
import { KEEPER, usePayersApi } from '../../testing/payers-api.ts';
import { Screen } from './admin-payers-screen.tsx';

const { asked, waiting, setPayers, setProposals } = usePayersApi();

const FAMILY = buildPayer();
const FIRM = buildPayer({
  id: '01900000-0000-7000-8000-0000000001a2',
  kind: 'company',
  name: 'Вектор',
  owner: null,
  tier: 'business',
  tier_is_manual: true,
  balance: '-70.00',
  held: '40.00',
  credit_limit: '100.00',
  is_active: false,
});

beforeEach(() => {
  setPayers([FAMILY, FIRM]);
  setProposals([buildProposal()]);
});

const render = (at = '/admin/payers') =>
  renderWithProviders(<Screen />, { store: signedInStore(KEEPER), at });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => spaced(textContent));

describe('the list of accounts', () => {
  it('says of each whose it is, what is on it, and where its tier comes from', async () => {
    render();
    expect(await rowOf('Семья')).toHaveTextContent('Анна Воронцова');
    expect(cellsOf(await rowOf('Семья')).slice(0, 6)).toEqual([
      'Группа',
      'Включён',
      '12 000,00 ₽',
      'Плюс',
      '0,00 ₽',
      '0,00 ₽',
    ]);
    expect(cellsOf(await rowOf('Вектор')).slice(0, 6)).toEqual([
      'Компания',
      'Выключен',
      '−70,00 ₽',
      'Бизнесвручную',
      '40,00 ₽',
      '100,00 ₽',
    ]);
    expect(spaced((await rowOf('Итого, 2 счёта')).textContent)).toContain('12 000,00 ₽');
    expect(within(await rowOf('Семья')).getByRole('link')).toHaveAttribute(
      'href',
      `/admin/payers/${PAYER_ID}`,
    );
  });

  it('is filtered and sorted through the address', async () => {
    const { user, location } = render();
    await rowOf('Семья');
    expect(asked).toEqual(['page=1&limit=20&sort=-created_at']);
    await chooseFilter(user, 'Вид', 'Компания');
    await chooseFilter(user, 'Откуда уровень', 'Вручную');
    await user.click(screen.getByRole('button', { name: /^Баланс(?!:)/ }));
    await waitFor(() => expect(location()).toMatch(/sort=-?balance/));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toMatchObject({
        kind: 'company',
        tier_is_manual: 'true',
        sort: expect.stringMatching(/^-?balance$/),
      }),
    );
  });

  it('opens as its address says, and names the owner whom a link asks for', async () => {
    const owner = FAMILY.owner?.id;
    render(`/admin/payers?q=сем&tier=plus&is_active=true&balance_from=-5&balance_to=20000&owner_id=${owner}`);
    await rowOf('Семья');
    expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({
      q: 'сем',
      tier: 'plus',
      is_active: 'true',
      balance_from: '-5',
      balance_to: '20000',
      owner_id: owner,
    });
    expect(await screen.findByRole('button', { name: /^Владелец: Анна Воронцова/ })).toBeInTheDocument();
  });

  it('offers for each what may be done with it', async () => {
    setPayers([FAMILY, { ...FIRM, is_closed: true }]);
    const { user } = render();
    await rowOf('Семья');
    expect(await rowActionsOf(user, 'Семья')).toEqual([
      'Открыть',
      'Начислить или списать',
      'Кредитный лимит',
      'Уровень',
      'Выключить',
    ]);
  });

  it('offers nothing but a look at an account that is closed', async () => {
    setPayers([{ ...FIRM, is_closed: true, balance: '1234.00' }]);
    const { user } = render();
    expect(await rowOf('Вектор')).toHaveTextContent(/Закрытна счёте [\d\s]+,\d\d.₽/);
    expect(await rowActionsOf(user, 'Вектор')).toEqual(['Открыть']);
  });

  it('asks in place, with what the account is now', async () => {
    const { user } = render();
    await rowOf('Семья');
    await takeRowAction(user, 'Семья', 'Кредитный лимит');
    const dialog = within(await findOpenDialog('Кредитный лимит'));
    expect(await dialog.findByRole('form', { name: 'Кредитный лимит' })).toBeInTheDocument();
  });

  it('explains an empty list', async () => {
    setPayers([]);
    render();
    expect(await screen.findByRole('heading', { name: 'Счетов пока нет' })).toBeInTheDocument();
  });
});

describe('the proposals', () => {
  it('are counted on the way to them, as far as they are about accounts', async () => {
    render();
    const link = await screen.findByRole('link', { name: 'Предложения: 1' });
    expect(link).toHaveAttribute('href', '/admin/proposals?kind=funds,credit_limit');
    expect(waiting).toEqual(['status=pending&limit=1&kind=funds%2Ccredit_limit']);
  });

  it('are led to without a number where none wait', async () => {
    setProposals([]);
    render();
    await rowOf('Семья');
    expect(screen.getByRole('link', { name: 'Предложения' })).toBeInTheDocument();
  });

  it.each([
    ['/admin/payers?tab=proposals', '/admin/proposals?kind=funds%2Ccredit_limit'],
    [
      '/admin/payers?tab=proposals&status=rejected&kind=funds&page=3',
      '/admin/proposals?status=rejected&kind=funds',
    ],
  ])('that somebody has kept as %s are where they stand now', async (kept, now) => {
    const { location } = render(kept);
    await waitFor(() => expect(location()).toBe(now));
  });
});
