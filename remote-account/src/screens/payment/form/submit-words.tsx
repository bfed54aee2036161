import type { PaymentMethod } from '@cabinet/kernel/core/payments';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { METHOD_WORDS } from '../../../lib/payment-methods.tsx';

interface SubmitWordsProps {
  readonly method: PaymentMethod;
  /** As it travels; `null` while it cannot be paid. */
  readonly amount: string | null;
}

/** What the button of the form does, with the sum that it is about: «Оплатить 1 000,00 ₽». */
export function SubmitWords({ method, amount }: SubmitWordsProps) {
  const { bare, withSum } = METHOD_WORDS[method].submit;
  if (amount === null) return <span>{bare}</span>;
  return (
    <span>
      <span>{`${withSum} `}</span>
      <MoneyText value={amount} />
    </span>
  );
}
