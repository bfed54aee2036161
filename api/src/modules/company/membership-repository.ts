import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { holdGlobalRoles } from '#lib/roles/kept-role.ts';

interface Place {
  readonly companyId: string;
  readonly userId: string;
}

/** Locks somebody of a company, whose global role may come back. */
export async function lockUser(db: Database, userId: string): Promise<void> {
  await holdGlobalRoles(db);
  await sql`select from users where id = ${userId} for update`.execute(db);
}

/** Each charge is then measured by the former cap or by the new one, never by one that is gone. */
export async function lockPayer(db: Database, companyId: string): Promise<void> {
  await sql`select from payer_balances
    where payer_id = (select id from payers where company_id = ${companyId}) for update`.execute(db);
}

export async function setCap(db: Database, { userId, cap }: { userId: string; cap: string | null }) {
  await db.updateTable('company_members').set({ monthly_cap: cap }).where('user_id', '=', userId).execute();
}

/** Keeps the role in the membership and takes it from the person. */
export async function suspend(db: Database, { userId }: Place): Promise<void> {
  await sql`update company_members set suspended_role_id = (select role_id from users where id = ${userId})
    where user_id = ${userId}`.execute(db);
  await becomePersonal(db, userId);
}

/**
 * The trigger `users_enter_company` ends the suspension in the membership, `users_keep_global_role` puts the global role
 * away.
 */
export async function takeBack(db: Database, { companyId, userId }: Place): Promise<void> {
  await sql`update users set company_id = ${companyId}, updated_at = now(),
      role_id = (select suspended_role_id from company_members where user_id = ${userId})
    where id = ${userId}`.execute(db);
}

/** The permissions that the suspended person's role grants beyond «Пользователь», because it was changed meanwhile. */
export async function permissionsMeanwhile(db: Database, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly permission: string }>`
    select p.permission from users u join role_permissions p on p.role_id = u.role_id where u.id = ${userId}
    except select p.permission from role_permissions p join roles r on r.id = p.role_id where r.key = 'user'`.execute(
    db,
  );
  return rows.map(({ permission }) => permission);
}

export async function setRole(
  db: Database,
  { userId, roleId, isSuspended }: { userId: string; roleId: string; isSuspended: boolean },
): Promise<void> {
  if (isSuspended) {
    await db
      .updateTable('company_members')
      .set({ suspended_role_id: roleId })
      .where('user_id', '=', userId)
      .execute();
    return;
  }
  await db
    .updateTable('users')
    .set({ role_id: roleId, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
}

export async function leave(
  db: Database,
  { companyId, userId, isSuspended }: Place & { isSuspended: boolean },
) {
  await db
    .deleteFrom('company_members')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .execute();
  if (!isSuspended) await becomePersonal(db, userId);
}

/** The trigger `users_keep_global_role` brings the global role back. */
async function becomePersonal(db: Database, userId: string): Promise<void> {
  await sql`update users set company_id = null, updated_at = now() where id = ${userId}`.execute(db);
}
