import { hasPermission, type Permission } from '@cabinet/access/permissions';
import { permissionOfJob } from '#lib/background-jobs/index.ts';
import type { Session } from '#lib/sessions/session.ts';

interface Seen {
  readonly kind: string;
  readonly created_by: string;
}
type Seer = Pick<Session, 'userId' | 'permissions'>;

/** What closes the file and the failures of a job, and which permission its list asks for. */
export interface Withheld {
  readonly by: 'author' | 'permission';
  readonly permission: Permission | null;
}

const holds = ({ permissions }: Seer, permission: Permission | null) =>
  permission !== null && hasPermission(permissions, permission);

/** Whether somebody sees that a job is there: its author, and who holds what its list asks for. */
export function seesJob(person: Seer, { kind, created_by }: Seen): boolean {
  return created_by === person.userId || holds(person, permissionOfJob(kind) ?? null);
}

/**
 * Why somebody gets neither the file of a job nor what has failed. Both hold what others have a say over, so they are for
 * the author, and only while the author holds what the list asks for (product §19.2). Null opens them.
 */
export function withheldFrom(person: Seer, { kind, created_by }: Seen): Withheld | null {
  const permission = permissionOfJob(kind) ?? null;
  if (created_by !== person.userId) return { by: 'author', permission };
  return holds(person, permission) ? null : { by: 'permission', permission };
}
