import type { Database } from '#db/index.ts';
import { type Caller, recordAction } from '#lib/audit/record-action.ts';
import { proposalNumber, requestNumber } from '#lib/human-number.ts';
import { wire } from '#lib/wire.ts';
import { limitOf } from './proposal-dto.ts';
import { limitFact } from './propose.ts';
import type { ProposalRow } from './repository.ts';

/** Writes down what somebody has decided about a proposal, with further facts. */
export function recordDecision(
  trx: Database,
  caller: Caller,
  proposal: ProposalRow,
  verb: 'confirm' | 'reject' | 'cancel',
  facts: Readonly<Record<string, string>>,
): Promise<void> {
  const { id, number, payer_id, person_id, kind, amount, request_number, facts: said } = proposal;
  return recordAction(trx, caller, {
    action: `proposal.${verb}`,
    id,
    before: { status: 'pending' },
    after: {
      number: proposalNumber(number),
      kind,
      ...(payer_id !== null && { payer_id }),
      ...(person_id !== null && { user_id: person_id }),
      ...(amount !== null && { amount: wire(amount) }),
      ...(said.title !== undefined && { title: said.title }),
      ...(request_number !== null && { request: requestNumber(request_number) }),
      ...limitFact(limitOf(proposal)),
      ...facts,
    },
  });
}
