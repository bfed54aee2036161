import {
  API,
  buildBalance,
  buildCap,
  buildCurrentUser,
  failure,
  handle,
  keepFingerprint,
  renderWithProviders,
  signedInStore,
  type UserDraft,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { BalanceBadge } from './balance-badge.tsx';

const STALE = 'Не удалось обновить баланс. Показана последняя известная сумма.';

const api = useApiServer(handle('GET users/me/balance', buildBalance(99.5)));

function renderBadge(balance = 1234.5, draft: UserDraft = {}) {
  const store = signedInStore(buildCurrentUser(draft, balance));
  return renderWithProviders(<BalanceBadge />, { store });
}

const badge = () => screen.findByRole('button', { name: /Баланс/ });
/** Money is written with unbreakable spaces. */
const money = (text: string) => new RegExp(`${text.replaceAll(' ', '\\u00a0')}\\u00a0₽$`);

describe('BalanceBadge', () => {
  it.each([
    [1234.5, '1 234,50'],
    [1234567.891, '1 234 567,89'],
    [2.675, '2,68'],
    [0, '0,00'],
    [0.0000012345, '0,0000012345'],
  ])('shows %d as «%s ₽»', async (balance, text) => {
    renderBadge(balance);
    expect(await badge()).toHaveTextContent('Баланс');
    await waitFor(async () => expect((await badge()).textContent).toMatch(money(text)));
  });

  it('shows six decimals while it is hovered or focused', async () => {
    const { user } = renderBadge(1234.56789);
    await waitFor(async () => expect((await badge()).textContent).toMatch(money('1 234,57')));
    await user.hover(await badge());
    expect((await badge()).textContent).toMatch(money('1 234,567890'));
    await user.unhover(await badge());
    expect((await badge()).textContent).toMatch(money('1 234,57'));
    await user.tab();
    expect((await badge()).textContent).toMatch(money('1 234,567890'));
  });

  it('asks again on a press and says so', async () => {
    const { user } = renderBadge();
    await user.click(await badge());
    expect(await screen.findByText('Баланс обновлён')).toBeInTheDocument();
    await user.unhover(await badge());
    await user.tab();
    await waitFor(async () => expect((await badge()).textContent).toMatch(money('99,50')));
  });

  it('keeps the last sum, marked as stale, when the answer fails, and loses the mark with the next', async () => {
    api.use(http.get(`${API}/users/me/balance`, () => failure('SYS.001'), { once: true }));
    const { user } = renderBadge();
    await user.click(await badge());
    expect(await screen.findByText(STALE)).toBeInTheDocument();
    const stale = screen.getByRole('button', { name: /Баланс не обновлён/ });
    expect(stale).toHaveAttribute('title', STALE);
    await user.click(stale);
    await waitFor(() => expect(screen.queryByText(STALE)).not.toBeInTheDocument());
  });

  it('is hidden from a member of a company without company_balance:view', () => {
    renderBadge(1, { company_id: 'c1', company: { id: 'c1', name: 'Вектор' } });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says what a cap leaves instead, and keeps it fresh', async () => {
    const store = signedInStore({ ...buildCurrentUser({}, 11_250), cap: buildCap() });
    const { user } = renderWithProviders(<BalanceBadge />, { store });
    const capped = await screen.findByRole('button', { name: /^Можно потратить/ });
    await waitFor(() => expect(capped.textContent).toMatch(money('27,07')));
    api.use(handle('GET users/me/balance', { ...buildBalance(9), cap: buildCap({ spendable: '9.00' }) }));
    await user.click(capped);
    expect(await screen.findByText('Остаток обновлён')).toBeInTheDocument();
    await user.unhover(capped);
    await user.tab();
    await waitFor(() => expect(capped.textContent).toMatch(money('9,00')));
  });

  it('says it to a member of a company who may not see the balance, and asks users/me for it', async () => {
    keepFingerprint();
    const employee = buildCurrentUser({ company_id: 'c1', company: { id: 'c1', name: 'Вектор' } });
    const current = { ...employee, balance: null, cap: buildCap() };
    const spent = { ...current, cap: buildCap({ spendable: '3.00' }) };
    api.use(
      handle('GET users/me', () => spent),
      http.get(`${API}/users/me/balance`, () => {
        throw new Error('the balance was asked for');
      }),
    );
    const { user } = renderWithProviders(<BalanceBadge />, { store: signedInStore(current) });
    const capped = await screen.findByRole('button', { name: /^Можно потратить/ });
    await user.click(capped);
    await user.unhover(capped);
    await user.tab();
    await waitFor(() => expect(capped.textContent).toMatch(money('3,00')));
  });

  it('is shown to a member of a company with company_balance:view', async () => {
    renderBadge(1, { company_id: 'c1', permissions: ['company_balance:view'] });
    expect(await badge()).toBeVisible();
  });
});
