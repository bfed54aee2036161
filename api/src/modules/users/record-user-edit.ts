import type { Database } from '#db/database.ts';
import type { Actor } from '#lib/audit/actor.ts';
import { type AuditOrigin, recordAudit } from '#lib/audit/record-audit.ts';

interface Edit {
  readonly actor: Actor;
  readonly userId: string;
  /** The row before the change. */
  readonly before: Readonly<Record<string, unknown>>;
  /** The row after the change. */
  readonly after: Readonly<Record<string, unknown>>;
}

/** Writes what has changed to the audit log, and nothing where nothing has changed. */
export async function recordUserEdit(
  db: Database,
  { actor, userId, before, after }: Edit,
  origin: AuditOrigin,
): Promise<void> {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return;
  const pick = (from: Edit['before']) =>
    Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  await recordAudit(
    db,
    {
      by: actor,
      action: 'user.update',
      entityType: 'user',
      entityId: userId,
      before: pick(before),
      after: pick(after),
    },
    origin,
  );
}
