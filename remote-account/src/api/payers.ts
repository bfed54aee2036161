import { get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';
import type { PayerRef } from '@cabinet/payments';

interface PayersDto {
  readonly payers: readonly (PayerRef & { readonly is_default: boolean; readonly balance: string | null })[];
  readonly paying: PayerRef;
}

/** Somebody whose account the person may top up. */
export interface PayerChoice extends PayerRef {
  readonly isDefault: boolean;
  /** A decimal text; `null`: not the person's to see. */
  readonly balance: string | null;
}

export interface Payers {
  readonly choices: readonly PayerChoice[];
  /** Who pays for the person's requests now, also where they may not top it up. */
  readonly paying: PayerRef;
}

const payerKeys = { mine: () => 'payment/payers' as const };

async function fetchPayers(): Promise<Payers> {
  const { payers, paying } = await get<PayersDto>('payment/payers');
  return { choices: payers.map(({ is_default: isDefault, ...payer }) => ({ ...payer, isDefault })), paying };
}

/** Nothing is asked where it is not wanted. */
export function usePayers({ isWanted = true }: { readonly isWanted?: boolean } = {}) {
  return useSWR(isWanted ? payerKeys.mine() : null, fetchPayers, { revalidateOnFocus: false });
}
