import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { holdGlobalRoles } from '#lib/roles/kept-role.ts';

export interface Newcomer {
  readonly is_member: boolean;
  readonly role_key: string | null;
  /** The permissions that their role grants beyond «Пользователь». */
  readonly more_permissions: readonly string[];
}

/** Locks somebody who is about to enter a company, until the transaction ends. The global role that they keep stays. */
export async function lockNewcomer(db: Database, userId: string): Promise<Newcomer> {
  await holdGlobalRoles(db);
  await sql`select from users where id = ${userId} for update`.execute(db);
  const { rows } = await sql<Newcomer>`
    select u.company_id is not null or exists (select from company_members m where m.user_id = u.id) as is_member,
      r.key as role_key,
      array(select permission from role_permissions where role_id = u.role_id
        except select p.permission from role_permissions p join roles o on o.id = p.role_id where o.key = 'user'
      ) as more_permissions
    from users u join roles r on r.id = u.role_id where u.id = ${userId}`.execute(db);
  if (!rows[0]) throw new Error(`there is no user ${userId}`);
  return rows[0];
}

/** The trigger `users_keep_global_role` puts the global role away. */
export async function enterCompany(
  db: Database,
  userId: string,
  place: { readonly companyId: string; readonly roleId: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ company_id: place.companyId, role_id: place.roleId, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
}
