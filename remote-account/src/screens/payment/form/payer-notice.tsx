import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { PAYER_KIND } from '@cabinet/kernel/core/payments';
import { Banner } from '@cabinet/kernel/ui';
import { accountLabel, type PayerRef, type Payers } from '@cabinet/payments';
import { PAYER_WORDS } from './payer-words.tsx';

const from = (payer: PayerRef) => accountLabel(payer).replace('счёт', 'счёта');

function nextStep({ payers: choices, paying }: Payers): string {
  return choices.some(({ id }) => id === paying.id)
    ? `Чтобы денег хватало на запросы, выберите ${accountLabel(paying)}.`
    : `Если на нём заканчиваются деньги, попросите пополнить его ${PAYER_WORDS[paying.kind].owner}: вам это не разрешено.`;
}

interface PayerNoticeProps {
  readonly payers: Payers;
  readonly chosenId: string;
}

/** Says that the account that is being topped up does not pay for the person's requests now, and which one does. */
export function PayerNotice({ payers, chosenId }: PayerNoticeProps) {
  const { payers: choices, paying } = payers;
  const chosen = choices.find(({ id }) => id === chosenId) ?? choices[0];
  if (chosen === undefined || chosen.id === paying.id) return null;
  const isOwn = !PAYER_KIND[chosen.kind].isShared;
  return (
    <Banner tone="warning" title={`Ваши запросы сейчас оплачиваются со ${from(paying)}`}>
      {`Пополнение ${isOwn ? 'личного счёта' : from(chosen)} на них не пойдёт${isOwn ? ': деньги останутся вашими и понадобятся, когда вы будете платить за себя сами' : ''}. ${
        isOwn && chosen.balance !== null
          ? `Сейчас на личном счёте ${formatMoney(fromWire(chosen.balance))}. `
          : ''
      }${nextStep(payers)}`}
    </Banner>
  );
}
