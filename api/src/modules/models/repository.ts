import type { Selectable } from 'kysely';
import type { Database, Schema } from '#db/index.ts';

export type ModelRow = Selectable<Schema['models']>;

export interface ModelChange {
  readonly name?: string;
  readonly tags?: string[];
  readonly input_price?: string;
  readonly output_price?: string;
  readonly enabled?: boolean;
}

export function listModels(
  db: Database,
  { enabledOnly }: { readonly enabledOnly: boolean },
): Promise<ModelRow[]> {
  let query = db.selectFrom('models').selectAll().orderBy('developer').orderBy('name').orderBy('id');
  if (enabledOnly) query = query.where('enabled', '=', true);
  return query.execute();
}

/** Locks the model until the transaction ends, so the audit row records the real state before. */
export function findModelForUpdate(db: Database, id: string): Promise<ModelRow | undefined> {
  return db.selectFrom('models').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function updateModel(db: Database, id: string, change: ModelChange): Promise<ModelRow> {
  return db.updateTable('models').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** The permissions of a user's role, static and dynamic, in the order in which the rules apply. */
export async function permissionsOfUser(db: Database, userId: string): Promise<string[] | undefined> {
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('role_permissions as p', 'p.role_id', 'u.role_id')
    .select(['u.id', 'p.permission'])
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .orderBy('p.position')
    .execute();
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ permission }) => (permission === null ? [] : [permission]));
}
