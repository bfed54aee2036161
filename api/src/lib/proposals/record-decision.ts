import type { Database } from '#db/index.ts';
import { type Caller, recordAction } from '#lib/audit/record-action.ts';
import { factsOf } from './facts.ts';
import type { ProposalRow } from './repository.ts';

/** Writes down what somebody has decided about a proposal, with further facts. */
export function recordDecision(
  trx: Database,
  caller: Caller,
  proposal: ProposalRow,
  verb: 'confirm' | 'reject' | 'cancel',
  facts: Readonly<Record<string, string>>,
): Promise<void> {
  return recordAction(trx, caller, {
    action: `proposal.${verb}`,
    id: proposal.id,
    before: { status: 'pending' },
    after: { ...factsOf(proposal), ...facts },
  });
}
