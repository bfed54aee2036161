import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

interface CompanyRole {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
}

export async function findRoleOfCompany(
  db: Database,
  companyId: string,
  roleId: string,
): Promise<CompanyRole | undefined> {
  const { rows } = await sql<CompanyRole>`
    select r.id, r.name,
      array(select permission from role_permissions where role_id = r.id order by position) as permissions
    from roles r where r.id = ${roleId} and r.company_id = ${companyId}`.execute(db);
  return rows[0];
}
