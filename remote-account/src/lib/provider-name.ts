import type { PaymentRequestDetail } from '@cabinet/payments';

const NAMES: Readonly<Record<string, string>> = { payanyway: 'PayAnyWay' };

/** Where a person pays, in the words of «на странице …»; a provider without a name of its own is the payment service. */
export function providerName({ provider }: Pick<PaymentRequestDetail, 'provider'>): string {
  return (provider === null ? undefined : NAMES[provider]) ?? 'платёжного сервиса';
}
