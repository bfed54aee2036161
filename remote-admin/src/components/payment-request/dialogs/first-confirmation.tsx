import { Banner, DateText, Stack, Text } from '@cabinet/kernel/ui';
import type { PaymentRequestDetail } from '@cabinet/payments';
import { SamePayments } from '../same-payments.tsx';
import { WhyTwoPeople } from '../why-two-people.tsx';

interface FirstConfirmationProps {
  readonly confirmation: NonNullable<PaymentRequestDetail['confirmation']>;
  readonly request: PaymentRequestDetail;
}

/** Who has confirmed a payment first and why that is not enough, what else it is like, and what comes of the second. */
export function FirstConfirmation({
  confirmation: { by, at },
  request: { twoPeopleReasons, sameAs },
}: FirstConfirmationProps) {
  return (
    <Banner tone={sameAs.length > 0 ? 'warning' : 'info'} title="Ваше подтверждение будет вторым">
      <Stack gap="2">
        <Text>
          <span>{`Первое: ${by.displayName}, `}</span>
          <DateText value={at} format="datetime" />. Сверьте поручение с банком: после вашего подтверждения
          деньги поступят на счёт.
        </Text>
        <WhyTwoPeople reasons={twoPeopleReasons} />
        <SamePayments sameAs={sameAs} />
      </Stack>
    </Banner>
  );
}
