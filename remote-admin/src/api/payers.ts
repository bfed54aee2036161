import { type Body, type Data, get, patch, post, type QueryParams } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';
import { refreshTransactions } from '@cabinet/payments';

export type AdminPayerPage = Data<'GET admin/payers'>;
/** An account that holds money, as the list shows it. */
export type AdminPayer = AdminPayerPage['items'][number];
/** An account with all that is decided by. */
export type AdminPayerDetail = Data<'GET admin/payers/{id}'>;
export type FundProposalPage = Data<'GET admin/payers/fund-proposals'>;
export type FundProposal = FundProposalPage['items'][number];
/** What a change has come to: at once, or as a proposal. */
export type ChangedPayer = Data<'PATCH admin/payers/{id}'>;
export type AddedFunds = Data<'POST admin/payers/add-funds'>;

const PAYERS = 'admin-payers';
const PROPOSALS = 'fund-proposals';

export const payerKeys = {
  list: () => [PAYERS, 'all'] as const,
  detail: (id: string) => [PAYERS, 'detail', id] as const,
};
export const proposalKeys = {
  list: () => [PROPOSALS, 'all'] as const,
  open: () => [PROPOSALS, 'open'] as const,
};

/** Money, limits, tiers or proposals are not what the page knows of them; a refusal says so, too. */
function refreshPayers(): void {
  void mutate((key) => Array.isArray(key) && (key[0] === PAYERS || key[0] === PROPOSALS));
  void refreshTransactions();
}

export function fetchPayers(params: QueryParams): Promise<AdminPayerPage> {
  return get('admin/payers', { rawQuery: params });
}

export function usePayer(id: string) {
  return useSWR(payerKeys.detail(id), () => get('admin/payers/{id}', { path: { id } }));
}

export function fetchProposals(params: QueryParams): Promise<FundProposalPage> {
  return get('admin/payers/fund-proposals', { rawQuery: params });
}

/** How many proposals wait for a second person; unknown while that is on the way. */
export function useOpenProposals(): number | undefined {
  const { data } = useSWR(proposalKeys.open(), () => fetchProposals({ status: 'pending', limit: 1 }));
  return data?.total;
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

export async function confirmProposal(id: string, idempotencyKey: string): Promise<void> {
  await post('admin/payers/fund-proposals/{id}/confirm', { path: { id }, idempotencyKey }).finally(
    refreshPayers,
  );
}

export async function rejectProposal(id: string, reason: string): Promise<void> {
  await post('admin/payers/fund-proposals/{id}/reject', { path: { id }, body: { reason } }).finally(
    refreshPayers,
  );
}

export async function cancelProposal(id: string): Promise<void> {
  await post('admin/payers/fund-proposals/{id}/cancel', { path: { id } }).finally(refreshPayers);
}
