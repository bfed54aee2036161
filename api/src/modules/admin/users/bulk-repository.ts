import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { adminUsersAsked } from './admin-user-repository.ts';

/** The items of a job: people in the order of their sign-up. */
export function itemsOf(db: Database, asked: Parameters<typeof adminUsersAsked>[1]): RawBuilder<unknown> {
  const people = adminUsersAsked(db, asked)
    .select(['u.id as item', sql<string>`coalesce(nullif(u.display_name, ''), u.email)`.as('label')])
    .orderBy('u.id');
  return sql`${people}`;
}

/** Asks for the people with these ids. */
export function askedByIds(ids: readonly string[]): Parameters<typeof adminUsersAsked>[1] {
  return { q: undefined, values: {}, where: sql`u.id = any (${ids}::uuid[])` };
}
