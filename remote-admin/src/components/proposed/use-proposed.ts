import { useRef, useState } from 'react';
import type { Proposal } from '../../api/proposals.ts';

interface ProposedHandle {
  /** What the answer has only proposed; empty while nothing has come of the question, or all of it is done. */
  readonly proposals: readonly Proposal[];
  readonly keep: (proposals: readonly Proposal[]) => void;
  /** Closes the question, unless it goes on with what was proposed. */
  readonly close: () => void;
}

/** A question about somebody's rights, whose answer may wait for a second person. */
export function useProposed(onClose: () => void): ProposedHandle {
  const [proposals, setProposals] = useState<readonly Proposal[]>([]);
  // A dialog closes itself with the `close` that it was drawn with.
  const isKept = useRef(false);
  return {
    proposals,
    keep(next) {
      isKept.current = next.length > 0;
      setProposals(next);
    },
    close() {
      if (!isKept.current) onClose();
    },
  };
}
