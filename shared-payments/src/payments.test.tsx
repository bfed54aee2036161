import { isOpenStatus, REQUEST_STATUS_LABEL } from '@cabinet/kernel/core/payments';
import { handle, renderWithProviders, useApiServer } from '@cabinet/kernel/testing';

import { screen } from '@testing-library/react';
import { accountLabel, payerLabel } from './payers/payer-labels.ts';
import { fetchPaymentRequest } from './payment-requests/payment-requests.ts';
import { RequestStatusBadge } from './payment-requests/request-status-badge.tsx';
import { buildPaymentRequest, buildTransaction, buildTransactionPage } from './testing/build-payments.ts';
import { signedAmount } from './transactions/transaction.ts';
import { documentLabel } from './transactions/transaction-labels.ts';
import { TransactionTypeBadge } from './transactions/transaction-type-badge.tsx';
import { fetchTransactions } from './transactions/transactions.ts';

const api = useApiServer();

describe('a transaction', () => {
  it('carries its sign by its direction', () => {
    expect(signedAmount(buildTransaction())).toBe('-17.05');
    expect(signedAmount(buildTransaction({ direction: 'in' }))).toBe('17.05');
  });

  it('names its document by its number, or not at all', () => {
    expect(documentLabel({ type: 'payment_request', id: 'x', number: 'З-000001' })).toBe('Заявка З-000001');
    expect(documentLabel({ type: 'strange', id: 'x', number: '7' })).toBe('Документ 7');
    expect(documentLabel({ type: 'chat_request', id: 'x', number: null })).toBeNull();
  });

  it('is drawn as its type', () => {
    renderWithProviders(<TransactionTypeBadge type="topup" />);
    expect(screen.getByText('Пополнение')).toBeInTheDocument();
  });

  it('is listed with the totals and the cursor of its page', async () => {
    api.use(
      handle('GET transactions/group', ({ request }) => {
        expect(new URL(request.url).search).toBe('?type=charge&limit=2');
        const totals = { in: '0.00', out: '17.05', net: '-17.05' };
        return { ...buildTransactionPage([buildTransaction()], totals, 'c2'), total: 9 };
      }),
    );
    const page = await fetchTransactions('group', { type: 'charge', limit: 2 });
    expect(page).toMatchObject({ total: 9, nextCursor: 'c2', totals: { net: '-17.05' } });
    expect(page.items[0]?.number).toBe('Т-000101');
  });
});

describe('a payment request', () => {
  it('comes with what may be done with it, and with its life', async () => {
    const event = { at: '2026-11-20T09:00:00.000Z', kind: 'status', code: 'pending', note: null } as const;
    api.use(
      handle(
        'GET payment/requests/{id}',
        buildPaymentRequest({
          actions: { pay: true, check: true },
          timeline: [{ ...event, title: 'Заявка создана', actor: null, is_failure: false }],
        }),
      ),
    );
    const request = await fetchPaymentRequest({ id: 'r1' });
    expect(request.actions).toMatchObject({ pay: true, check: true, payAgain: false, invoice: false });
    expect(request.timeline[0]).toMatchObject({ title: 'Заявка создана', isFailure: false });
    expect(request.user.displayName).toBe('Иван Петров');
    expect(request.seller).toBeNull();
  });

  it('is open while money may still come', () => {
    const statuses = Object.keys(REQUEST_STATUS_LABEL) as (keyof typeof REQUEST_STATUS_LABEL)[];
    expect(statuses.filter(isOpenStatus)).toEqual(['pending', 'processing']);
  });

  it('is drawn as its status', () => {
    renderWithProviders(<RequestStatusBadge status="failed" />);
    expect(screen.getByText('Не прошла')).toBeInTheDocument();
  });
});

describe('a payer', () => {
  it('is named without doubling the quotation marks', () => {
    expect(payerLabel({ kind: 'user', name: 'Иван' })).toBe('Личный счёт');
    expect(payerLabel({ kind: 'group', name: 'Семья' })).toBe('Группа «Семья»');
    expect(payerLabel({ kind: 'company', name: 'ООО «Вектор»' })).toBe('Компания ООО «Вектор»');
    expect(accountLabel({ kind: 'user', name: 'Иван' })).toBe('личный счёт');
    expect(accountLabel({ kind: 'group', name: 'Семья' })).toBe('счёт группы «Семья»');
    expect(accountLabel({ kind: 'company', name: 'Ромашка' })).toBe('счёт компании «Ромашка»');
  });
});
