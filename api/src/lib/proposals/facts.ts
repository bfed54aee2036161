import { proposalNumber, requestNumber } from '#lib/human-number.ts';
import { wire } from '#lib/wire.ts';
import { limitOf } from './proposal-dto.ts';
import type { ProposalRow } from './repository.ts';

/** What the audit log says of a decision about a proposal, beside the decision. */
export function factsOf(row: ProposalRow) {
  const { number, payer_id, person_id, kind, amount, request_number, facts } = row;
  return {
    number: proposalNumber(number),
    kind,
    ...(payer_id !== null && { payer_id }),
    ...(person_id !== null && { user_id: person_id }),
    ...(amount !== null && { amount: wire(amount) }),
    ...(facts.title !== undefined && { title: facts.title }),
    ...(request_number !== null && { request: requestNumber(request_number) }),
    ...limitFact(limitOf(row)),
  };
}

/** The limit that a proposal leads to, as the audit log names it. */
export function limitFact(limit: ReturnType<typeof limitOf>): { readonly credit_limit?: string } {
  return limit === null ? {} : { credit_limit: limit.after };
}
