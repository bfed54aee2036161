import { type Body, type Data, get, patch, post, type QueryParams } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';
import { paymentRequestKeys, refreshTransactions } from '@cabinet/payments';

export type AdminPayerPage = Data<'GET admin/payers'>;
/** An account that holds money, as the list shows it. */
export type AdminPayer = AdminPayerPage['items'][number];
/** An account with all that is decided by. */
export type AdminPayerDetail = Data<'GET admin/payers/{id}'>;
export type ProposalPage = Data<'GET admin/proposals'>;
export type Proposal = ProposalPage['items'][number];
/** What a change has come to: at once, or as a proposal. */
export type ChangedPayer = Data<'PATCH admin/payers/{id}'>;
export type AddedFunds = Data<'POST admin/payers/add-funds'>;

const PAYERS = 'admin-payers';
const PROPOSALS = 'proposals';

export const payerKeys = {
  list: () => [PAYERS, 'all'] as const,
  detail: (id: string) => [PAYERS, 'detail', id] as const,
};
export const proposalKeys = {
  list: (kind?: Proposal['kind']) => [PROPOSALS, kind ?? 'all'] as const,
  open: (kind?: Proposal['kind']) => [PROPOSALS, 'open', kind ?? 'all'] as const,
  ofPerson: (userId: string) => [PROPOSALS, 'of person', userId] as const,
};

const CHANGING: readonly unknown[] = [PAYERS, PROPOSALS, paymentRequestKeys.all];

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

export function fetchProposals(params: QueryParams): Promise<ProposalPage> {
  return get('admin/proposals', { rawQuery: params });
}

/** How many proposals wait for a second person; unknown while that is on the way. */
export function useOpenProposals(kind?: Proposal['kind']): number | undefined {
  const { data } = useSWR(proposalKeys.open(kind), () =>
    fetchProposals({ status: 'pending', limit: 1, ...(kind !== undefined && { kind }) }),
  );
  return data?.total;
}

/** What about somebody waits for a second person, as far as the viewer decides about it. */
export function usePersonProposals(userId: string) {
  return useSWR(proposalKeys.ofPerson(userId), ([, , id]) =>
    fetchProposals({ user_id: id, status: 'pending', limit: 20 }),
  );
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

/** The second person's decisions; of a kind that they do not decide about nothing is found. */
export async function confirmProposal(id: string, idempotencyKey: string): Promise<void> {
  await post('admin/proposals/{id}/confirm', { path: { id }, idempotencyKey }).finally(refreshPayers);
}

export async function rejectProposal(id: string, reason: string): Promise<void> {
  await post('admin/proposals/{id}/reject', { path: { id }, body: { reason } }).finally(refreshPayers);
}

export async function cancelProposal(id: string): Promise<void> {
  await post('admin/proposals/{id}/cancel', { path: { id } }).finally(refreshPayers);
}
