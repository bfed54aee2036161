import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

export interface PermissionRow {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly dynamic: boolean;
  readonly used_by_roles: number;
  readonly roles: readonly {
    readonly role_id: string;
    readonly role_name: string;
    readonly company_name: string | null;
  }[];
}

/** Nobody reads more roles of one permission than this. */
const ROLES_SHOWN = 50;

export async function findPermissions(db: Database, id?: string): Promise<PermissionRow[]> {
  const one = id === undefined ? sql`true` : sql`p.id = ${id}`;
  const { rows } = await sql<PermissionRow>`
    select p.id, p.name, p.category, p.dynamic,
      (select count(*)::integer from role_permissions h where h.permission = p.id) as used_by_roles,
      coalesce((
        select jsonb_agg(jsonb_build_object('role_id', r.id, 'role_name', r.name, 'company_name', r.company_name))
        from (
          select r.id, r.name, c.name as company_name
          from role_permissions h join roles r on r.id = h.role_id left join companies c on c.id = r.company_id
          where h.permission = p.id
          order by r.company_id is not null, c.name, r.name, r.id limit ${ROLES_SHOWN}) r), '[]') as roles
    from permissions p where ${one} order by p.category, p.id`.execute(db);
  return rows;
}

/** Undefined when there is such a permission already. */
export async function insertPermission(
  db: Database,
  { id, name, category }: { readonly id: string; readonly name: string; readonly category: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ readonly id: string }>`
    insert into permissions (id, name, category) values (${id}, ${name}, ${category})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
}

/** Keeps roles from getting a permission while it is being deleted. */
export async function lockPermission(db: Database, id: string): Promise<void> {
  await sql`select from permissions where id = ${id} for update`.execute(db);
}

export async function deletePermission(db: Database, id: string): Promise<void> {
  await sql`delete from permissions where id = ${id}`.execute(db);
}

/** The rules of a company's roles. */
export async function findRulesOfCompany(db: Database, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ readonly permission: string }>`
    select p.permission from role_permissions p join roles r on r.id = p.role_id
    where r.company_id = ${companyId}`.execute(db);
  return rows.map(({ permission }) => permission);
}
