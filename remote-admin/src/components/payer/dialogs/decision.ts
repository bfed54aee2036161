import type { Proposal } from '../../../api/payers.ts';

/** What every decision about a proposal takes. */
export interface DecisionProps {
  readonly proposal: Proposal;
  readonly onClose: () => void;
}
