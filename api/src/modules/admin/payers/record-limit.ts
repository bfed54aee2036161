import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { wire } from '#lib/wire.ts';
import type { PayerRow } from './repository.ts';

/** Records a limit. These rows count what somebody has raised alone; a proposal is the work of two people. */
export async function recordLimit(
  trx: Database,
  request: FastifyRequest,
  before: Pick<PayerRow, 'id' | 'credit_limit'>,
  change: { readonly creditLimit: string; readonly reason: string; readonly proposalId?: string },
): Promise<void> {
  await recordAction(trx, request, {
    action: 'payer.credit_limit',
    id: before.id,
    before: { credit_limit: wire(before.credit_limit) },
    after: {
      credit_limit: wire(change.creditLimit),
      reason: change.reason,
      ...(change.proposalId !== undefined && { proposal_id: change.proposalId }),
    },
  });
}
