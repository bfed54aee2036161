import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { AuditAction } from './words/actions.ts';

/** Something that was done, as its row of the audit log says it. */
export interface DeedRow {
  readonly action: string;
  readonly at: Date;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

/** When each of these things was last done to an entity, by whom and with what. */
export async function findLastDeeds(
  db: Database,
  {
    type,
    id,
    actions,
  }: { readonly type: string; readonly id: string; readonly actions: readonly AuditAction[] },
): Promise<DeedRow[]> {
  const { rows } = await sql<DeedRow>`
    select distinct on (l.action) l.action, l.created_at as at, l.actor_id, u.display_name as actor_name, l.before, l.after
    from audit_log l left join users u on u.id = l.actor_id
    where l.entity_type = ${type} and l.entity_id = ${id} and l.action = any (${actions}::text[])
    order by l.action, l.seq desc`.execute(db);
  return rows;
}

type Who = Pick<DeedRow, 'actor_id' | 'actor_name'>;

/** Who did it; null for the cabinet itself, or nobody known. */
export const actorOf = ({ actor_id: id, actor_name: name }: Who) =>
  id === null ? null : { id, display_name: name ?? '' };

/** A text that the row keeps of what was before or after; null where it keeps none. */
export function textOf(state: DeedRow['after'], field: string): string | null {
  const value = state?.[field];
  return typeof value === 'string' ? value : null;
}
