import { type Body, type Data, get, patch, post, type QueryParams } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';
import { paymentRequestKeys, refreshTransactions } from '@cabinet/payments';
import { proposalKeys } from './proposals.ts';

export type AdminPayerPage = Data<'GET admin/payers'>;
/** An account that holds money, as the list shows it. */
export type AdminPayer = AdminPayerPage['items'][number];
/** An account with all that is decided by. */
export type AdminPayerDetail = Data<'GET admin/payers/{id}'>;
/** What a change has come to: at once, or as a proposal. */
export type ChangedPayer = Data<'PATCH admin/payers/{id}'>;
export type AddedFunds = Data<'POST admin/payers/add-funds'>;

const PAYERS = 'admin-payers';

export const payerKeys = {
  list: () => [PAYERS, 'all'] as const,
  detail: (id: string) => [PAYERS, 'detail', id] as const,
};

const CHANGING: readonly unknown[] = [PAYERS, proposalKeys.all, paymentRequestKeys.all];

/** Money, limits, tiers, requests or proposals are not what the page knows of them; a refusal says so, too. */
function refreshPayers(): void {
  void mutate((key) => Array.isArray(key) && CHANGING.includes(key[0]));
  void refreshTransactions();
}

export function fetchPayers(params: QueryParams): Promise<AdminPayerPage> {
  return get('admin/payers', { rawQuery: params });
}

export function usePayer(id: string) {
  return useSWR(payerKeys.detail(id), () => get('admin/payers/{id}', { path: { id } }));
}

export function addFunds(
  body: Body<'POST admin/payers/add-funds'>,
  idempotencyKey: string,
): Promise<AddedFunds> {
  return post('admin/payers/add-funds', { body, idempotencyKey }).finally(refreshPayers);
}

export function changePayer(id: string, body: Body<'PATCH admin/payers/{id}'>): Promise<ChangedPayer> {
  return patch('admin/payers/{id}', { path: { id }, body }).finally(refreshPayers);
}

/** The tiers that there are, the lowest first; nothing is asked without the right to set them. */
export function useTiers(isWanted: boolean) {
  const { data, error, mutate } = useSWR(isWanted ? (['rate-corrections', 'options'] as const) : null, () =>
    get('rate-corrections/options'),
  );
  return { tiers: data?.tiers, error, mutate };
}

/** Sets a tier by hand; `null` gives back the one that the top-ups have reached. */
export async function changeTier(
  payerId: string,
  body: Body<'PATCH rate-corrections/payer/{payerId}/tier'>,
): Promise<void> {
  await patch('rate-corrections/payer/{payerId}/tier', { path: { payerId }, body }).finally(refreshPayers);
}
