import type { Proposal } from '#lib/proposals/index.ts';
import type { Answer, TestClient } from './test-client.ts';

/** What an answer says that waits for a second person. */
export function proposalOf(answer: Answer): Proposal {
  const { proposal } = answer.read<{ readonly proposal: Proposal | null }>();
  if (proposal === null) throw new Error('nothing was proposed');
  return proposal;
}

export const decideAbout = (
  who: TestClient,
  { id }: Pick<Proposal, 'id'>,
  verb: 'confirm' | 'reject' | 'cancel',
  body: object = {},
) => who.post(`/admin/proposals/${id}/${verb}`, body);

/** Lets the second person agree where that is needed. */
export async function agreed(second: TestClient, answer: Answer): Promise<void> {
  const { proposal } = answer.read<{ readonly proposal?: Proposal | null }>();
  if (!proposal) return;
  const decided = await decideAbout(second, proposal, 'confirm');
  if (decided.status !== 200) throw new Error(`${decided.code} ${decided.message}`);
}
