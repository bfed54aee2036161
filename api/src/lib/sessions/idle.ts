import { STAFF_PERMISSIONS } from '@cabinet/access/permissions';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { StoredSession } from './session.ts';

/** After so many seconds without use a session ends (product §12.5): sooner for whoever holds a staff permission. */
export interface IdleLimits {
  readonly everybody: number;
  readonly staff: number;
}

/** Whether nobody has used a session for too long. */
export function isIdle(
  { idleSeconds, permissions }: StoredSession,
  { everybody, staff }: IdleLimits,
): boolean {
  const isStaff = STAFF_PERMISSIONS.some((each) => permissions.includes(each));
  return idleSeconds > (isStaff ? Math.min(staff, everybody) : everybody);
}

/** Ends the sessions that `isIdle` refuses anyway, so that no list of devices shows them. */
export async function endIdleSessions(db: Database, { everybody, staff }: IdleLimits): Promise<void> {
  await sql`
    update sessions s set revoked_at = now(), revoke_reason = 'idle'
    from users u where u.id = s.user_id and s.revoked_at is null and s.expires_at > now()
      and s.last_seen_at < now() - make_interval(secs => least(${everybody}::int,
        case when exists (select from role_permissions p where p.role_id = u.role_id
          and p.permission = any (${STAFF_PERMISSIONS}::text[])) then ${staff}::int end))`.execute(db);
}
