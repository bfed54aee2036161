import type { Permission } from '@cabinet/access/permissions';
import { formatAmount } from '@cabinet/kernel/core/amount';
import type { Proposal, ProposalKind } from '../../../api/proposals.ts';

type Worded = Pick<Proposal, 'kind' | 'limit' | 'amount' | 'leavesDebt' | 'takesEffectAt'>;

/** What a decision about a proposal comes to, in the words of its dialogs and notices. */
export interface DecisionWords {
  /** The button that confirms. */
  readonly confirm: string;
  readonly isDestructive: boolean;
  /** What confirming does, to money and people. */
  readonly effect: string;
  /** What has been done. */
  readonly confirmed: string;
  /** What a rejected or cancelled one leaves as it is. */
  readonly kept: string;
}

/** A kind of proposal in words. */
interface KindWords {
  readonly label: string;
  /** What its second person holds at least. */
  readonly permission: Permission;
  readonly decision: (proposal: Worded) => DecisionWords;
}

const MANAGE_PEOPLE = 'user:manage';
const MANAGE_ROLES = 'role:manage';
const MANAGE_REQUESTS = 'payment_request:manage';

const KINDS: Readonly<Record<ProposalKind, KindWords>> = {
  funds: {
    label: 'Начислить или списать',
    permission: MANAGE_PEOPLE,
    decision({ amount }) {
      const isTaken = amount?.startsWith('-') === true;
      return {
        confirm: isTaken ? 'Подтвердить и списать' : 'Подтвердить и начислить',
        isDestructive: isTaken,
        effect: 'Деньги изменятся сразу. Отменить это нельзя, можно только провести обратную сумму.',
        confirmed: `деньги ${isTaken ? 'списаны' : 'начислены'}`,
        kept: 'Деньги останутся как есть',
      };
    },
  },
  credit_limit: {
    label: 'Кредитный лимит',
    permission: MANAGE_PEOPLE,
    decision({ limit, amount }) {
      const after = formatAmount(limit?.after ?? amount ?? '0');
      return {
        confirm: 'Подтвердить и поднять лимит',
        isDestructive: false,
        effect: `Лимит сразу станет ${after}. Снизить его потом можно до того, что из него уже потратят.`,
        confirmed: `кредитный лимит ${after}`,
        kept: 'Лимит останется как есть',
      };
    },
  },
  request_refund: {
    label: 'Возврат оплаты',
    permission: MANAGE_REQUESTS,
    decision: ({ leavesDebt }) => ({
      confirm: 'Подтвердить и вернуть',
      isDestructive: true,
      effect: leavesDebt
        ? 'Сумма сразу спишется со счёта плательщика. Что из неё уже потрачено, станет долгом.'
        : 'Сумма сразу спишется со счёта плательщика. Перевести деньги обратно нужно в банке или у провайдера.',
      confirmed: 'оплата возвращена',
      kept: 'Заявка останется оплаченной',
    }),
  },
  request_paid: {
    label: 'Оплата заявки',
    permission: MANAGE_REQUESTS,
    decision: () => ({
      confirm: 'Подтвердить оплату',
      isDestructive: false,
      effect:
        'Сумма сразу поступит на счёт плательщика, а заявка станет оплаченной. Сначала найдите перевод в банке: исправить ошибку можно только возвратом.',
      confirmed: 'заявка оплачена, деньги на счёте',
      kept: 'Заявка останется неоплаченной',
    }),
  },
  company_verification: {
    label: 'Проверка компании',
    permission: MANAGE_REQUESTS,
    decision: () => ({
      confirm: 'Подтвердить компанию',
      isDestructive: false,
      effect:
        'Компания сразу станет проверенной: переводы с её ИНН и счёта будут сами находить её заявки. Если реквизиты изменят, проверка перестанет действовать.',
      confirmed: 'компания проверена',
      kept: 'Компания останется непроверенной',
    }),
  },
  staff_role: {
    label: 'Смена роли',
    permission: MANAGE_ROLES,
    decision: () => ({
      confirm: 'Подтвердить и сменить роль',
      isDestructive: false,
      effect: 'Роль сменится сразу: человек получит всё, что она разрешает, и потеряет то, чего в ней нет.',
      confirmed: 'роль изменена',
      kept: 'Роль останется прежней',
    }),
  },
  role_permissions: {
    label: 'Изменение роли',
    permission: MANAGE_ROLES,
    decision: () => ({
      confirm: 'Подтвердить и изменить роль',
      isDestructive: false,
      effect: 'Права сразу изменятся у всех, у кого эта роль. Вернуть прежние можно в редакторе роли.',
      confirmed: 'роль изменена',
      kept: 'Роль останется прежней',
    }),
  },
  staff_email: {
    label: 'Смена почты',
    permission: MANAGE_PEOPLE,
    decision: () => ({
      confirm: 'Подтвердить и сменить почту',
      isDestructive: false,
      effect:
        'Входить человек будет по новой почте, и письма пойдут туда же, в том числе с кодом для сброса пароля. Убедитесь, что она его.',
      confirmed: 'почта изменена',
      kept: 'Почта останется прежней',
    }),
  },
  staff_activation: {
    label: 'Включение учётной записи',
    permission: MANAGE_PEOPLE,
    decision: () => ({
      confirm: 'Подтвердить и включить',
      isDestructive: false,
      effect: 'Человек сразу снова сможет войти, со всеми правами своей роли.',
      confirmed: 'человек включён',
      kept: 'Человек останется отключённым',
    }),
  },
  factor_reset: {
    label: 'Сброс второго способа входа',
    permission: MANAGE_PEOPLE,
    decision: () => ({
      confirm: 'Подтвердить сброс',
      isDestructive: true,
      effect:
        'Через сутки ключи доступа, коды из приложения и резервные коды человека перестанут действовать, а сеансы завершатся: для входа хватит пароля. Ему уже пришло письмо со ссылкой, которая это останавливает, и придёт ещё одно. Убедитесь, что просил он сам.',
      confirmed: 'сброс подтверждён, вступит в силу через сутки',
      kept: 'Второй способ входа останется',
    }),
  },
  rate_correction: {
    label: 'Корректировка ставок',
    permission: 'rate_correction:manage',
    decision: () => ({
      confirm: 'Подтвердить корректировку',
      isDestructive: false,
      effect:
        'Цены изменятся у всех, кого касается корректировка, с её начала. Что уже списано, не пересчитывается.',
      confirmed: 'корректировка записана',
      kept: 'Ставки останутся как есть',
    }),
  },
  model_price: {
    label: 'Цена модели',
    permission: MANAGE_PEOPLE,
    decision: () => ({
      confirm: 'Подтвердить цену',
      isDestructive: false,
      effect:
        'Новая цена начнёт действовать в указанное время для всех, кто пользуется моделью. Что уже списано, не пересчитывается.',
      confirmed: 'цена записана',
      kept: 'Цена останется прежней',
    }),
  },
};

export const kindWords = (kind: ProposalKind): KindWords => KINDS[kind];

export const decisionWords = (proposal: Worded): DecisionWords => KINDS[proposal.kind].decision(proposal);

/** What each kind is called, in the order of the list's filter. */
export const KIND_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { label }]) => [kind, label]),
);
