import type { Proposal } from '../../../api/proposals.ts';

/** What every decision about a proposal takes. */
export interface DecisionProps {
  readonly proposal: Proposal;
  readonly onClose: () => void;
}
