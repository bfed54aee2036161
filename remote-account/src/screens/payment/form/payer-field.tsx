import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { useField } from '@cabinet/kernel/forms';
import type { PayerChoice, PayerRef, Payers } from '@cabinet/payments';
import { ChoiceCards } from './choice-cards.tsx';
import { PAYER_WORDS } from './payer-words.tsx';

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
        title: PAYER_WORDS[payer.kind].title,
        description: describe(payer, paying),
        icon: PAYER_WORDS[payer.kind].icon,
      }))}
      onChange={(id) => {
        void helpers.setValue(id, false);
        const chosen = choices.find((payer) => payer.id === id);
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
}
