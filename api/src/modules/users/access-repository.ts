import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { matchesWords } from '#lib/search/matches-words.ts';

export interface FoundRow {
  readonly id: string;
  readonly display_name: string;
  readonly email: string;
  readonly is_active: boolean;
  readonly role_id: string;
  readonly role_name: string;
  readonly role_company_id: string | null;
  readonly role_company_name: string | null;
  readonly company_id: string | null;
  readonly company_name: string | null;
  /** The company in which the person is suspended. */
  readonly suspended_in: string | null;
}

const PERSON = sql`
  select u.id, u.display_name, u.email, u.is_active, r.id as role_id, r.name as role_name,
    r.company_id as role_company_id, rc.name as role_company_name, c.id as company_id, c.name as company_name,
    m.company_id as suspended_in
  from users u join roles r on r.id = u.role_id left join companies rc on rc.id = r.company_id
    left join companies c on c.id = u.company_id
    left join company_members m on m.user_id = u.id and m.suspended_role_id is not null
  where u.deleted_at is null`;

export async function findPerson(db: Database, id: string): Promise<FoundRow | undefined> {
  const { rows } = await sql<FoundRow>`${PERSON} and u.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Finds people by words, each of which must begin a word of theirs (`lib/search`). Those whose name or e-mail begins
 * with the whole text come first. They are chosen by their own columns alone, so that the limit is reached before
 * anything is joined.
 */
export async function searchPeople(
  db: Database,
  { q, limit }: { readonly q: string; readonly limit: number },
): Promise<FoundRow[]> {
  const byName = sql`u.display_name, u.id`;
  const begins = sql`starts_with(search_text(u.display_name), search_text(${q})) or starts_with(search_text(u.email), search_text(${q}))`;
  const order = q === '' ? byName : sql`not (${begins}), ${byName}`;
  const { rows } = await sql<FoundRow>`${PERSON} and u.id in (
      select u.id from users u where u.deleted_at is null and ${matchesWords('user', 'u.id', q)}
      order by ${order} limit ${limit})
    order by ${order}`.execute(db);
  return rows;
}
