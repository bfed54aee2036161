import {
  buildCurrentUser,
  received,
  renderWithProviders,
  signedInStore,
  type UserDraft,
} from '@cabinet/kernel/testing';
import { screen, within } from '@testing-library/react';
import { buildPaymentRequest, type PaymentRequestDraft } from '../testing/build-payments.ts';
import { RequestTimeline } from './request-timeline.tsx';

type Event = NonNullable<PaymentRequestDraft['timeline']>[number];

const event = (draft: Pick<Event, 'code' | 'title'> & Partial<Event>): Event => ({
  at: '2026-11-20T09:05:00.000Z',
  kind: 'status',
  note: null,
  actor: null,
  is_failure: false,
  ...draft,
});
const CREATED = event({
  at: '2026-11-20T09:00:00.000Z',
  code: 'pending',
  title: 'Заявка создана',
  note: 'Оплата картой',
  actor: { id: 'u1', display_name: 'Иван Петров' },
});
const WRONG_AMOUNT = event({
  kind: 'notice',
  code: 'wrong_amount',
  title: 'В уведомлении другая сумма',
  note: 'Сумма 5.00 вместо 500.00',
  is_failure: true,
});

function renderLife(draft: PaymentRequestDraft, permissions: UserDraft['permissions'] = []) {
  const user = buildCurrentUser({ permissions });
  return renderWithProviders(<RequestTimeline request={received(buildPaymentRequest(draft))} />, {
    store: signedInStore(user),
  });
}

const steps = () =>
  within(screen.getByRole('list', { name: 'История заявки' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '');

describe('the life of a payment request', () => {
  it.each([
    [
      { status: 'pending' },
      /^Ожидаем оплату, сейчасДо 20 ноября/,
      /^Деньги на балансе, впередиПосле подтверждения/,
    ],
    [{ status: 'processing' }, /^Оплата в обработке, сейчас20 ноября/, /^Деньги на балансе, впереди/],
    [
      { status: 'paid', paid_at: '2026-11-20T09:07:00.000Z' },
      /^Оплата получена, готово20 ноября.*:07$/,
      /^Деньги на балансе, готово20 ноября.*:07$/,
    ],
    [
      { status: 'failed', timeline: [event({ code: 'failed', title: '-', note: 'Банк отклонил оплату' })] },
      /^Ожидали оплату, готово20 ноября/,
      /^Оплата не прошла, неудачаБанк отклонил оплату20 ноября.*:05$/,
    ],
    [
      { status: 'rejected', reject_reason: 'Перевод не найден' },
      /^Ожидали оплату/,
      /^Заявка отклонена, неудачаПеревод не найден/,
    ],
    [{ status: 'expired' }, /^Ожидали оплату/, /^Срок оплаты истёк, неудача20 ноября/],
    [{ status: 'cancelled' }, /^Ожидали оплату/, /^Заявка отменена, закрыто$/],
    [{ status: 'refunded' }, /^Деньги на балансе, готово/, /^Деньги возвращены, закрыто/],
  ] as const satisfies readonly (readonly [PaymentRequestDraft, RegExp, RegExp])[])(
    'is three steps: %j',
    (draft, second, third) => {
      renderLife(draft);
      const [first, ...rest] = steps();
      expect(first).toMatch(/^Заявка создана, готово20 ноября.*:00$/);
      expect(rest).toEqual([expect.stringMatching(second), expect.stringMatching(third)]);
    },
  );

  it('says nothing of the provider to somebody who does not manage requests', () => {
    renderLife({ status: 'pending', provider_operation_id: '100000009', timeline: [CREATED, WRONG_AMOUNT] });
    expect(screen.queryByText('Подробнее')).not.toBeInTheDocument();
    expect(screen.queryByText(/В уведомлении другая сумма|100000009/)).not.toBeInTheDocument();
  });

  it('keeps every moment, its reason and its author behind «Подробнее» for those who manage requests', async () => {
    const { user } = renderLife(
      { status: 'pending', provider_operation_id: '100000009', timeline: [CREATED, WRONG_AMOUNT] },
      ['payment_request:manage'],
    );
    const more = screen.getByText('Подробнее');
    expect(more.closest('details')).not.toHaveAttribute('open');
    await user.click(more);
    expect(more.closest('details')).toHaveAttribute('open');
    expect(screen.getByText('Операция провайдера: 100000009')).toBeVisible();
    const moments = within(screen.getByRole('list', { name: 'События заявки' })).getAllByRole('listitem');
    expect(moments[0]).toHaveTextContent(/Заявка создана.*Оплата картой.*Иван Петров/);
    expect(moments[1]).toHaveTextContent('Сумма 5.00 вместо 500.00');
  });
});
