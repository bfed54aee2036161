import { formatAmount, signOfAmount } from '@cabinet/kernel/core/amount';
import { compareMoney, fromWire, type Money } from '@cabinet/kernel/core/money';
import type { PayerKind } from '@cabinet/kernel/core/payments';
import { plural } from '@cabinet/kernel/core/text';
import type { AdminPayer, AdminPayerDetail, Proposal } from '../../api/payers.ts';

export const PROPOSAL_STATUS_LABEL = {
  pending: 'Ждёт подтверждения',
  confirmed: 'Подтверждено',
  rejected: 'Отклонено',
  cancelled: 'Отозвано',
  lapsed: 'Истекло',
} as const;

export const PROPOSAL_KIND_LABEL = {
  funds: 'Начислить или списать',
  credit_limit: 'Кредитный лимит',
  request_refund: 'Возврат оплаты',
} as const;

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
  return `От ${formatAmount(funds.twoPeopleFrom)} за сутки (в 10 раз больше за 30 дней) нужен второй человек: ${waits}, когда он подтвердит.${alone}\n${awaitsText({ awaits: funds.confirmers, kind: 'funds' })}.`;
}

/** Whether a step is too large for one person, with what the same person has moved alone. */
export function needsSecond({ funds }: Pick<AdminPayerDetail, 'funds'>, step: Money): boolean {
  return compareMoney(step, fromWire(funds.allowance)) >= 0;
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

const NOBODY: Readonly<Record<Proposal['kind'], string>> = {
  funds: 'управлять пользователями',
  credit_limit: 'управлять пользователями',
  request_refund: 'обрабатывать заявки на оплату',
};

/** Who is to confirm a proposal, in words. */
export function awaitsText({ awaits, kind }: Pick<Proposal, 'awaits' | 'kind'>): string {
  return awaits.length === 0
    ? `Подтвердить некому: нужен второй человек с правом ${NOBODY[kind]}`
    : `Подтвердить ${awaits.length === 1 ? 'может' : 'могут'}: ${namesText(awaits)}`;
}

const OBSTACLE_TEXT = {
  author: 'Это ваше предложение: решает другой человек.',
  own_payer: 'Это ваш счёт: о его деньгах решает другой человек.',
  closed: 'Счёт закрыт навсегда: деньги на нём не меняют.',
  permission: 'Подтверждает тот, у кого есть право и на возврат, и на долг.',
  request_changed: 'Заявку с тех пор изменили: деньги по ней больше не возвращают.',
  author_left: 'Автор больше не может предлагать такое: отклоните предложение.',
  limit_changed: 'Лимит с тех пор изменили: о другом лимите нужно другое предложение.',
} as const;

/** Why the viewer may not confirm it. */
export function obstacleText({ obstacle }: Pick<Proposal, 'obstacle'>): string | null {
  return obstacle === null ? null : OBSTACLE_TEXT[obstacle];
}

export function payerStateText({ isActive, isClosed }: Pick<AdminPayer, 'isActive' | 'isClosed'>): string {
  if (isClosed) return 'Закрыт';
  return isActive ? 'Включён' : 'Выключен';
}
