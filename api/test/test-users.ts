import { randomBytes } from 'node:crypto';
import { GUEST_ROLE_ID } from '@cabinet/access/permissions';
import { type Database, uuidv7 } from '#db/index.ts';
import { testHasher } from './test-hasher.ts';

export const PASSWORD = 'Test-2026-pass';

/** The system roles of the first migration. */
export const ROLES = {
  admin: '00000000-0000-7000-8000-000000000001',
  user: '00000000-0000-7000-8000-000000000002',
  guest: GUEST_ROLE_ID,
} as const;

export interface NewUser {
  readonly email?: string;
  readonly password?: string;
  readonly displayName?: string;
  readonly role?: keyof typeof ROLES;
  /** A role of its own with exactly these permissions. */
  readonly permissions?: readonly string[];
  readonly companyId?: string;
  readonly isActive?: boolean;
}

const hashes = new Map<string, Promise<string>>();

/** A row, not a form: arranging goes past the door, acting goes through it. */
export async function createUser(db: Database, user: NewUser = {}): Promise<{ id: string; email: string }> {
  const id = uuidv7();
  // The letter: a search for digits finds nobody by chance.
  const email = user.email ?? `user-x${randomBytes(6).toString('hex')}@test.example`;
  await db
    .insertInto('users')
    .values({
      id,
      email,
      password_hash: await hashOf(user.password ?? PASSWORD),
      display_name: user.displayName ?? 'Тест Тестов',
      phone: null,
      role_id: user.permissions ? await createRole(db, null, user.permissions) : ROLES[user.role ?? 'user'],
      company_id: user.companyId ?? null,
      is_active: user.isActive ?? true,
      low_balance_threshold: null,
      avatar_hash: null,
      last_sign_in_at: null,
      deleted_at: null,
    })
    .execute();
  return { id, email };
}

/** A role with exactly these permissions, of a company or of the cabinet. */
export async function createRole(
  db: Database,
  companyId: string | null,
  permissions: readonly string[],
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('roles')
    .values({ id, key: null, name: `Роль ${id}`, company_id: companyId })
    .execute();
  if (permissions.length > 0) {
    await db
      .insertInto('role_permissions')
      .values(permissions.map((permission, position) => ({ role_id: id, permission, position })))
      .execute();
  }
  return id;
}

export async function createGroup(
  db: Database,
  ownerId: string,
  memberIds: readonly string[] = [],
): Promise<string> {
  const id = uuidv7();
  await db.insertInto('groups').values({ id, name: 'Группа', owner_id: ownerId }).execute();
  await db
    .insertInto('group_members')
    .values([
      { id: uuidv7(), group_id: id, user_id: ownerId, role: 'owner' as const, monthly_cap: null },
      ...memberIds.map((userId) => ({
        id: uuidv7(),
        group_id: id,
        user_id: userId,
        role: 'member' as const,
        monthly_cap: null,
      })),
    ])
    .execute();
  return id;
}

function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? testHasher.hash(password);
  hashes.set(password, known);
  return known;
}
