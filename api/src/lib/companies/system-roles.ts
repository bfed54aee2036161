import { COMPANY_PERMISSIONS } from '@cabinet/kernel/core/permissions';
import { sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';

interface SystemRole {
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly string[];
}

/** The two roles that every company has; nobody changes them. */
export const COMPANY_SYSTEM_ROLES = {
  director: {
    name: 'Директор',
    description: 'Всё, что касается компании',
    permissions: COMPANY_PERMISSIONS,
  },
  employee: {
    name: 'Сотрудник',
    description: 'Работает с моделями, в кабинете видит только своё',
    permissions: [],
  },
} as const satisfies Record<string, SystemRole>;

/** Makes the two roles of a new company. */
export async function insertSystemRoles(
  db: Database,
  companyId: string,
): Promise<{ readonly directorId: string; readonly employeeId: string }> {
  const directorId = await insertRole(db, companyId, COMPANY_SYSTEM_ROLES.director);
  const employeeId = await insertRole(db, companyId, COMPANY_SYSTEM_ROLES.employee);
  return { directorId, employeeId };
}

/** The role «Сотрудник» of a company, which whoever is invited without a role gets; made where it is missing. */
export async function employeeRoleOf(db: Database, companyId: string): Promise<string> {
  const { employee } = COMPANY_SYSTEM_ROLES;
  return (await findRole(db, companyId, employee.name)) ?? insertRole(db, companyId, employee);
}

/** The id of the role of that name, also when somebody has just made it. */
async function insertRole(db: Database, companyId: string, role: SystemRole): Promise<string> {
  const id = uuidv7();
  const { rows } = await sql<{ readonly id: string }>`
    insert into roles (id, key, name, description, company_id, is_system)
    values (${id}, null, ${role.name}, ${role.description}, ${companyId}, true)
    on conflict (coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(name)) do nothing
    returning id`.execute(db);
  if (rows.length === 0) {
    const known = await findRole(db, companyId, role.name);
    if (known === undefined) throw new Error(`company ${companyId} has no role ${role.name}`);
    return known;
  }
  if (role.permissions.length > 0) {
    await db
      .insertInto('role_permissions')
      .values(role.permissions.map((permission, position) => ({ role_id: id, permission, position })))
      .execute();
  }
  return id;
}

async function findRole(db: Database, companyId: string, name: string): Promise<string | undefined> {
  const role = await db
    .selectFrom('roles')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
  return role?.id;
}
