import { PERMISSION_DEFINITIONS } from '@cabinet/access/permissions';
import { quoted } from '@cabinet/kernel/core/text';
import { useCurrentUser } from '@cabinet/kernel/session';
import { Banner, DateText, Text } from '@cabinet/kernel/ui';
import type { PaymentRequestDetail } from '@cabinet/payments';
import { isOwnRequest } from '../../components/payment-request/request-deeds.ts';
import { WhyTwoPeople } from '../../components/payment-request/why-two-people.tsx';

const NOBODY_ELSE = `Второе дать пока некому: нужен человек, у которого разрешение ${quoted(PERMISSION_DEFINITIONS['payment_request:manage'].name)} дольше суток. Это не должна быть его заявка, и ни он, ни автор первого подтверждения за 30 дней не создавали друг друга и не давали друг другу права. Попросите владельца сервиса назначить такого.`;

const nameOf = ({ displayName }: { readonly displayName: string }) => displayName;

/** Why nothing may be done here by this person, or what is awaited and of whom. */
export function RequestNotes({ request }: { readonly request: PaymentRequestDetail }) {
  const userId = useCurrentUser()?.id;
  const { confirmation, twoPeopleReasons } = request;
  if (confirmation !== null) {
    const { by, at, awaits } = confirmation;
    const isMine = by.id === userId;
    return (
      <Banner
        tone="info"
        title={isMine ? 'Вы подтвердили оплату, нужен второй человек' : 'Нужно второе подтверждение'}
      >
        <Text>
          <span>{`Первое: ${by.displayName}, `}</span>
          <DateText value={at} format="datetime" />
          <span>{`. ${
            awaits.length === 0
              ? NOBODY_ELSE
              : `Второе ${awaits.length === 1 ? 'может' : 'могут'} дать: ${awaits.map(nameOf).join(', ')}.`
          }`}</span>
        </Text>
        <WhyTwoPeople reasons={twoPeopleReasons} />
      </Banner>
    );
  }
  // While a refund waits nobody moves the request, whosever it is: the proposal says who decides.
  if (request.refundProposal !== null || !isOwnRequest(request)) return null;
  return (
    <Banner tone="info" title="Это ваша заявка">
      Вы её создали или тратите эти деньги, поэтому её статус меняет другой человек.
    </Banner>
  );
}
