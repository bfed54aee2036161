import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { keptRoleId } from '#lib/roles/kept-role.ts';

export interface RoleValues {
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly string[];
}

/** Locks a role, so that nobody else changes anything about it meanwhile. */
export async function lockRole(db: Database, id: string): Promise<void> {
  await sql`select from roles where id = ${id} for update`.execute(db);
}

/** Undefined when another role of its place has the name. */
export async function insertRole(
  db: Database,
  {
    id,
    companyId,
    by,
    name,
    description,
    permissions,
  }: RoleValues & { readonly id: string; readonly companyId: string | null; readonly by: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ readonly id: string }>`
    insert into roles (id, name, description, company_id, updated_by)
    values (${id}, ${name}, ${description}, ${companyId}, ${by}) on conflict do nothing returning id`.execute(
    db,
  );
  if (rows[0]) await insertPermissions(db, id, permissions);
  return rows[0]?.id;
}

/** Whether another role of the same place has this name, in any case of letters. */
export async function isNameTaken(
  db: Database,
  { id, companyId, name }: { readonly id: string; readonly companyId: string | null; readonly name: string },
): Promise<boolean> {
  const { rows } = await sql<{ readonly id: string }>`
    select id from roles where lower(name) = lower(${name}) and company_id is not distinct from ${companyId}::uuid
      and id <> ${id}`.execute(db);
  return rows.length > 0;
}

export async function updateRole(
  db: Database,
  { id, by, name, description, permissions }: RoleValues & { readonly id: string; readonly by: string },
): Promise<void> {
  await sql`update roles set name = ${name}, description = ${description}, version = version + 1,
    updated_at = clock_timestamp(), updated_by = ${by} where id = ${id}`.execute(db);
  await sql`delete from role_permissions where role_id = ${id}`.execute(db);
  await insertPermissions(db, id, permissions);
}

async function insertPermissions(db: Database, id: string, permissions: readonly string[]): Promise<void> {
  await sql`insert into role_permissions (role_id, permission, position)
    select ${id}, p.permission, p.position from unnest(${permissions}::text[]) with ordinality p (permission, position)`.execute(
    db,
  );
}

/**
 * Gives everybody with a role another one, also people who would get it back, who keep it, and who are only invited. One
 * statement changes both roles of a person, so that it misses nobody who enters or leaves a company meanwhile.
 */
export async function moveHolders(db: Database, from: string, to: string): Promise<void> {
  await sql`update users set updated_at = now(),
      role_id = case when role_id = ${from} then ${to}::uuid else role_id end,
      global_role_id = case when global_role_id = ${from} then ${to}::uuid else global_role_id end
    where role_id = ${from} or global_role_id = ${from}`.execute(db);
  await sql`update company_members set suspended_role_id = ${to} where suspended_role_id = ${from}`.execute(
    db,
  );
  await sql`update invitations set role_id = ${to} where role_id = ${from} and status = 'pending'`.execute(
    db,
  );
}

/** Deleted accounts keep a role too. */
export async function moveDeleted(db: Database, from: string): Promise<void> {
  await sql`update users set role_id = (select id from roles where key = 'user')
    where role_id = ${from} and deleted_at is not null`.execute(db);
}

export async function deleteRole(db: Database, id: string): Promise<void> {
  await sql`delete from roles where id = ${id}`.execute(db);
}

export interface Assignee {
  readonly id: string;
  readonly role_id: string;
  /** The global role that is kept in a company. */
  readonly kept_role_id: string | null;
  readonly company_id: string | null;
  /** The company in which the person is suspended. */
  readonly suspended_in: string | null;
  readonly suspended_role_id: string | null;
  readonly owns_company: boolean;
}

/** The person, locked. */
export async function findAssignee(db: Database, userId: string): Promise<Assignee | undefined> {
  const { rows } = await sql<Assignee>`
    select u.id, u.role_id, ${keptRoleId} as kept_role_id, u.company_id, m.company_id as suspended_in, m.suspended_role_id,
      exists (select from companies c where c.owner_id = u.id and c.closed_at is null) as owns_company
    from users u left join company_members m on m.user_id = u.id and m.suspended_role_id is not null
    where u.id = ${userId} and u.deleted_at is null for update of u`.execute(db);
  return rows[0];
}

export async function setRoleOf(db: Database, userId: string, roleId: string): Promise<void> {
  await sql`update users set role_id = ${roleId}, updated_at = now() where id = ${userId}`.execute(db);
}

export async function setKeptRoleOf(db: Database, userId: string, roleId: string): Promise<void> {
  await sql`update users set global_role_id = ${roleId}, updated_at = now() where id = ${userId}`.execute(db);
}

export async function setSuspendedRoleOf(db: Database, userId: string, roleId: string): Promise<void> {
  await sql`update company_members set suspended_role_id = ${roleId} where user_id = ${userId}`.execute(db);
}

export async function findCompanyOf(db: Database, userId: string): Promise<string | null> {
  const { rows } = await sql<{ readonly company_id: string | null }>`
    select company_id from users where id = ${userId}`.execute(db);
  return rows[0]?.company_id ?? null;
}

/** The role of everybody who has no other one. */
export async function findUserRoleId(db: Database): Promise<string> {
  const { rows } = await sql<{ readonly id: string }>`select id from roles where key = 'user'`.execute(db);
  if (!rows[0]) throw new Error('the role of users is missing');
  return rows[0].id;
}

/** The permissions that administrators have added. */
export async function findCustomPermissions(db: Database): Promise<string[]> {
  const { rows } = await sql<{ readonly id: string }>`select id from permissions`.execute(db);
  return rows.map(({ id }) => id);
}
