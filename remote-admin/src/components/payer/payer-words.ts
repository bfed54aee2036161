import { peopleGenitive } from '@cabinet/access';
import { formatAmount, signOfAmount } from '@cabinet/kernel/core/amount';
import { compareMoney, fromWire, type Money } from '@cabinet/kernel/core/money';
import type { PayerKind } from '@cabinet/kernel/core/payments';
import { plural } from '@cabinet/kernel/core/text';
import type { AdminPayer, AdminPayerDetail } from '../../api/payers.ts';
import { awaitsText } from '../proposals/words/awaits-text.ts';

/** What a second person is needed for, and who that may be. */
export function secondText(
  { funds }: Pick<AdminPayerDetail, 'funds'>,
  { step, waits }: { readonly step: string; readonly waits: string },
): string {
  const { day, month } = funds.movedAlone;
  const alone =
    signOfAmount(month) > 0
      ? ` Вместе с ${step} считается то, что вы провели без второго человека по всем счетам: ${formatAmount(day)} за сутки и ${formatAmount(month)} за 30 дней.`
      : '';
  return `От ${formatAmount(funds.twoPeopleFrom)} за сутки (в 10 раз больше за 30 дней) нужен второй человек: ${waits}, когда он подтвердит.${alone}\n${awaitsText({ awaits: funds.confirmers, kind: 'funds', takesEffectAt: null })}`;
}

/** Whether a step is too large for one person, with what the same person has moved alone. */
export function needsSecond({ funds }: Pick<AdminPayerDetail, 'funds'>, step: Money): boolean {
  return compareMoney(step, fromWire(funds.allowance)) >= 0;
}

export const peopleText = (count: number) => `${count} ${plural(count, 'человек', 'человека', 'человек')}`;

const OTHERWISE: Readonly<Record<PayerKind, string>> = {
  user: 'платит личный счёт',
  group: 'платит счёт группы',
  company: 'платит счёт компании',
};

/** Whom a switch concerns, and what pays for them without this account. */
export function switchLines({ isActive, switching }: AdminPayerDetail): readonly string[] {
  const { people, others } = switching;
  if (people === 0)
    return [isActive ? 'С этого счёта сейчас никто не тратит.' : 'С этого счёта никто не начнёт тратить.'];
  const first = isActive
    ? `Счёт перестанет платить за ${peopleGenitive(people)}. Дальше:`
    : `Счёт начнёт платить за ${peopleGenitive(people)}. Сейчас:`;
  return [
    first,
    ...others.map(({ kind, people: count }) =>
      kind === null
        ? `${peopleText(count)}: платить нечем, модели им не отвечают`
        : `${peopleText(count)}: ${OTHERWISE[kind]}`,
    ),
  ];
}

/** What the badge of an account says. */
export function payerStateText({ isActive, isClosed }: Pick<AdminPayer, 'isActive' | 'isClosed'>): string {
  if (isClosed) return 'Закрыт';
  return isActive ? 'Включён' : 'Выключен';
}

/** The money of a closed account, which nobody spends: «на счёте 1 234,00 ₽»; null where it has none or is open. */
export function closedMoneyText({
  isClosed,
  balance,
}: Pick<AdminPayer, 'isClosed' | 'balance'>): string | null {
  return isClosed && signOfAmount(balance) !== 0 ? `на счёте ${formatAmount(balance)}` : null;
}

/** «Закрыт, на счёте 1 234,00 ₽». */
export const wholeStateText = (payer: Pick<AdminPayer, 'isActive' | 'isClosed' | 'balance'>): string =>
  [payerStateText(payer), closedMoneyText(payer)].filter((part) => part !== null).join(', ');
