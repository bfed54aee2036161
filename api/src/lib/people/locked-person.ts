import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { keptRoleId } from '../roles/kept-role.ts';

/** A person who is being changed. */
export interface LockedPerson {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly phone: string | null;
  readonly role_id: string;
  /** The global role that comes back when the person leaves the company; null outside of a company. */
  readonly kept_role_id: string | null;
  readonly is_active: boolean;
  readonly has_password: boolean;
  readonly company_id: string | null;
  readonly updated_at: Date;
  /** Of the kept role too: they come back when the person leaves the company. */
  readonly permissions: readonly string[];
}

const PERSON = sql`select u.id, u.email, u.display_name, u.phone, u.role_id, ${keptRoleId} as kept_role_id, u.is_active,
      u.password_hash is not null as has_password, u.company_id, u.updated_at,
      array(select permission from role_permissions where role_id in (u.role_id, ${keptRoleId})) as permissions
    from users u where u.deleted_at is null`;

/**
 * Locks a person, so that nobody else changes them meanwhile. Undefined when there is nobody, or when they are deleted.
 */
export async function lockPerson(db: Database, id: string): Promise<LockedPerson | undefined> {
  const { rows } = await sql<LockedPerson>`${PERSON} and u.id = ${id} for update`.execute(db);
  return rows[0];
}

/** The same without the lock, where nothing of it is changed. */
export async function findPerson(db: Database, id: string): Promise<LockedPerson | undefined> {
  const { rows } = await sql<LockedPerson>`${PERSON} and u.id = ${id}`.execute(db);
  return rows[0];
}

/** Deletes all codes, those that were sent to a former address too. */
export async function forgetResetCodes(db: Database, id: string): Promise<void> {
  await sql`delete from reset_codes where user_id = ${id}`.execute(db);
}
