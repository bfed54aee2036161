import { type Data, get, post, type QueryParams } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

export type ProposalPage = Data<'GET admin/proposals'>;
/** What waits for a second person, or has waited. */
export type Proposal = ProposalPage['items'][number];
export type ProposalKind = Proposal['kind'];
export type ProposalDetail = Proposal['details'][number];

type Obstacle = NonNullable<Proposal['obstacle']>;

/** Whether nobody can confirm it any more, whoever they are. */
const IS_OVER: Readonly<Record<Obstacle, boolean>> = {
  author: false,
  own_payer: false,
  permission: false,
  credential: false,
  by_author: false,
  made_author: false,
  too_new: false,
  agreed: false,
  moved_person: false,
  author_left: true,
  closed: true,
  limit_changed: true,
  request_changed: true,
  correction_changed: true,
  price_changed: true,
  requisites_changed: true,
  person_left: true,
  person_changed: true,
  role_changed: true,
  email_taken: true,
  name_taken: true,
  factor_used: true,
};

export const isOver = (obstacle: Proposal['obstacle']) => obstacle !== null && IS_OVER[obstacle];

const PROPOSALS = 'proposals';
/** The API's largest page: so many are looked through for those that the viewer may decide. */
const COUNTED = 200;

export const proposalKeys = {
  all: PROPOSALS,
  list: () => [PROPOSALS, 'list'] as const,
  waiting: (kinds: readonly ProposalKind[]) => [PROPOSALS, 'waiting', kinds.join()] as const,
  ofPerson: (userId: string) => [PROPOSALS, 'of person', userId] as const,
  ofJob: (jobId: string) => [PROPOSALS, 'of job', jobId] as const,
  priceImpact: (id: string) => [PROPOSALS, 'price impact', id] as const,
  mine: () => [PROPOSALS, 'mine'] as const,
};

/** A decision changes whatever its kind is about: people, roles, money or prices, of this section and of others. */
const refreshEverything = () => void mutate(() => true);

export function fetchProposals(params: QueryParams): Promise<ProposalPage> {
  return get('admin/proposals', { rawQuery: params });
}

/** How many proposals of these kinds wait for a second person; unknown while that is on the way. */
export function useWaitingProposals(kinds: readonly ProposalKind[]): number | undefined {
  const { data } = useSWR(proposalKeys.waiting(kinds), ([, , kind]) =>
    fetchProposals({ status: 'pending', limit: 1, kind }),
  );
  return data?.total;
}

/** Whom a proposed price affects, and what the last days would have cost at it. */
export function useProposedPriceImpact(id: string) {
  return useSWR(
    proposalKeys.priceImpact(id),
    () => get('models/price-proposals/{id}/impact', { path: { id } }),
    { revalidateOnFocus: false },
  );
}

/** What about somebody waits for a second person, as far as the viewer decides about it. */
export function usePersonProposals(userId: string) {
  return useSWR(proposalKeys.ofPerson(userId), ([, , id]) =>
    fetchProposals({ user_id: id, status: 'pending', limit: COUNTED }),
  );
}

interface ProposingJob {
  readonly id: string;
  readonly createdBy: { readonly id: string };
  readonly createdAt: string;
  readonly finishedAt: string | null;
}

/** How many of a kind that a job has proposed still wait for a second person; nothing is asked without a kind. */
export function useProposedByJob(job: ProposingJob, kind: ProposalKind | null): number | undefined {
  const { data } = useSWR(kind === null ? null : proposalKeys.ofJob(job.id), () =>
    fetchProposals({ status: 'pending', kind, limit: COUNTED }),
  );
  const [from, to] = [Date.parse(job.createdAt), Date.parse(job.finishedAt ?? '')];
  return data?.items.filter(({ proposedBy, createdAt }) => {
    const at = Date.parse(createdAt);
    return proposedBy.id === job.createdBy.id && at >= from && !(at > to);
  }).length;
}

/** Whether it is the viewer's turn: to confirm it, or to reject what nobody can confirm any more. */
const isMine = ({ actions, obstacle }: Proposal) => actions.confirm || (actions.reject && isOver(obstacle));

/** How many proposals the viewer may decide now; unknown while that is on the way. */
export function useProposalsOfMine(): number | undefined {
  const { data } = useSWR(proposalKeys.mine(), () => fetchProposals({ status: 'pending', limit: COUNTED }));
  return data?.items.filter(isMine).length;
}

/** The second person's decisions; of a kind that they do not decide about nothing is found. */
export async function confirmProposal(id: string, idempotencyKey: string): Promise<void> {
  await post('admin/proposals/{id}/confirm', { path: { id }, idempotencyKey }).finally(refreshEverything);
}

export async function rejectProposal(id: string, reason: string): Promise<void> {
  await post('admin/proposals/{id}/reject', { path: { id }, body: { reason } }).finally(refreshEverything);
}

export async function cancelProposal(id: string): Promise<void> {
  await post('admin/proposals/{id}/cancel', { path: { id } }).finally(refreshEverything);
}
