import type { Database } from '#db/index.ts';
import { actorOf, type Caller } from '#lib/audit/record-action.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { factsOf } from './facts.ts';
import type { ProposalRow } from './repository.ts';

/**
 * Writes down what has been decided about a proposal, with further facts.
 *
 * @param by null: nobody has, a day has passed
 */
export function recordDecision(
  trx: Database,
  by: Caller | null,
  proposal: ProposalRow,
  verb: 'confirm' | 'reject' | 'cancel',
  facts: Readonly<Record<string, string>>,
): Promise<void> {
  return recordAudit(
    trx,
    {
      by: by ? actorOf(by) : { name: 'proposals-take-effect' },
      action: `proposal.${verb}`,
      entityType: 'proposal',
      entityId: proposal.id,
      before: { status: 'pending' },
      after: { ...factsOf(proposal), ...facts },
    },
    by ?? undefined,
  );
}
