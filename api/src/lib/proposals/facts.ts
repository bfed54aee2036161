import { proposalNumber, requestNumber } from '#lib/human-number.ts';
import { wire } from '#lib/wire.ts';
import { limitOf } from './proposal-dto.ts';
import type { ProposalRow } from './repository.ts';

/** What the audit log says of a proposal, when it is made and when it is decided. */
export function factsOf(row: ProposalRow) {
  const limit = limitOf(row);
  const { number, payer_id, person_id, kind, amount, request_number, facts } = row;
  return {
    number: proposalNumber(number),
    kind,
    ...(payer_id !== null && { payer_id }),
    ...(person_id !== null && { user_id: person_id }),
    ...(amount !== null && { amount: wire(amount) }),
    ...(facts.title !== undefined && { title: facts.title }),
    ...(request_number !== null && { request: requestNumber(request_number) }),
    ...(limit !== null && { credit_limit: limit.after }),
  };
}
