import type { Static } from 'typebox';
import type { LabelledRow } from './page-repository.ts';
import type { AuditRowSchema } from './schemas.ts';

export function toAuditRow(row: LabelledRow): Static<typeof AuditRowSchema> {
  const { seq, id, action, entity_type, entity_id, before, after, ip, user_agent, trace_id } = row;
  return {
    seq,
    id,
    at: row.created_at.toISOString(),
    action,
    actor:
      row.actor_id === null
        ? null
        : { id: row.actor_id, display_name: row.actor_name ?? '', email: row.actor_email ?? '' },
    entity_type,
    entity_id,
    entity_label: row.label ?? nameIn(after) ?? nameIn(before),
    fields: { before, after },
    ip,
    user_agent,
    trace_id,
    previous_hash: row.previous_hash,
    hash: row.hash,
  };
}

/** A thing that no longer exists keeps the name that its row gives it. */
function nameIn(state: LabelledRow['after']): string | null {
  const name = state?.name ?? state?.display_name;
  return typeof name === 'string' && name !== '' ? name : null;
}
