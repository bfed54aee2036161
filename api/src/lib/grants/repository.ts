import { STAFF_PERMISSIONS } from '@cabinet/access/permissions';
import { sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import { maySignIn } from '#lib/may-sign-in.ts';

/** Who gave something, and the second person where it took two. The command line is nobody. */
export interface Givers {
  readonly givenBy: string | null;
  readonly confirmedBy: string | null;
}

/** What a change of rights knows of itself beside its givers. */
export interface Gift extends Givers {
  /** The address at which the cabinet is open; empty where nobody knows it. */
  readonly cabinetOrigin: string;
  /** E-mails to which another letter says the same. */
  readonly alreadyTold?: readonly string[];
}

/** What is kept beside staff permissions, because it makes one person of two (product §19.5). */
type Tie = 'account' | 'email' | 'password_link' | 'credential';

/** Keeps who made somebody's account, changed their e-mail, sent them a link, or that they have set a password by it. */
export async function recordGrant(
  trx: Database,
  {
    kind,
    userId,
    givenBy,
    confirmedBy = null,
  }: {
    readonly kind: Tie;
    readonly userId: string;
    readonly givenBy: string | null;
    readonly confirmedBy?: string | null;
  },
): Promise<void> {
  await trx
    .insertInto('grants')
    .values({ id: uuidv7(), kind, user_id: userId, given_by: givenBy, confirmed_by: confirmedBy })
    .execute();
}

/** Where somebody's letters go, if that was settled within the days in which it makes one person of two. */
export async function findNewAddress(
  db: Database,
  userId: string,
): Promise<{ readonly email: string; readonly former: string | null } | undefined> {
  const { rows } = await sql<{ readonly email: string; readonly former: string | null }>`
    select u.email, (select a.before ->> 'email' from audit_log a
      where a.entity_type = 'user' and a.entity_id = u.id::text and a.action = 'user.update' and a.before ? 'email'
        and a.created_at > clock_timestamp() - interval '30 days' order by a.seq limit 1) as former
    from users u where u.id = ${userId} and (u.email_proved_at > clock_timestamp() - interval '30 days'
      or exists (select from grants g where g.user_id = u.id
        and g.kind in ('account', 'email') and g.at > clock_timestamp() - interval '30 days'))`.execute(db);
  return rows[0];
}

/** A person and a staff permission that they hold now, or keep in a company. */
export type StaffRight = `${string} ${string}`;

/** Everybody who may sign in, with each staff permission that they hold or keep in a company: `id` and `permission`. */
export const staffRights = sql`(
  select u.id, p.permission from role_permissions p join users u on u.role_id = p.role_id
    where p.permission = any (${STAFF_PERMISSIONS}::text[]) and ${maySignIn}
  union
  select u.id, p.permission from role_permissions p join users u on u.global_role_id = p.role_id
    where p.permission = any (${STAFF_PERMISSIONS}::text[]) and ${maySignIn} and u.company_id is not null)`;

/** All of them. There are few, because few are staff. */
export async function findStaffRights(db: Database): Promise<ReadonlySet<StaffRight>> {
  const { rows } = await sql<{ readonly right: StaffRight }>`
    select s.id || ' ' || s.permission as right from ${staffRights} s`.execute(db);
  return new Set(rows.map(({ right }) => right));
}

/** Adds a row for each staff permission that was given or taken. */
export async function insertRights(
  trx: Database,
  changes: readonly { readonly kind: 'permission' | 'permission_end'; readonly right: StaffRight }[],
  { givenBy, confirmedBy }: Givers,
): Promise<void> {
  await sql`insert into grants (id, kind, user_id, permission, given_by, confirmed_by)
    select c.id, c.kind, split_part(c.who, ' ', 1)::uuid, split_part(c.who, ' ', 2), ${givenBy}, ${confirmedBy}
    from unnest(${changes.map(() => uuidv7())}::uuid[], ${changes.map(({ kind }) => kind)}::text[],
      ${changes.map(({ right }) => right)}::text[]) c (id, kind, who)`.execute(trx);
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
}

/** These people by name, deleted ones too. */
export async function findPeople(db: Database, ids: readonly string[]): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select id, email, display_name from users
    where id = any (${ids}::uuid[]) order by display_name, id`.execute(db);
  return rows;
}
