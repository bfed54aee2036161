import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

export interface CompanyRoleRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly is_system: boolean;
  readonly permissions: readonly string[];
  readonly users_count: number;
}

/** The roles of a company, its own system roles first; suspended people count with the role that they get back. */
export async function findRoles(db: Database, companyId: string): Promise<CompanyRoleRow[]> {
  const { rows } = await sql<CompanyRoleRow>`
    select r.id, r.name, r.description, r.is_system, coalesce(h.users_count, 0) as users_count,
      array(select permission from role_permissions where role_id = r.id order by position) as permissions
    from roles r
      left join (
        select coalesce(m.suspended_role_id, u.role_id) as role_id, count(*)::integer as users_count
        from company_members m join users u on u.id = m.user_id
        where m.company_id = ${companyId} and u.deleted_at is null group by 1) h on h.role_id = r.id
    where r.company_id = ${companyId}
    order by r.is_system desc, r.name, r.id`.execute(db);
  return rows;
}

export async function findRoleOfCompany(
  db: Database,
  companyId: string,
  roleId: string,
): Promise<Pick<CompanyRoleRow, 'id' | 'name' | 'permissions'> | undefined> {
  const { rows } = await sql<Pick<CompanyRoleRow, 'id' | 'name' | 'permissions'>>`
    select r.id, r.name,
      array(select permission from role_permissions where role_id = r.id order by position) as permissions
    from roles r where r.id = ${roleId} and r.company_id = ${companyId}`.execute(db);
  return rows[0];
}
