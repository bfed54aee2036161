import { Banner, DateText } from '@cabinet/kernel/ui';
import type { PaymentRequestDetail } from '@cabinet/payments';

interface FirstConfirmationProps {
  readonly confirmation: NonNullable<PaymentRequestDetail['confirmation']>;
  readonly bankReference: string | null;
}

/** Who has confirmed a large payment first, and what comes of the second. */
export function FirstConfirmation({ confirmation: { by, at }, bankReference }: FirstConfirmationProps) {
  return (
    <Banner title="Ваше подтверждение будет вторым">
      Первое: {by.displayName}, <DateText value={at} format="datetime" />
      {bankReference !== null && `, документ «${bankReference}»`}. После вашего деньги поступят на счёт.
    </Banner>
  );
}
