import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '#db/database.ts';
import { keptPermissions, keptRoleId } from '#lib/roles/kept-role.ts';
import { factorDueAt, hasFactor, IS_FACTOR_DUE } from '#lib/second-factors/index.ts';
import type { MeData } from './schemas.ts';

export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly phone: string | null;
  readonly avatar_hash: string | null;
  readonly role_id: string;
  readonly role_key: string | null;
  readonly role_name: string;
  readonly permissions: string[];
  readonly global_role: Static<typeof MeData>['user']['global_role'];
  readonly company_id: string | null;
  readonly company_name: string | null;
  readonly group_id: string | null;
  readonly group_name: string | null;
  readonly is_group_owner: boolean | null;
  readonly theme: 'light' | 'dark';
  readonly send_by_enter: boolean;
  readonly move_to_message: 'start' | 'end';
  readonly low_balance_threshold: string | null;
  readonly created_at: Date;
  readonly last_sign_in_at: Date | null;
  readonly has_factor: boolean;
  readonly factor_due_at: Date | null;
  readonly is_factor_due: boolean;
}

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select u.id, u.email, u.display_name, u.phone, u.avatar_hash, u.role_id, r.key as role_key, r.name as role_name,
      array(select permission from role_permissions where role_id = u.role_id order by position) as permissions,
      (select json_build_object('role_id', k.id, 'role_name', k.name, 'permissions', ${keptPermissions})
        from roles k where k.id = ${keptRoleId}) as global_role,
      u.company_id, c.name as company_name, g.id as group_id, g.name as group_name, g.owner_id = u.id as is_group_owner,
      u.theme, u.send_by_enter, u.move_to_message, u.low_balance_threshold, u.created_at, u.last_sign_in_at,
      ${hasFactor(sql`u.id`)} as has_factor, ${factorDueAt} as factor_due_at, ${sql.raw(IS_FACTOR_DUE)} as is_factor_due
    from users u
      join roles r on r.id = u.role_id
      left join companies c on c.id = u.company_id
      left join group_members m on m.user_id = u.id
      left join groups g on g.id = m.group_id
    where u.id = ${id} and u.deleted_at is null`.execute(db);
  return rows[0];
}

export interface ProfileChanges {
  readonly display_name?: string;
  readonly phone?: string | null;
  readonly theme?: 'light' | 'dark';
  readonly send_by_enter?: boolean;
  readonly move_to_message?: 'start' | 'end';
  readonly low_balance_threshold?: string | null;
}

export type Profile = Required<ProfileChanges>;

const PROFILE_COLUMNS = [
  'display_name',
  'phone',
  'theme',
  'send_by_enter',
  'move_to_message',
  'low_balance_threshold',
] as const;

/** Returns the profile before and after. Undefined when there is no such user. Call it in a transaction. */
export async function updateUser(
  db: Database,
  id: string,
  changes: ProfileChanges,
): Promise<{ readonly before: Profile; readonly after: Profile } | undefined> {
  const before = await db
    .selectFrom('users')
    .select(PROFILE_COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before) return undefined;
  const after = await db
    .updateTable('users')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returning(PROFILE_COLUMNS)
    .executeTakeFirstOrThrow();
  return { before, after };
}

/** Whom a letter to a person greets, and where it goes. */
export function findRecipient(
  db: Database,
  id: string,
): Promise<{ readonly email: string; readonly display_name: string }> {
  return db
    .selectFrom('users')
    .select(['email', 'display_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export function findCredentials(
  db: Database,
  id: string,
): Promise<{ readonly email: string; readonly name: string; readonly password_hash: string | null }> {
  return db
    .selectFrom('users')
    .select(['email', 'display_name as name', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function saveAvatar(
  db: Database,
  userId: string,
  avatar: { readonly hash: string; readonly bytes: Buffer },
): Promise<void> {
  await db
    .insertInto('avatars')
    .values({ user_id: userId, ...avatar })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...avatar, updated_at: sql<Date>`now()` }),
    )
    .execute();
  await db.updateTable('users').set({ avatar_hash: avatar.hash }).where('id', '=', userId).execute();
}

/** The picture, if the viewer is its owner or in the same company or group. */
export async function findAvatar(
  db: Database,
  {
    ownerId,
    viewerId,
    seesAll,
  }: { readonly ownerId: string; readonly viewerId: string; readonly seesAll: boolean },
): Promise<{ readonly hash: string; readonly bytes: Uint8Array } | undefined> {
  const { rows } = await sql<{ readonly hash: string; readonly bytes: Uint8Array }>`
    select a.hash, a.bytes from avatars a join users o on o.id = a.user_id
    where a.user_id = ${ownerId} and o.deleted_at is null and (
      ${seesAll} or a.user_id = ${viewerId}
      or o.company_id = (select company_id from users where id = ${viewerId})
      or exists (select from group_members mine join group_members theirs on theirs.group_id = mine.group_id
        where mine.user_id = ${viewerId} and theirs.user_id = o.id))`.execute(db);
  return rows[0];
}

export async function findLowBalanceThreshold(db: Database, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('low_balance_threshold')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.low_balance_threshold ?? null;
}
