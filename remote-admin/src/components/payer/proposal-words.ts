import { formatAmount } from '@cabinet/kernel/core/amount';
import type { Proposal } from '../../api/payers.ts';

/** What a proposal comes to, in the words of its dialogs and notices. */
export interface ProposalWords {
  readonly confirm: string;
  readonly isDestructive: boolean;
  readonly effect: string;
  readonly confirmed: string;
  readonly kept: string;
}

/** «0,00 ₽ → 150 000,00 ₽» of a proposal to raise the credit limit. */
export function limitText({ limit }: Pick<Proposal, 'limit'>): string | null {
  return limit === null ? null : `${formatAmount(limit.before)} → ${formatAmount(limit.after)}`;
}

type Worded = Pick<Proposal, 'kind' | 'limit' | 'amount' | 'leavesDebt'>;

const WORDS: Readonly<Record<Proposal['kind'], (proposal: Worded) => ProposalWords>> = {
  funds: ({ amount }) => {
    const isTaken = amount.startsWith('-');
    return {
      confirm: isTaken ? 'Подтвердить и списать' : 'Подтвердить и начислить',
      isDestructive: isTaken,
      effect: 'Деньги изменятся сразу. Отменить это нельзя, можно только провести обратную сумму.',
      confirmed: `деньги ${isTaken ? 'списаны' : 'начислены'}`,
      kept: 'Деньги останутся как есть',
    };
  },
  credit_limit: ({ limit, amount }) => {
    const after = formatAmount(limit?.after ?? amount);
    return {
      confirm: 'Подтвердить и поднять лимит',
      isDestructive: false,
      effect: `Лимит сразу станет ${after}. Снизить его потом можно до того, что из него уже потратят.`,
      confirmed: `кредитный лимит ${after}`,
      kept: 'Лимит останется как есть',
    };
  },
  request_refund: ({ leavesDebt }) => ({
    confirm: 'Подтвердить и вернуть',
    isDestructive: true,
    effect: leavesDebt
      ? 'Сумма сразу спишется со счёта плательщика. Что из неё уже потрачено, станет долгом.'
      : 'Сумма сразу спишется со счёта плательщика. Перевести деньги обратно нужно в банке или у провайдера.',
    confirmed: 'оплата возвращена',
    kept: 'Заявка останется оплаченной',
  }),
};

export const proposalWords = (proposal: Worded): ProposalWords => WORDS[proposal.kind](proposal);
