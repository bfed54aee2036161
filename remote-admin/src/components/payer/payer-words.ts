import { formatAmount, signOfAmount } from '@cabinet/kernel/core/amount';
import { addMoney, compareMoney, fromWire, type Money } from '@cabinet/kernel/core/money';
import type { PayerKind } from '@cabinet/kernel/core/payments';
import { plural } from '@cabinet/kernel/core/text';
import type { AdminPayer, AdminPayerDetail, FundProposal } from '../../api/payers.ts';

export const PROPOSAL_STATUS_LABEL = {
  pending: 'Ждёт подтверждения',
  confirmed: 'Подтверждено',
  rejected: 'Отклонено',
  cancelled: 'Отозвано',
} as const;

export const PROPOSAL_KIND_LABEL = {
  funds: 'Начислить или списать',
  credit_limit: 'Кредитный лимит',
} as const;

/** What a second person is needed for, and who that may be. */
export function secondText(
  { funds }: Pick<AdminPayerDetail, 'funds'>,
  { step, waits }: { readonly step: string; readonly waits: string },
): string {
  const alone =
    signOfAmount(funds.addedAlone) > 0
      ? ` Вместе с ${step} считаются ${formatAmount(funds.addedAlone)}, которые вы провели здесь за сутки.`
      : '';
  return `От ${formatAmount(funds.twoPeopleFrom)} нужен второй человек: ${waits}, когда он подтвердит.${alone}\n${awaitsText({ awaits: funds.confirmers })}.`;
}

/** Whether a step is too large for one person, with those that the same person has taken here alone. */
export function needsSecond({ funds }: Pick<AdminPayerDetail, 'funds'>, step: Money): boolean {
  return compareMoney(addMoney(fromWire(funds.addedAlone), step), fromWire(funds.twoPeopleFrom)) >= 0;
}

export const peopleText = (count: number) => `${count} ${plural(count, 'человек', 'человека', 'человек')}`;
/** «для 1 человека», «для 5 человек». */
const ofPeople = (count: number) => `${count} ${plural(count, 'человека', 'человек', 'человек')}`;

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
    ? `Счёт перестанет платить за ${ofPeople(people)}. Дальше:`
    : `Счёт начнёт платить за ${ofPeople(people)}. Сейчас:`;
  return [
    first,
    ...others.map(({ kind, people: count }) =>
      kind === null
        ? `${peopleText(count)}: платить нечем, модели им не отвечают`
        : `${peopleText(count)}: ${OTHERWISE[kind]}`,
    ),
  ];
}

export const nameOf = ({ displayName }: { readonly displayName: string }) => displayName || 'Без имени';

/** «Анна, Борис и ещё 3». */
export function namesText(people: readonly { readonly displayName: string }[], shown = 5): string {
  const names = people.slice(0, shown).map(nameOf);
  const more = people.length - names.length;
  return more > 0 ? `${names.join(', ')} и ещё ${more}` : names.join(', ');
}

/** Who is to confirm a proposal, in words. */
export function awaitsText({ awaits }: Pick<FundProposal, 'awaits'>): string {
  return awaits.length === 0
    ? 'Подтвердить некому: нужен второй человек с правом управлять пользователями'
    : `Подтвердить могут: ${namesText(awaits)}`;
}

const OBSTACLE_TEXT = {
  author: 'Это ваше предложение: решает другой человек.',
  own_payer: 'Это ваш счёт: о его деньгах решает другой человек.',
  closed: 'Счёт закрыт навсегда: деньги на нём не меняют.',
  author_left: 'Автор больше не может предлагать такое: отклоните предложение.',
  limit_changed: 'Лимит с тех пор изменили: о другом лимите нужно другое предложение.',
} as const;

/** Why the viewer may not confirm it. */
export function obstacleText({ obstacle }: Pick<FundProposal, 'obstacle'>): string | null {
  return obstacle === null ? null : OBSTACLE_TEXT[obstacle];
}

export function payerStateText({ isActive, isClosed }: Pick<AdminPayer, 'isActive' | 'isClosed'>): string {
  if (isClosed) return 'Закрыт';
  return isActive ? 'Включён' : 'Выключен';
}
