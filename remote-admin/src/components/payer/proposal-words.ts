import { formatAmount } from '@cabinet/kernel/core/amount';
import type { FundProposal } from '../../api/payers.ts';

/** What a proposal comes to, in the words of its dialogs and notices. */
export interface ProposalWords {
  readonly confirm: string;
  readonly isDestructive: boolean;
  readonly effect: string;
  readonly confirmed: string;
  readonly kept: string;
}

/** «0,00 ₽ → 150 000,00 ₽» of a proposal to raise the credit limit. */
export function limitText({ limit }: Pick<FundProposal, 'limit'>): string | null {
  return limit === null ? null : `${formatAmount(limit.before)} → ${formatAmount(limit.after)}`;
}

export function proposalWords({ limit, amount }: Pick<FundProposal, 'limit' | 'amount'>): ProposalWords {
  if (limit !== null)
    return {
      confirm: 'Подтвердить и поднять лимит',
      isDestructive: false,
      effect: `Лимит сразу станет ${formatAmount(limit.after)}. Снизить его потом можно до того, что из него уже потратят.`,
      confirmed: `кредитный лимит ${formatAmount(limit.after)}`,
      kept: 'Лимит останется как есть',
    };
  const isTaken = amount.startsWith('-');
  return {
    confirm: isTaken ? 'Подтвердить и списать' : 'Подтвердить и начислить',
    isDestructive: isTaken,
    effect: 'Деньги изменятся сразу. Отменить это нельзя, можно только провести обратную сумму.',
    confirmed: `деньги ${isTaken ? 'списаны' : 'начислены'}`,
    kept: 'Деньги останутся как есть',
  };
}
