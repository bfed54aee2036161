import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { useField } from '@cabinet/kernel/forms';
import { BuildingIcon, UserIcon, UsersIcon } from '@cabinet/kernel/ui';
import type { PayerChoice, PayerRef, Payers } from '@cabinet/payments';
import { ChoiceCards } from './choice-cards.tsx';

const ICONS = { user: <UserIcon />, group: <UsersIcon />, company: <BuildingIcon /> } as const;
const TITLES: Readonly<Record<PayerRef['kind'], string>> = {
  user: 'Личный счёт',
  group: 'Счёт группы',
  company: 'Счёт компании',
};

function describe({ id, name, balance }: PayerChoice, paying: PayerRef): string {
  const facts = [name];
  if (balance !== null) facts.push(formatMoney(fromWire(balance)));
  if (id === paying.id) facts.push('с него оплачиваются ваши запросы');
  return facts.join(' · ');
}

interface PayerFieldProps {
  readonly payers: Payers;
  readonly onChoose: (payer: PayerChoice) => void;
}

/** Whose account the money goes to; nothing to choose for a person with one. */
export function PayerField({ payers: { payers: choices, paying }, onChoose }: PayerFieldProps) {
  const [{ value }, , helpers] = useField<string>('payerId');
  if (choices.length < 2) return null;
  return (
    <ChoiceCards
      legend="Какой счёт пополнить"
      name="payerId"
      value={value}
      choices={choices.map((payer) => ({
        value: payer.id,
        title: TITLES[payer.kind],
        description: describe(payer, paying),
        icon: ICONS[payer.kind],
      }))}
      onChange={(id) => {
        void helpers.setValue(id, false);
        const chosen = choices.find((payer) => payer.id === id);
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
}
