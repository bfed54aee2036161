import type { Database } from '#db/index.ts';

/** From where a proposal was made, as the audit log knows it. */
export function findOriginOf(db: Database, proposalId: string) {
  return db
    .selectFrom('audit_log')
    .select(['ip', 'fingerprint', 'user_agent', 'trace_id'])
    .where('entity_type', '=', 'proposal')
    .where('entity_id', '=', proposalId)
    .where('action', '=', 'proposal.create')
    .executeTakeFirstOrThrow();
}
