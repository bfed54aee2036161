import { sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import type { View } from './view-schemas.ts';

const COLUMNS = ['id', 'table_name as table', 'name', 'query', 'is_default'] as const;

/** Makes changes of a person's views take turns, because their names and the default one depend on each other. */
export async function lockViewsOf(db: Database, userId: string): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(db);
}

export function findViews(db: Database, userId: string, table: string): Promise<View[]> {
  return db
    .selectFrom('saved_views')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('table_name', '=', table)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export function findView(db: Database, userId: string, id: string): Promise<View | undefined> {
  return db
    .selectFrom('saved_views')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How many views a person has of a list, and of all lists. */
export async function countViews(
  db: Database,
  userId: string,
  table: string,
): Promise<{ readonly ofTable: number; readonly ofAll: number }> {
  const { rows } = await sql<{ readonly of_table: number; readonly of_all: number }>`
    select (count(*) filter (where table_name = ${table}))::integer as of_table, count(*)::integer as of_all
    from saved_views where user_id = ${userId}`.execute(db);
  return { ofTable: rows[0]?.of_table ?? 0, ofAll: rows[0]?.of_all ?? 0 };
}

export async function isNameTaken(
  db: Database,
  userId: string,
  { id, table, name }: Pick<View, 'table' | 'name'> & { readonly id?: string | undefined },
): Promise<boolean> {
  const other = await db
    .selectFrom('saved_views')
    .select('id')
    .where('user_id', '=', userId)
    .where('table_name', '=', table)
    .where('name', '=', name)
    .executeTakeFirst();
  return other !== undefined && other.id !== id;
}

/** Leaves a list without a default view. */
export async function clearDefault(db: Database, userId: string, table: string): Promise<void> {
  await db
    .updateTable('saved_views')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('table_name', '=', table)
    .where('is_default', '=', true)
    .execute();
}

export function insertView(db: Database, userId: string, view: Omit<View, 'id'>): Promise<View> {
  const { table, ...values } = view;
  return db
    .insertInto('saved_views')
    .values({ id: uuidv7(), user_id: userId, table_name: table, ...values })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function updateView(db: Database, { id, name, query, is_default }: View): Promise<void> {
  await db
    .updateTable('saved_views')
    .set({ name, query, is_default, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteView(db: Database, id: string): Promise<void> {
  await db.deleteFrom('saved_views').where('id', '=', id).execute();
}
