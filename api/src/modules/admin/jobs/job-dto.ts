import type { Static } from 'typebox';
import type { Session } from '#lib/sessions/session.ts';
import type { JobRow } from './repository.ts';
import type { JobSchema } from './schemas.ts';
import { withheldFrom } from './sight.ts';

export function toJob(session: Session, row: JobRow): Static<typeof JobSchema> {
  return {
    id: row.id,
    kind: row.kind,
    action: actionOf(row.params),
    status: row.status,
    total: row.total,
    done: row.done,
    failed_count: row.failed,
    created_by: { id: row.created_by, display_name: row.created_by_name },
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    is_cancelled: row.cancel_requested_at !== null,
    has_file: row.has_file,
    withheld: withheldFrom(session, row),
  };
}

function actionOf(params: unknown): string | null {
  const { action } = Object(params);
  return typeof action === 'string' ? action : null;
}
