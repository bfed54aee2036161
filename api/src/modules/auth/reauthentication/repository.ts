import type { Database } from '#db/database.ts';

interface Person {
  readonly email: string;
  readonly display_name: string;
  readonly password_hash: string | null;
}

function person(db: Database, id: string) {
  return db
    .selectFrom('users')
    .select(['email', 'display_name', 'password_hash'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null);
}

export function findPerson(db: Database, id: string): Promise<Person | undefined> {
  return person(db, id).executeTakeFirst();
}

/** Locks the person's row: whoever changes their factors or their password waits, or has done it. */
export function lockPerson(db: Database, id: string): Promise<Person | undefined> {
  return person(db, id).forNoKeyUpdate().executeTakeFirst();
}
