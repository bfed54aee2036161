import type { ProposalRow } from './repository.ts';

/** What two people agreed on: its author's deed, which the caller confirms. Undefined is a deed of the caller alone. */
export type Agreed = Pick<ProposalRow, 'id' | 'proposed_by'> | undefined;

/** What the audit log says of it beside the deed. */
export const agreedFacts = (agreed: Agreed) =>
  agreed && { proposal_id: agreed.id, proposed_by: agreed.proposed_by };
