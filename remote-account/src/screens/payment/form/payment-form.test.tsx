import { API, failure, handle } from '@cabinet/kernel/testing';
import { buildListPage, TEST_PAYER, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { INITIAL_PAYMENT_STATE, paymentAtom } from '../../../lib/payment-state.ts';
import {
  fillAmount,
  NO_TOTALS,
  PENDING,
  quoteOf,
  renderPayment,
  toPayment,
  usePaymentApi,
} from '../../../testing/payment-screen.tsx';

const { api, payCalls } = usePaymentApi();

const COMPANY = { id: '01900000-0000-7000-8000-0000000000a2', kind: 'company', name: 'Ромашка' } as const;

describe('the form of a payment', () => {
  it('starts with every field of the payment state at its initial value', () => {
    const { store } = renderPayment();
    expect(store.get(paymentAtom)).toEqual(INITIAL_PAYMENT_STATE);
    expect(INITIAL_PAYMENT_STATE).toMatchObject({
      step: 'form',
      amount: '',
      mntId: 'test_account',
      testMode: 1,
      transactionId: null,
    });
  });

  it('asks for an amount within the limits, and moves the focus to it', async () => {
    const { user } = renderPayment();
    await screen.findByRole('textbox', { name: 'Сумма' });
    await user.click(toPayment());
    expect(await screen.findByText('Введите сумму')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Сумма' })).toHaveFocus());
    await fillAmount(user, '5');
    await user.tab();
    expect(await screen.findByText('Наименьшая сумма — 10 ₽')).toBeInTheDocument();
    expect(payCalls).toEqual([]);
  });

  it('tells what the payment would do while the amount is typed', async () => {
    const { user } = renderPayment();
    await fillAmount(user, '1 000,50');
    const summary = screen.getByRole('region', { name: 'Итог' });
    await waitFor(() => expect(summary).toHaveTextContent('Зачислим на счёт1 000,50 ₽'));
    expect(summary).toHaveTextContent('Баланс после');
    expect(summary).toHaveTextContent('К оплате1 000,50 ₽');
    expect(summary).toHaveTextContent('КудаЛичный счёт');
    expect(summary).toHaveTextContent('Старт → Плюс');
    expect(summary).toHaveTextContent('До уровня «Про» останется 39 500,00 ₽');
  });

  it('hides a balance and a tier that the person may not see', async () => {
    const hidden = { balance_after: null, tier: null, tier_after: null, tier_progress_after: null };
    api.use(handle('POST payment/quote', () => ({ ...quoteOf('500.00'), ...hidden })));
    const { user } = renderPayment();
    await fillAmount(user, '500');
    const summary = screen.getByRole('region', { name: 'Итог' });
    await waitFor(() => expect(summary).toHaveTextContent('Зачислим на счёт500,00 ₽'));
    expect(summary).not.toHaveTextContent('Баланс после');
    expect(summary).not.toHaveTextContent('Уровень');
  });

  it('takes a preset', async () => {
    const { user } = renderPayment();
    await user.click(await screen.findByRole('button', { name: /^1.000 ₽$/ }));
    expect(screen.getByRole('textbox', { name: 'Сумма' })).toHaveDisplayValue(/1\s000/);
    expect(screen.getByRole('button', { name: /^1.000 ₽$/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('offers the accounts that the person may top up', async () => {
    api.use(
      handle('GET payment/payers', () => ({
        payers: [
          { ...COMPANY, is_default: true, balance: '9000.00' },
          { ...TEST_PAYER, is_default: false, balance: '70.50' },
        ],
        paying: COMPANY,
      })),
    );
    const { user } = renderPayment();
    expect(
      await screen.findByRole('radio', { name: /Счёт компании.*9\s000,00\s₽ · с него оплачиваются ваши/ }),
    ).toBeChecked();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Личный счёт/ }));
    const warning = screen.getByRole('alert');
    expect(warning).toHaveTextContent('Ваши запросы сейчас оплачиваются со счёта компании «Ромашка»');
    expect(warning).toHaveTextContent(
      'Сейчас на личном счёте 70,50 ₽. Чтобы денег хватало на запросы, выберите',
    );
    await fillAmount(user, '700');
    await user.click(toPayment());
    await screen.findByText('Осталось оплатить');
    expect(payCalls[0]?.body).toEqual({ amount: '700.00', method: 'card', payer_id: TEST_PAYER.id });
  });

  describe('with a company among the accounts', () => {
    const chosen = (name: RegExp) => screen.findByRole('radio', { name, checked: true });

    beforeEach(() => {
      api.use(
        handle('GET payment/payers', () => ({
          payers: [
            { ...TEST_PAYER, is_default: true, balance: '70.50' },
            { ...COMPANY, is_default: false, balance: '9000.00' },
          ],
          paying: TEST_PAYER,
        })),
      );
    });

    it('begins with the account that the address names, and an invoice for a company', async () => {
      const { user } = renderPayment(`/payment?payer=${COMPANY.id}`);
      expect(await chosen(/Счёт компании/)).toBeInTheDocument();
      expect(await chosen(/Счёт на оплату/)).toBeInTheDocument();
      await fillAmount(user, '700');
      await user.click(screen.getByRole('button', { name: /^Получить счёт на 700,00.₽$/ }));
      await waitFor(() =>
        expect(payCalls[0]?.body).toEqual({ amount: '700.00', method: 'invoice', payer_id: COMPANY.id }),
      );
    });

    it('begins with the way to pay that the address names', async () => {
      renderPayment('/payment?payer=company&method=card');
      expect(await chosen(/Счёт компании/)).toBeInTheDocument();
      expect(await chosen(/Банковская карта/)).toBeInTheDocument();
    });

    it.each(['payer=garbage', `payer=${TEST_REQUEST_ID}`, 'method=cash', 'payer=&method='])(
      'takes no notice of ?%s',
      async (search) => {
        renderPayment(`/payment?${search}`);
        expect(await chosen(/Личный счёт/)).toBeInTheDocument();
        expect(await chosen(/Банковская карта/)).toBeInTheDocument();
      },
    );

    it('lets the way to pay follow the account until the person chooses one', async () => {
      const { user } = renderPayment();
      await user.click(await screen.findByRole('radio', { name: /Счёт компании/ }));
      expect(await chosen(/Счёт на оплату/)).toBeInTheDocument();
      await user.click(screen.getByRole('radio', { name: /Личный счёт/ }));
      expect(await chosen(/Банковская карта/)).toBeInTheDocument();
      await user.click(screen.getByRole('radio', { name: /Счёт на оплату/ }));
      await user.click(screen.getByRole('radio', { name: /Счёт компании/ }));
      await user.click(screen.getByRole('radio', { name: /Личный счёт/ }));
      expect(await chosen(/Счёт на оплату/)).toBeInTheDocument();
    });
  });

  it('warns an employee whose company pays that their own account is not used, and shows its balance', async () => {
    api.use(
      handle('GET payment/payers', () => ({
        payers: [{ ...TEST_PAYER, is_default: true, balance: '70.50' }],
        paying: COMPANY,
      })),
    );
    renderPayment();
    const warning = await screen.findByRole('alert');
    expect(warning).toHaveTextContent('Ваши запросы сейчас оплачиваются со счёта компании «Ромашка»');
    expect(warning).toHaveTextContent('Пополнение личного счёта на них не пойдёт');
    expect(warning).toHaveTextContent('Сейчас на личном счёте 70,50 ₽');
    expect(warning).toHaveTextContent('попросите пополнить его руководителя компании');
    expect(screen.queryByRole('radio', { name: /Счёт компании/ })).not.toBeInTheDocument();
  });

  it('does not warn a person who pays for themself', async () => {
    renderPayment();
    await screen.findByRole('textbox', { name: 'Сумма' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('names the sum on its button, as soon as it is one that can be paid', async () => {
    const { user } = renderPayment();
    expect(await screen.findByRole('button', { name: 'Оплатить' })).toBeInTheDocument();
    await fillAmount(user, '1000');
    expect(screen.getByRole('button', { name: /^Оплатить 1.000,00.₽$/ })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Счёт на оплату/ }));
    expect(screen.getByRole('button', { name: /^Получить счёт на 1.000,00.₽$/ })).toBeInTheDocument();
    await fillAmount(user, '1');
    expect(screen.getByRole('button', { name: 'Получить счёт' })).toBeInTheDocument();
  });

  it('says before the payment what will be left to the next level and what the new one gives', async () => {
    const { user } = renderPayment();
    await fillAmount(user, '500');
    expect(await screen.findByText(/^До уровня «Про» останется/)).toBeInTheDocument();
    expect(screen.getByText(/^Скидка 3.% после оплаты$/)).toBeInTheDocument();
  });

  it('reminds of a payment that was left half way', async () => {
    api.use(handle('GET payment/requests/my', () => buildListPage([PENDING], NO_TOTALS)));
    renderPayment();
    expect(await screen.findByText('Оплата З-000123 на 500,00 ₽ не завершена')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Продолжить' })).toHaveAttribute(
      'href',
      `/payment?request=${TEST_REQUEST_ID}`,
    );
  });

  it('says why the form cannot be shown and tries again', async () => {
    api.use(http.get(`${API}/settings/payment`, () => failure('AUTH.007'), { once: true }));
    const { user } = renderPayment();
    await user.click(await screen.findByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByRole('textbox', { name: 'Сумма' })).toBeInTheDocument();
  });
});
