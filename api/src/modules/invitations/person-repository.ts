import { sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import { nobodyWhereTaken } from '#lib/email-taken.ts';
import { holdGlobalRoles } from '#lib/roles/kept-role.ts';
import type { Account } from '../auth/repository.ts';
import type { Inviting } from './inviting.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly is_active: boolean;
  /** The company whose money the person spends now. */
  readonly company_id: string | null;
  /** The company of a suspended person too. */
  readonly member_of_company_id: string | null;
  readonly group_id: string | null;
  /** Whether the role grants what «Пользователь» does not, which a role of a company would take away. */
  readonly is_staff: boolean;
}

const PEOPLE = sql`
  select u.id, u.email, u.display_name, u.is_active, u.company_id, c.company_id as member_of_company_id, g.group_id,
    u.company_id is null and exists (
      select from role_permissions p join permissions s on s.id = p.permission
      where p.role_id = u.role_id and p.permission not in (
        select o.permission from role_permissions o join roles r on r.id = o.role_id where r.key = 'user')
    ) as is_staff
  from users u
    left join company_members c on c.user_id = u.id
    left join group_members g on g.user_id = u.id
  where u.deleted_at is null`;

export async function findPerson(db: Database, id: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`${PEOPLE} and u.id = ${id}`.execute(db);
  return rows[0];
}

export async function findPersonByEmail(db: Database, email: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`${PEOPLE} and u.email = ${email}`.execute(db);
  return rows[0];
}

/** Locks the person before they are read, because their memberships must not change afterwards, nor the kept role. */
export async function lockPerson(db: Database, id: string): Promise<void> {
  await holdGlobalRoles(db);
  await sql`select from users where id = ${id} for update`.execute(db);
}

/** Makes an account with the role «Пользователь». Undefined when the e-mail has got one meanwhile. */
export async function createAccount(
  db: Database,
  account: { readonly email: string; readonly displayName: string; readonly passwordHash: string },
): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    insert into users (id, email, display_name, password_hash, role_id)
    values (${uuidv7()}, ${account.email}, ${account.displayName}, ${account.passwordHash},
      (select id from roles where key = 'user'))
    on conflict (email) where deleted_at is null do nothing
    returning id, email, display_name, password_hash, is_active, '{}'::text[] as factors`
    .execute(db)
    .catch(nobodyWhereTaken);
  return rows[0];
}

/** Returns false when the person has joined a group meanwhile. */
export async function enterGroup(
  db: Database,
  { organisationId }: Inviting,
  { userId, monthlyCap }: { readonly userId: string; readonly monthlyCap: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    insert into group_members (id, group_id, user_id, monthly_cap)
    values (${uuidv7()}, ${organisationId}, ${userId}, ${monthlyCap})
    on conflict (user_id) do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** The database itself writes the row of the membership, and puts the global role away. */
export async function enterCompany(
  db: Database,
  { organisationId }: Inviting,
  {
    userId,
    roleId,
    monthlyCap,
  }: { readonly userId: string; readonly roleId: string; readonly monthlyCap: string | null },
): Promise<void> {
  await sql`update users set company_id = ${organisationId}, role_id = ${roleId}, updated_at = now()
    where id = ${userId}`.execute(db);
  await sql`update company_members set monthly_cap = ${monthlyCap} where user_id = ${userId}`.execute(db);
}
