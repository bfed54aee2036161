import { offeredPathsAtom } from '@cabinet/kernel/paths';
import { useAtomValue } from '@cabinet/kernel/state';
import { ButtonLink } from '@cabinet/kernel/ui';
import { elsewhere } from '../paths.ts';
import type { PaymentRequest } from './payment-request.ts';

/** Goes on with an unpaid payment of one's own, by one press; nothing for any other request. */
export function PayLink({ request: { id, number, actions } }: { readonly request: PaymentRequest }) {
  const isOffered = useAtomValue(offeredPathsAtom).includes(elsewhere.payment.pattern);
  if (!isOffered || !actions.pay) return null;
  return (
    <ButtonLink
      to={elsewhere.payment.to({ request: id })}
      size="xs"
      // Its text stands below the head of its column.
      variant="plain"
      paddingInline="0"
      borderWidth="0"
      _hover={{ textDecoration: 'underline' }}
      aria-label={`Оплатить: заявка ${number}`}
    >
      Оплатить
    </ButtonLink>
  );
}
