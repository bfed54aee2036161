import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { actorOf } from '#lib/audit/record-action.ts';
import { originOf } from '#lib/audit/record-audit.ts';

interface LimitChange {
  readonly payerId: string;
  readonly creditLimit: string;
  readonly reason: string;
  /** The proposal of a raise that two people agree on. */
  readonly proposalId?: string;
}

/**
 * Changes a credit limit and records it. The database holds the rule of two for the API's role (docs/decisions/0136): the
 * rows of the audit count what somebody has raised alone.
 */
export async function changeLimit(
  trx: Database,
  request: FastifyRequest,
  change: LimitChange,
): Promise<void> {
  const { payerId, creditLimit, reason, proposalId } = change;
  await sql`select payer_limit_change(${JSON.stringify(actorOf(request))}::jsonb, ${originOf(request)}::jsonb, ${payerId},
    ${creditLimit}, ${reason}, ${proposalId ?? null})`.execute(trx);
}
