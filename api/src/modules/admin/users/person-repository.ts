import { sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import { isTaken, nobodyWhereTaken } from '#lib/email-taken.ts';
import { forgetResetCodes } from '#lib/people/locked-person.ts';

export interface PersonFacts {
  readonly email: string;
  readonly displayName: string;
  readonly phone: string | null;
}

/**
 * Adds a person with the role «Пользователь». Undefined when somebody has this e-mail, or has it kept (product §12.12): the
 * transaction has ended then.
 */
export async function insertPerson(
  db: Database,
  { email, displayName, phone }: PersonFacts,
): Promise<string | undefined> {
  const { rows } = await sql<{ readonly id: string }>`
    insert into users (id, email, display_name, phone, role_id)
    values (${uuidv7()}, ${email}, ${displayName}, ${phone}, (select id from roles where key = 'user'))
    on conflict (email) where deleted_at is null do nothing returning id`
    .execute(db)
    .catch(nobodyWhereTaken);
  return rows[0]?.id;
}

export async function isEmailTaken(db: Database, email: string, exceptId: string): Promise<boolean> {
  const { rows } = await sql`
    select where ${isTaken(sql`${email}`, sql`${exceptId}::uuid`)}`.execute(db);
  return rows.length > 0;
}

export async function updateFacts(
  db: Database,
  id: string,
  { email, displayName, phone }: PersonFacts,
): Promise<void> {
  await sql`update users set email = ${email}, display_name = ${displayName}, phone = ${phone},
    updated_at = clock_timestamp() where id = ${id}`.execute(db);
}

export async function setActive(db: Database, id: string, isActive: boolean): Promise<void> {
  await sql`update users set is_active = ${isActive}, updated_at = clock_timestamp() where id = ${id}`.execute(
    db,
  );
}

export interface Owned {
  readonly company: string | null;
  readonly group: string | null;
  readonly group_id: string | null;
  readonly group_members: number;
}

/** The company and the group that the person owns, in which others are. */
export async function findOwned(db: Database, id: string): Promise<Owned | undefined> {
  const { rows } = await sql<Owned>`
    select (select name from companies where owner_id = u.id and closed_at is null limit 1) as company,
      g.name as group, g.id as group_id,
      (select count(*)::integer from group_members m where m.group_id = g.id and m.user_id <> u.id) as group_members
    from users u left join groups g on g.owner_id = u.id and g.dissolved_at is null
    where u.id = ${id}`.execute(db);
  return rows[0];
}

/** Takes the person out of their company and group. An offer of a group ends with the membership. */
export async function leaveAll(db: Database, id: string): Promise<void> {
  await sql`delete from company_members where user_id = ${id}`.execute(db);
  await sql`delete from group_members where user_id = ${id}`.execute(db);
  await sql`update invitations set status = 'revoked', closed_at = clock_timestamp()
    where status = 'pending' and email = (select email from users where id = ${id})`.execute(db);
}

/** Keeps the row for the history of money. Codes and links stop working. */
export async function markDeleted(db: Database, id: string): Promise<void> {
  await sql`update users set deleted_at = clock_timestamp(), is_active = false, company_id = null,
    role_id = (select id from roles where key = 'user'), updated_at = clock_timestamp() where id = ${id}`.execute(
    db,
  );
  await forgetResetCodes(db, id);
}

/** Whether somebody has changed a person's e-mail, alone or as one of two, within the days in which two people are one. */
export async function hasMoved(db: Database, by: string, personId: string): Promise<boolean> {
  const { rows } = await sql`select from grants where user_id = ${personId} and kind = 'email'
    and ${by}::uuid in (given_by, confirmed_by) and at > clock_timestamp() - interval '30 days'`.execute(db);
  return rows.length > 0;
}
