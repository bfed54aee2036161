import type { FundProposal } from '../../../api/payers.ts';

/** What every decision about a proposal takes. */
export interface DecisionProps {
  readonly proposal: FundProposal;
  readonly onClose: () => void;
}
