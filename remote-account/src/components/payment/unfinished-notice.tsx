import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { Banner, ButtonLink } from '@cabinet/kernel/ui';
import { type PaymentRequest, usePaymentRequests } from '@cabinet/payments';
import { UNFINISHED_PAYMENT } from '../../api/first-queries.ts';
import { paths } from '../../paths.ts';

/** The newest payment at a provider that is still open, or `null`; `undefined` until the server has answered. */
export function useUnfinishedPayment(): PaymentRequest | null | undefined {
  const { data, error } = usePaymentRequests('my', UNFINISHED_PAYMENT);
  return data === undefined && error === undefined ? undefined : (data?.items[0] ?? null);
}

/** A payment that was left half way, perhaps in a tab that is closed by now. */
export function UnfinishedNotice({ request }: { readonly request: PaymentRequest }) {
  return (
    <Banner
      title={`Оплата ${request.number} на ${formatMoney(fromWire(request.amount))} не завершена`}
      action={
        <ButtonLink to={paths.payment.to({ request: request.id })} size="sm" variant="outline">
          Продолжить
        </ButtonLink>
      }
    >
      Доведите её до конца или измените сумму.
    </Banner>
  );
}
