import type { Database } from '#db/database.ts';

/** Locks the person's row: whoever changes their factors or their password waits, or has done it. */
export function lockPerson(
  db: Database,
  id: string,
): Promise<{ readonly id: string; readonly email: string; readonly display_name: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'display_name'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
