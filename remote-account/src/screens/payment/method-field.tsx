import type { PaymentMethod } from '@cabinet/kernel/core/payments';
import { useField } from '@cabinet/kernel/forms';
import { ReceiptIcon } from '@cabinet/kernel/ui';
import { type Choice, ChoiceCards } from './choice-cards.tsx';
import { CardIcon } from './payment-icons.ts';

const CHOICES: readonly Choice<PaymentMethod>[] = [
  {
    value: 'card',
    title: 'Банковская карта',
    description: 'Деньги на счёте сразу после оплаты',
    icon: <CardIcon />,
  },
  {
    value: 'invoice',
    title: 'Счёт на оплату',
    description: 'PDF для перевода из банка, обычно 1–3 рабочих дня',
    icon: <ReceiptIcon />,
  },
];

interface MethodFieldProps {
  readonly methods: readonly PaymentMethod[];
  readonly onChoose: () => void;
}

export function MethodField({ methods, onChoose }: MethodFieldProps) {
  const [{ value }, , helpers] = useField<PaymentMethod>('method');
  const choices = CHOICES.filter((choice) => methods.includes(choice.value));
  if (choices.length < 2) return null;
  return (
    <ChoiceCards
      legend="Способ оплаты"
      name="method"
      value={value}
      choices={choices}
      onChange={(method) => {
        onChoose();
        void helpers.setValue(method, false);
      }}
    />
  );
}
