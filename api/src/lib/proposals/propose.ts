import type { Database } from '#db/index.ts';
import { type AuditOrigin, recordAudit } from '#lib/audit/record-audit.ts';
import { viewerOf } from '#lib/ledger/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { PROPOSAL_KIND } from './kinds.ts';
import { type limitOf, type Proposal, readProposal } from './proposal-dto.ts';
import { insertProposal, type NewProposal } from './repository.ts';

/** Writes down what waits for a second person, and changes nothing else. */
export async function propose(
  trx: Database,
  { session, origin }: { readonly session: Session; readonly origin: AuditOrigin },
  payer: { readonly id: string; readonly name: string },
  { limitBefore = null, ...order }: NewProposal,
): Promise<Proposal> {
  const actorId = session.userId;
  const { permission } = PROPOSAL_KIND[order.kind];
  const id = await insertProposal(trx, {
    ...order,
    limitBefore,
    permission,
    payerId: payer.id,
    proposedBy: actorId,
  });
  const proposal = await readProposal(trx, await viewerOf(trx, session), id);
  const after = {
    number: proposal.number,
    payer_id: payer.id,
    payer: payer.name,
    kind: order.kind,
    amount: order.amount,
    reason: order.reason,
    document: order.document,
    request: proposal.request?.number,
    ...order.facts,
    ...limitFact(proposal.limit),
  };
  await recordAudit(
    trx,
    { actorId, action: 'proposal.create', entityType: 'proposal', entityId: id, before: null, after },
    origin,
  );
  return proposal;
}

/** The limit that a proposal leads to, as the audit log names it. */
export function limitFact(limit: ReturnType<typeof limitOf>): { readonly credit_limit?: string } {
  return limit === null ? {} : { credit_limit: limit.after };
}

/** What the author of a proposal is told. */
export const PROPOSED = 'Предложение записано. Подтверждает другой человек';
