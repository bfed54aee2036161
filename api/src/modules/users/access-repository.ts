import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { keptRole } from '#lib/roles/kept-role.ts';
import { matchesWords } from '#lib/search/matches-words.ts';
import type { FoundUser } from './access-schemas.ts';

export type FoundUserRow = FoundUser & {
  /** The company in which the person is suspended. */
  readonly suspended_in: string | null;
};

const FOUND_USER = sql`
  select u.id, u.display_name, u.email, u.is_active,
    json_build_object('role_id', r.id, 'role_name', r.name, 'company_id', r.company_id, 'company_name', rc.name) as role,
    ${keptRole} as global_role,
    case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end as company,
    m.company_id as suspended_in
  from users u join roles r on r.id = u.role_id left join companies rc on rc.id = r.company_id
    left join companies c on c.id = u.company_id
    left join company_members m on m.user_id = u.id and m.suspended_role_id is not null
  where u.deleted_at is null`;

export async function findFoundUser(db: Database, id: string): Promise<FoundUserRow | undefined> {
  const { rows } = await sql<FoundUserRow>`${FOUND_USER} and u.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Finds people by words, each of which must begin a word of theirs (`lib/search`). Those whose name or e-mail begins
 * with the whole text come first. They are chosen by their own columns alone, so that the limit is reached before
 * anything is joined.
 */
export async function searchUsers(
  db: Database,
  { q, limit }: { readonly q: string; readonly limit: number },
): Promise<FoundUserRow[]> {
  const byName = sql`u.display_name, u.id`;
  const begins = sql`starts_with(search_text(u.display_name), search_text(${q})) or starts_with(search_text(u.email), search_text(${q}))`;
  const order = q === '' ? byName : sql`not (${begins}), ${byName}`;
  const { rows } = await sql<FoundUserRow>`${FOUND_USER} and u.id in (
      select u.id from users u where u.deleted_at is null and ${matchesWords('user', 'u.id', q)}
      order by ${order} limit ${limit})
    order by ${order}`.execute(db);
  return rows;
}
