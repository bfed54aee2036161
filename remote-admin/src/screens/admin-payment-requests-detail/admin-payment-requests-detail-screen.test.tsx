import { failure, handle, renderWithProviders, signedInStore, success } from '@cabinet/kernel/testing';
import { buildPaymentRequest, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCompanyFacts } from '../../testing/build-company.ts';
import { buildProposal } from '../../testing/build-proposal.ts';
import { buildNotice, FINANCE, INVOICE, OWNER, usePaymentsApi } from '../../testing/payments-api.ts';
import { Screen } from './admin-payment-requests-detail-screen.tsx';

const { api, setRequest, setNotices } = usePaymentsApi();

const render = (person = FINANCE) =>
  renderWithProviders(<Screen />, {
    store: signedInStore(person),
    at: `/admin/payment-requests/${TEST_REQUEST_ID}`,
    path: '/admin/payment-requests/:requestId',
  });

describe("a request's page for those who manage requests", () => {
  it('shows the facts, the life, the notices and what was decided about each', async () => {
    setRequest(
      buildPaymentRequest({ provider_operation_id: '500000001', actions: { change_status: ['refunded'] } }),
    );
    setNotices([
      buildNotice({
        decision: 'credited',
        reason: 'Зачислено',
        request: { id: TEST_REQUEST_ID, number: 'З-000123', status: 'paid' },
      }),
    ]);
    render();
    expect(await screen.findByRole('heading', { level: 1, name: 'Заявка З-000123' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Оплата' })).toHaveTextContent('Операция провайдера500000001');
    expect(screen.getByRole('list', { name: 'История заявки' })).toBeInTheDocument();
    const notices = within(await screen.findByRole('list', { name: 'Уведомления провайдера' }));
    expect(notices.getByLabelText('Как пришло')).toHaveTextContent('MNT_AMOUNT=500.00');
    expect(screen.getByRole('button', { name: 'Вернуть деньги' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Иван Петров/ })).not.toBeInTheDocument();
  });

  it('leads those who manage people to the payer and the author', async () => {
    render(OWNER);
    expect(await screen.findByRole('link', { name: 'Иван Петров' })).toHaveAttribute(
      'href',
      '/admin/users/u1',
    );
  });

  it('says whether the company is who it says', async () => {
    setRequest(buildPaymentRequest({ ...INVOICE, company: buildCompanyFacts({ is_verified: true }) }));
    render();
    const payment = within(await screen.findByRole('region', { name: 'Оплата' }));
    expect(payment.getByText('Проверена')).toBeInTheDocument();
    expect(payment.getByText(/^КПП 773601001 · создана 1 февраля 2026 г./)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Подтвердить компанию' })).toBeInTheDocument();
  });

  it('says that a request is one’s own', async () => {
    setRequest(buildPaymentRequest({ ...INVOICE, actions: { change_status: [] } }));
    render();
    expect(await screen.findByText('Это ваша заявка')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Подтвердить оплату' })).not.toBeInTheDocument();
  });

  it('says who may give the second confirmation', async () => {
    setRequest(
      buildPaymentRequest({
        ...INVOICE,
        status: 'processing',
        two_people_reasons: ['Такой же платёж уже есть: строка 3 выписки «kl.txt»'],
        bank_reference: 'ПП 7',
        bank_document: { paid_on: '2026-11-23', payer_account: null, payer_inn: '7736050003' },
        same_as: [
          {
            kind: 'statement_line',
            request: null,
            line: { statement_id: 's1', n: 3, file_name: 'kl.txt' },
            payer_name: 'ООО «Ромашка»',
            amount: '12000.00',
            paid_on: '2026-11-23',
            by: 'Олег',
            at: '2026-11-24T09:00:00.000Z',
          },
        ],
        confirmation: {
          at: '2026-11-24T09:00:00.000Z',
          by: { id: 'finance', display_name: 'Мария' },
          awaits: [{ id: 'p2', display_name: 'Олег' }],
        },
        actions: { change_status: ['rejected'] },
      }),
    );
    render();
    expect(await screen.findByText('Вы подтвердили оплату, нужен второй человек')).toBeInTheDocument();
    expect(screen.getByText(/Второе может дать: Олег/)).toBeInTheDocument();
    expect(screen.getByText(/^Почему двое: Такой же платёж/)).toBeInTheDocument();
    const same = within(screen.getByRole('list', { name: 'Такой же платёж' }));
    expect(same.getByRole('link', { name: 'kl.txt' })).toHaveAttribute('href', '/admin/bank-statements/s1');
    const payment = within(screen.getByRole('region', { name: 'Оплата' }));
    for (const fact of ['ПП 7', '23.11.2026', '7736050003'])
      expect(payment.getByText(fact)).toBeInTheDocument();
  });

  it('says what is to be done where nobody may give the second confirmation', async () => {
    const by = { id: 'finance', display_name: 'Мария' };
    setRequest(
      buildPaymentRequest({
        ...INVOICE,
        status: 'processing',
        confirmation: { at: '2026-11-24T09:00:00.000Z', by, awaits: [] },
        actions: { change_status: ['rejected'] },
      }),
    );
    render();
    expect(
      await screen.findByText(/«Обработка заявок на оплату» дольше суток.*Попросите владельца сервиса/),
    ).toBeInTheDocument();
  });

  it('has the first confirmation as a proposal, which the second person may reject here', async () => {
    const proposal = buildProposal({
      kind: 'request_paid',
      amount: '150000.00',
      request: { id: TEST_REQUEST_ID, number: 'З-000123' },
    });
    const rejected: unknown[] = [];
    setRequest(buildPaymentRequest({ ...INVOICE, status: 'processing', paid_proposal: proposal }));
    api.use(
      handle('POST admin/proposals/{id}/reject', async ({ params, request }) => {
        rejected.push([params.id, await request.json()]);
        return success({ ...proposal, status: 'rejected' });
      }),
    );
    const { user } = render();
    const card = within(await screen.findByRole('region', { name: 'П-000007 ждёт подтверждения' }));
    await user.click(card.getByRole('button', { name: 'Отклонить' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Другая сумма');
    await user.click(dialog.getByRole('button', { name: /Отклонить/ }));
    await waitFor(() => expect(rejected).toEqual([[proposal.id, { reason: 'Другая сумма' }]]));
  });

  it('has the refund that waits for a second person, who gives the money back here', async () => {
    const proposal = buildProposal({
      kind: 'request_refund',
      amount: '-150000.00',
      request: { id: TEST_REQUEST_ID, number: 'З-000123' },
      leaves_debt: true,
    });
    const confirmed: string[] = [];
    setRequest(buildPaymentRequest({ refund_proposal: proposal, actions: { change_status: [] } }));
    api.use(
      handle('POST admin/proposals/{id}/confirm', ({ params }) => {
        confirmed.push(String(params.id));
        return success({ ...proposal, status: 'confirmed' });
      }),
    );
    const { user } = render();
    const card = within(await screen.findByRole('region', { name: 'П-000007 ждёт подтверждения' }));
    expect(card.getByText('З-000123')).toBeInTheDocument();
    expect(screen.queryByText('Это ваша заявка')).not.toBeInTheDocument();
    expect(card.getByText('Что уже потрачено, станет долгом плательщика')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Вернуть деньги' })).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Подтвердить' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Подтвердить П-000007?' }));
    await user.click(dialog.getByRole('button', { name: 'Подтвердить и вернуть' }));
    expect(await screen.findByText('Предложение П-000007 подтверждено: оплата возвращена')).toBeVisible();
    expect(confirmed).toEqual([proposal.id]);
  });

  it('asks the provider, and says what it said', async () => {
    const request = buildPaymentRequest({ status: 'processing', actions: { check: true } });
    setRequest(request);
    const said = 'Провайдер ответил: об оплате не знает';
    api.use(
      handle('POST payment/requests/{id}/check', () => ({ ...request, said }), { id: TEST_REQUEST_ID }),
    );
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Проверить у провайдера' }));
    expect(await screen.findByText(`${said}. Состояние заявки: в обработке`)).toBeInTheDocument();
  });

  it('asks the provider, and says why it cannot', async () => {
    setRequest(buildPaymentRequest({ status: 'processing', actions: { check: true } }));
    api.use(
      handle(
        'POST payment/requests/{id}/check',
        () => failure('SYS.002', { message: 'Платёжный сервис не отвечает' }),
        {
          id: TEST_REQUEST_ID,
        },
      ),
    );
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Проверить у провайдера' }));
    expect(await screen.findByText(/Платёжный сервис не отвечает/)).toBeInTheDocument();
  });

  it('says that there is none', async () => {
    api.use(handle('GET payment/requests/{id}', () => failure('RES.001'), { id: TEST_REQUEST_ID }));
    render();
    expect(await screen.findByText('Заявка не найдена')).toBeInTheDocument();
  });
});
