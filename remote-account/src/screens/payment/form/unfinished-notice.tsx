import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { ONLINE_METHODS, OPEN_STATUSES } from '@cabinet/kernel/core/payments';
import { Banner, ButtonLink } from '@cabinet/kernel/ui';
import { type PaymentRequest, usePaymentRequests } from '@cabinet/payments';
import { paths } from '../../../paths.ts';

const UNFINISHED = { status: OPEN_STATUSES.join(), method: ONLINE_METHODS.join(), limit: 1 };

/** The newest payment at a provider that is still open, or `null`; `undefined` until the server has answered. */
export function useUnfinishedPayment(): PaymentRequest | null | undefined {
  const { data, error } = usePaymentRequests('my', UNFINISHED);
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
      Узнайте, что с ней стало, или доведите её до конца.
    </Banner>
  );
}
