import { COMPANY_PERMISSIONS } from '@cabinet/access/permissions';
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

const { director: DIRECTOR, employee: EMPLOYEE } = COMPANY_SYSTEM_ROLES;

/** Makes the two roles of a new company. */
export async function insertSystemRoles(
  db: Database,
  companyId: string,
): Promise<{ readonly directorId: string; readonly employeeId: string }> {
  const directorId = await insertRole(db, companyId, DIRECTOR);
  const employeeId = await insertRole(db, companyId, EMPLOYEE);
  return { directorId, employeeId };
}

/**
 * The role of people who are invited without one, and of people whose role was deleted: the company's «Сотрудник». An
 * older company has none, so it is made here. A role that the company itself gave this name serves while it grants
 * nothing. Call it with the company's row locked.
 */
export async function employeeRoleOf(db: Database, companyId: string): Promise<string> {
  const { rows } = await sql<{ readonly id: string; readonly serves: boolean }>`
    select id, is_system or not exists (select from role_permissions where role_id = roles.id) as serves
    from roles where company_id = ${companyId} and lower(name) = lower(${EMPLOYEE.name})`.execute(db);
  const [named] = rows;
  if (named?.serves) return named.id;
  return named ? otherEmployeeRole(db, companyId) : insertRole(db, companyId, EMPLOYEE);
}

/** Makes the role under another name where a role that grants something has taken the name. */
async function otherEmployeeRole(db: Database, companyId: string): Promise<string> {
  const name = `${EMPLOYEE.name} без прав`;
  const { rows } = await sql<{ readonly id: string }>`
    select id from roles where company_id = ${companyId} and name = ${name} and is_system`.execute(db);
  return rows[0]?.id ?? insertRole(db, companyId, { ...EMPLOYEE, name });
}

async function insertRole(
  db: Database,
  companyId: string,
  { name, description, permissions }: SystemRole,
): Promise<string> {
  const id = uuidv7();
  await sql`insert into roles (id, name, description, company_id, is_system)
    values (${id}, ${name}, ${description}, ${companyId}, true)`.execute(db);
  await sql`insert into role_permissions (role_id, permission, position)
    select ${id}, p.permission, p.position from unnest(${permissions}::text[]) with ordinality p (permission, position)`.execute(
    db,
  );
  return id;
}
