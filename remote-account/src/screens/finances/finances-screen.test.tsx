import {
  buildCurrentUser,
  filterChip,
  handle,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { buildTransaction, buildTransactionPage, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { screen } from '@testing-library/react';
import { buildModel } from '../../testing/build-model.ts';
import { Screen } from './finances-screen.tsx';

const TOTALS = { in: '500.00', out: '0.00', net: '500.00' };
const TOP_UP = buildTransaction({
  type: 'topup',
  direction: 'in',
  amount: '500.00',
  model: null,
  document: { type: 'payment_request', id: TEST_REQUEST_ID, number: 'З-000123' },
});
const REFUND = buildTransaction({
  id: 't2',
  document: { type: 'entry', id: 'e1', number: 'Т-000001' },
});

const api = useApiServer(
  handle('GET models', () => ({
    models: [buildModel({ id: 'm2', name: 'Яркая' }), buildModel({ id: 'm1', name: 'Авангард' })],
  })),
  handle('GET transactions/user', () => buildTransactionPage([TOP_UP, REFUND], TOTALS)),
);

const renderFinances = () =>
  renderWithProviders(<Screen />, { store: signedInStore(buildCurrentUser()), at: '/finances' });

describe('my transactions', () => {
  it('link a top-up to its request, and only what has a screen', async () => {
    renderFinances();
    expect(await screen.findByRole('link', { name: 'Заявка З-000123' })).toHaveAttribute(
      'href',
      `/payment-requests/${TEST_REQUEST_ID}`,
    );
    expect(screen.getByText('Транзакция Т-000001')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Транзакция Т-000001' })).not.toBeInTheDocument();
  });

  it('offer the models by name as a filter', async () => {
    const { user } = renderFinances();
    await screen.findByRole('link', { name: 'Заявка З-000123' });
    await user.click(filterChip('Модель'));
    await screen.findByRole('menuitemradio', { name: 'Яркая' });
    expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'Любая модель',
      'Авангард',
      'Яркая',
    ]);
  });

  it('offer a top-up when there is none', async () => {
    api.use(handle('GET transactions/user', () => buildTransactionPage([], TOTALS)));
    renderFinances();
    expect(await screen.findByText('Транзакций пока нет')).toBeInTheDocument();
  });
});
