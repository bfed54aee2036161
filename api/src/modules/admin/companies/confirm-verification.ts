import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { decideProposal, type ProposalRow, recordDecision } from '#lib/proposals/index.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { demandUnproven, missing } from './refusals.ts';
import { findVerifiable, requisitesOf } from './verification-repository.ts';

/** Makes a company verified, as two people have said. The database writes the second word with the proposal's end. */
export async function confirmVerification(
  trx: Database,
  request: FastifyRequest,
  { id: proposalId, subject }: ProposalRow,
) {
  const company = subject === null ? undefined : await findVerifiable(trx, subject);
  if (!company) throw missing();
  demandUnproven(company);
  await recordAction(trx, request, {
    action: 'company_verification.second',
    id: company.id,
    after: { ...requisitesOf(company), proposal_id: proposalId },
  });
  return { facts: { company_id: company.id } };
}

/** The same from the page of the company: nothing else tells it from the decision about a proposal. */
export async function takeSecond(
  trx: Database,
  request: FastifyRequest,
  proposal: ProposalRow,
): Promise<void> {
  const { facts } = await confirmVerification(trx, request, proposal);
  await decideProposal(trx, proposal.id, { status: 'confirmed', by: sessionOf(request).userId });
  await recordDecision(trx, request, proposal, 'confirm', facts);
}
