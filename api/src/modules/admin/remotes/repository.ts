import type { Database } from '#db/index.ts';

/** The e-mail of a person, by which the history of releases names people. */
export async function emailOf(db: Database, userId: string): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}
