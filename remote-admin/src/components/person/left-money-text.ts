import { formatAmount, signOfAmount } from '@cabinet/kernel/core/amount';
import { plural } from '@cabinet/kernel/core/text';
import type { PersonDeletion } from '../../api/admin-users.ts';

type LeftMoney = NonNullable<PersonDeletion['payer']>;

const requestsText = (count: number) =>
  `${count} ${plural(count, 'заявка ждёт', 'заявки ждут', 'заявок ждут')} оплаты`;

/** What is on the account of a person, a sentence of each sort; the balance is always among them. */
export function leftMoneyLines({
  balance,
  held,
  debt,
  openRequests,
  openAmount,
}: LeftMoney): readonly string[] {
  return [
    `На личном счёте ${formatAmount(balance)}.`,
    ...(signOfAmount(held) > 0 ? [`Из них ${formatAmount(held)} в резерве под идущие запросы.`] : []),
    ...(signOfAmount(debt) > 0 ? [`Долг ${formatAmount(debt)}.`] : []),
    ...(openRequests > 0
      ? [
          `${requestsText(openRequests)}, на ${formatAmount(openAmount)}: что по ним придёт, зачислится на этот счёт.`,
        ]
      : []),
  ];
}
