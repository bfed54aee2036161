import { get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';
import type { PersonRef } from '../payers/payer.ts';
import { type Transaction, type TransactionDto, toTransaction } from './transaction.ts';

/** One line of the double entry behind a transaction. */
export interface Posting {
  /** `payer`, or an account of the service: `gateway`, `bank`, `revenue`, `bonus`, `adjustment`. */
  readonly account: string;
  readonly title: string;
  /** With its sign. */
  readonly amount: string;
  readonly balanceAfter: string | null;
}

/** How a charge came to its price. */
export interface ChargePrice {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly baseAmount: string;
  readonly correctionMultiplier: string;
  readonly tier: string;
  readonly tierMultiplier: string;
}

/** A transaction that this one answers, or that answers it. */
export interface RelatedTransaction {
  readonly id: string;
  readonly number: string;
  readonly type: Transaction['type'];
  readonly signedAmount: string;
  readonly createdAt: string;
}

/** A transaction with the whole of its entry. */
export interface TransactionDetail extends Transaction {
  readonly actor: PersonRef | null;
  readonly postings: readonly Posting[];
  readonly charge: ChargePrice | null;
  readonly related: readonly RelatedTransaction[];
}

interface TransactionDetailDto extends TransactionDto {
  readonly actor: { readonly id: string; readonly display_name: string } | null;
  readonly postings: readonly {
    readonly account: string;
    readonly title: string;
    readonly amount: string;
    readonly balance_after: string | null;
  }[];
  readonly charge: {
    readonly input_tokens: number;
    readonly output_tokens: number;
    readonly base_amount: string;
    readonly correction_multiplier: string;
    readonly tier: string;
    readonly tier_multiplier: string;
  } | null;
  readonly related: readonly {
    readonly id: string;
    readonly number: string;
    readonly type: Transaction['type'];
    readonly direction: 'in' | 'out';
    readonly amount: string;
    readonly created_at: string;
  }[];
}

function toPrice(dto: NonNullable<TransactionDetailDto['charge']>): ChargePrice {
  return {
    inputTokens: dto.input_tokens,
    outputTokens: dto.output_tokens,
    baseAmount: dto.base_amount,
    correctionMultiplier: dto.correction_multiplier,
    tier: dto.tier,
    tierMultiplier: dto.tier_multiplier,
  };
}

/** Reads one transaction with its postings, its price and what it answers. */
export async function fetchTransaction({ id }: { readonly id: string }): Promise<TransactionDetail> {
  const dto = await get<TransactionDetailDto>(`transactions/${encodeURIComponent(id)}`);
  return {
    ...toTransaction(dto),
    actor: dto.actor === null ? null : { id: dto.actor.id, displayName: dto.actor.display_name },
    postings: dto.postings.map(({ balance_after: balanceAfter, ...posting }) => ({
      ...posting,
      balanceAfter,
    })),
    charge: dto.charge === null ? null : toPrice(dto.charge),
    related: dto.related.map(({ id: relatedId, number, type, direction, amount, created_at: createdAt }) => ({
      id: relatedId,
      number,
      type,
      signedAmount: direction === 'out' ? `-${amount}` : amount,
      createdAt,
    })),
  };
}

/** One transaction with the whole of its entry; nothing is asked without an id. */
export function useTransaction(id: string | null) {
  return useSWR<TransactionDetail>(id === null ? null : ['transactions', 'detail', id], () =>
    fetchTransaction({ id: id ?? '' }),
  );
}
