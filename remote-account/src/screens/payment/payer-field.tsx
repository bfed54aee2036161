import { useField } from '@cabinet/kernel/forms';
import type { PayerRef } from '@cabinet/kernel/payments';
import { BuildingIcon, UserIcon, UsersIcon } from '@cabinet/kernel/ui';
import type { PayerChoice } from '../../api/payment.ts';
import { ChoiceCards } from './choice-cards.tsx';

const ICONS = { user: <UserIcon />, group: <UsersIcon />, company: <BuildingIcon /> } as const;
const TITLES: Readonly<Record<PayerRef['kind'], string>> = {
  user: 'Личный счёт',
  group: 'Счёт группы',
  company: 'Счёт компании',
};

/** Whose account the money goes to; nothing to choose for a person with one. */
export function PayerField({ payers }: { readonly payers: readonly PayerChoice[] }) {
  const [{ value }, , helpers] = useField<string>('payerId');
  if (payers.length < 2) return null;
  return (
    <ChoiceCards
      legend="Какой счёт пополнить"
      name="payerId"
      value={value}
      choices={payers.map(({ id, kind, name }) => ({
        value: id,
        title: TITLES[kind],
        description: name,
        icon: ICONS[kind],
      }))}
      onChange={(id) => void helpers.setValue(id, false)}
    />
  );
}
