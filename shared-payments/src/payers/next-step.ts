import { formatAmount } from '@cabinet/kernel/core/amount';
import { moscowText } from '@cabinet/kernel/core/calendar';
import type { PayerKind } from '@cabinet/kernel/core/payments';
import { hasPermission } from '@cabinet/kernel/core/permissions';
import type { AccountState, Stop, User } from '@cabinet/kernel/session';
import { accountLabel } from './payer-labels.ts';
import { mayTopUp } from './top-up-link.tsx';
import type { Way } from './way-link.tsx';

type Account = Pick<AccountState, 'payer' | 'balance' | 'cap'>;

/** What somebody for whom nothing is paid can do. */
export interface NextStep {
  readonly text: string;
  readonly topUp?: boolean;
  readonly way?: Way;
  /** Nobody else can help. */
  readonly isForSupport?: boolean;
}

type Step = (user: User, account: Account) => NextStep;

const managesPeople = ({ roleInfo }: User) => hasPermission(roleInfo.permissions, 'company_user:manage');

/** A group may be topped up by whoever is in it, which a member would not guess. */
const WHO_ELSE: Readonly<Record<PayerKind, string>> = {
  user: '',
  group: ' Это может сделать любой её участник.',
  company: '',
};

const topUp: Step = (user, { payer, balance }) => {
  const label = accountLabel(payer);
  if (!mayTopUp(user, payer.kind))
    return {
      text: `Пополнить ${label} может её руководитель: кому написать, сказано в разделе «Моя компания».`,
      way: 'company',
    };
  const debt = balance !== null && balance < 0 ? ` Сначала погасится долг ${formatAmount(-balance)}.` : '';
  return {
    text: `Пополните ${label}, чтобы запросы выполнялись.${WHO_ELSE[payer.kind]}${debt}`,
    topUp: true,
  };
};

/** Who may raise a cap, by whose money it limits; a personal account has none. */
const RAISE_CAP: Readonly<Record<PayerKind, (user: User) => NextStep>> = {
  user: () => ({ text: '' }),
  group: ({ group }) => ({
    text: group?.isOwner
      ? 'Увеличить его можно в разделе «Моя группа».'
      : 'Увеличить его может владелец группы.',
    way: 'group',
  }),
  company: (user) =>
    managesPeople(user)
      ? { text: 'Увеличить его можно в списке пользователей компании.', way: 'companyUsers' }
      : {
          text: 'Увеличить его может руководитель компании: кому написать, сказано в разделе «Моя компания».',
          way: 'company',
        },
};

/** What an account without money begins with: a company has more to do than that. */
const FIRST_MONEY: Readonly<Record<PayerKind, Step>> = {
  user: topUp,
  group: topUp,
  company: (user, account) =>
    managesPeople(user)
      ? {
          text: 'Осталось настроить компанию: пополнить её счёт, пригласить сотрудников и задать им лимиты.',
          way: 'company',
        }
      : topUp(user, account),
};

const STEPS: Readonly<Record<Stop, Step>> = {
  blocked: () => ({ text: 'Его выключил администратор сервиса.', isForSupport: true }),
  unfunded: (user, account) => FIRST_MONEY[account.payer.kind](user, account),
  empty: topUp,
  cap: (user, { payer, cap }) => {
    const step = RAISE_CAP[payer.kind](user);
    const resets =
      cap === null ? '' : `Лимит сбросится ${moscowText(cap.resetsAt, 'day').replace(' ', '\u00a0')}. `;
    return { ...step, text: resets + step.text };
  },
};

/** What this person can do now that nothing is paid for (product §13.4, §14.7). */
export const nextStep = (stop: Stop, user: User, account: Account): NextStep => STEPS[stop](user, account);
