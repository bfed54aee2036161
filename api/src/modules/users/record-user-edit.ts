import type { Database } from '../../db/database.ts';
import { type AuditOrigin, recordAudit } from '../../lib/audit/record-audit.ts';

type Edit = {
  actorId: string;
  userId: string;
  /** The row as it was. */
  before: Readonly<Record<string, unknown>>;
  /** The row as it is now. */
  after: Readonly<Record<string, unknown>>;
};

/** One row of the audit log with what has changed, by the person or by an administrator; none where nothing has. */
export async function recordUserEdit(
  db: Database,
  { actorId, userId, before, after }: Edit,
  origin: AuditOrigin,
): Promise<void> {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return;
  const pick = (from: Edit['before']) =>
    Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  await recordAudit(
    db,
    {
      actorId,
      action: 'user.update',
      entityType: 'user',
      entityId: userId,
      before: pick(before),
      after: pick(after),
    },
    origin,
  );
}
