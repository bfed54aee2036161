import { fromWire, roundMoney, toWire } from '@cabinet/kernel/core/money';
import type { Config } from '#config/index.ts';
import { requestNumber } from '#lib/human-number.ts';
import { signForm } from '../payanyway/signature.ts';
import type { RequestRow } from '../repository.ts';

export interface PaymentForm {
  readonly action_url: string;
  readonly signature: string;
  readonly fields: Record<string, string>;
}

/** The addresses to which the provider sends the person back, by the outcome of the payment. */
const RETURNS = {
  MNT_SUCCESS_URL: 'success',
  MNT_INPROGRESS_URL: 'inprogress',
  MNT_FAIL_URL: 'fail',
  MNT_RETURN_URL: 'return',
} as const;

/** The form that the browser sends to the provider for a card request. */
export function paymentForm(
  { payment }: Config,
  request: Pick<RequestRow, 'id' | 'number' | 'amount' | 'currency' | 'user_id'>,
  origin: string,
): PaymentForm {
  const signed = {
    MNT_ID: payment.mntId,
    MNT_TRANSACTION_ID: request.id,
    MNT_CURRENCY_CODE: request.currency,
    MNT_AMOUNT: toWire(roundMoney(fromWire(request.amount))),
    MNT_TEST_MODE: String(payment.testMode),
    MNT_SUBSCRIBER_ID: request.user_id,
  };
  const signature = signForm(signed, payment.integrityCode);
  const returns = Object.entries(RETURNS).map(([name, result]) => [
    name,
    `${origin}/payment?request=${request.id}&result=${result}`,
  ]);
  return {
    action_url: payment.formUrl,
    signature,
    fields: {
      ...signed,
      MNT_SIGNATURE: signature,
      MNT_DESCRIPTION: `Пополнение счёта, заявка ${requestNumber(request.number)}`,
      ...Object.fromEntries(returns),
      'moneta.locale': 'ru',
    },
  };
}
