import type { PaymentMethod } from '@cabinet/kernel/core/payments';
import { useField } from '@cabinet/kernel/forms';
import { METHOD_WORDS } from '../../../lib/payment-methods.tsx';
import { ChoiceCards } from './choice-cards.tsx';

interface MethodFieldProps {
  readonly methods: readonly PaymentMethod[];
  readonly onChoose: () => void;
}

export function MethodField({ methods, onChoose }: MethodFieldProps) {
  const [{ value }, , helpers] = useField<PaymentMethod>('method');
  if (methods.length < 2) return null;
  return (
    <ChoiceCards
      legend="Способ оплаты"
      name="method"
      value={value}
      choices={methods.map((method) => ({ value: method, ...METHOD_WORDS[method] }))}
      onChange={(method) => {
        onChoose();
        void helpers.setValue(method, false);
      }}
    />
  );
}
