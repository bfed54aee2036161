import { isOfStaff, STAFF_PERMISSIONS } from '@cabinet/access/permissions';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { StoredSession } from './session.ts';

/** When a session ends before its 30 days are over, in seconds (product §12.5). */
export interface SessionLimits {
  /** Without use. */
  readonly idle: number;
  /** Without use, of whoever holds a staff permission. */
  readonly staffIdle: number;
  /** After the sign-in, of whoever holds a staff permission. */
  readonly staffLife: number;
}

/** Whether nobody has used a session for too long, or somebody of the staff has had it for too long. */
export function hasEnded(
  { idleSeconds, ageSeconds, permissions }: StoredSession,
  limits: SessionLimits,
): boolean {
  const { idle, staffIdle, staffLife } = limits;
  return (
    idleSeconds > idle || (isOfStaff(permissions) && (idleSeconds > staffIdle || ageSeconds > staffLife))
  );
}

/** Ends the sessions that `hasEnded` refuses anyway, so that no list of devices shows them. */
export async function endSessions(
  db: Database,
  { idle, staffIdle, staffLife }: SessionLimits,
): Promise<void> {
  const before = (time: string, seconds: number) =>
    sql`${sql.ref(time)} < now() - make_interval(secs => ${seconds}::int)`;
  await sql`
    update sessions s set revoked_at = now(), revoke_reason = 'idle'
    from users u where u.id = s.user_id and s.revoked_at is null and s.expires_at > now()
      and (${before('s.last_seen_at', idle)}
        or (${before('s.last_seen_at', staffIdle)} or ${before('s.created_at', staffLife)})
          and exists (select from role_permissions p where p.role_id = u.role_id
            and p.permission = any (${STAFF_PERMISSIONS}::text[])))`.execute(db);
}
