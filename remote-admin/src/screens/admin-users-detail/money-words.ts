import { digitsThatAddUp, formatAmount, signOfAmount } from '@cabinet/kernel/core/amount';
import { compareMoney, formatMoney, fromWire, subtractMoney } from '@cabinet/kernel/core/money';
import { formatDate } from '@cabinet/kernel/ui';
import { accountLabel } from '@cabinet/payments';
import type { AdminUserDetail } from '../../api/admin-users.ts';

type Payer = AdminUserDetail['payers'][number];

interface MoneyVerdict {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly title: string;
  /** Why, and where to look. */
  readonly text: string;
}

type Asked = Pick<AdminUserDetail, 'isActive' | 'payers' | 'month'>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const nonZero = (amount: string) => signOfAmount(amount) !== 0;

/** A sum of an account with the decimals with which its sums add up as they are shown. */
function sumOf({ balance, held, creditLimit, available }: Payer): (amount: string) => string {
  const digits = digitsThatAddUp([balance, creditLimit, `-${held}`], available);
  return (amount) => formatAmount(amount, { digits });
}

/** «баланс 100 ₽, в резерве 20 ₽, кредит 0 ₽»: what is available comes of. */
function makeUp(payer: Payer): string {
  const { balance, held, creditLimit } = payer;
  const sum = sumOf(payer);
  return [
    `баланс ${sum(balance)}`,
    ...(nonZero(held) ? [`в резерве под идущие запросы ${sum(held)}`] : []),
    ...(nonZero(creditLimit) ? [`кредитный лимит ${sum(creditLimit)}`] : []),
  ].join(', ');
}

function capVerdict({ cap, spent, resetsAt }: NonNullable<Asked['month']>): MoneyVerdict | null {
  if (compareMoney(fromWire(spent), fromWire(cap)) < 0) return null;
  return {
    tone: 'danger',
    title: 'Исчерпан лимит на месяц',
    text: `Потрачено ${formatAmount(spent)} из ${formatAmount(cap)}, вместе с резервами. Тратить снова можно с ${formatDate(resetsAt)} или с большим лимитом.`,
  };
}

/** Why a person is short of money, or that they are not. */
export function moneyVerdict({ isActive, payers, month }: Asked): MoneyVerdict {
  if (!isActive)
    return {
      tone: 'warning',
      title: 'Учётная запись отключена',
      text: 'Запросы не принимаются, пока её не включат. Денег это не касается.',
    };
  const payer = payers.find(({ pays }) => pays);
  if (payer === undefined)
    return {
      tone: 'danger',
      title: 'Платить нечем',
      text: 'Ни один счёт сейчас за этого человека не платит: все его счета выключены.',
    };
  const account = capital(accountLabel(payer));
  if (!payer.isActive)
    return {
      tone: 'danger',
      title: 'Счёт выключен',
      text: `${account} платит за этого человека, но выключен: запросы не оплачиваются, пока его не включат.`,
    };
  const capped = month === null ? null : capVerdict(month);
  if (capped !== null) return capped;
  if (signOfAmount(payer.available) !== 1)
    return {
      tone: 'danger',
      title: 'На счёте нет свободных денег',
      text: `${account}: ${makeUp(payer)}. Свободно ${sumOf(payer)(payer.available)}.`,
    };
  const left = month === null ? null : subtractMoney(fromWire(month.cap), fromWire(month.spent));
  const isCapNearer = left !== null && compareMoney(left, fromWire(payer.available)) < 0;
  return {
    tone: 'success',
    title: isCapNearer
      ? `Можно потратить ${formatMoney(left)} до лимита на месяц`
      : `Свободно ${sumOf(payer)(payer.available)}`,
    text: `${account}: ${makeUp(payer)}.${left === null || isCapNearer ? '' : ` До лимита на месяц осталось ${formatMoney(left)}.`} Запрос дороже не пройдёт.`,
  };
}
