import type { Database } from '#db/index.ts';

/** The payer of a person's own account. */
export async function personalPayerOf(db: Database, userId: string): Promise<string> {
  const payer = await db
    .selectFrom('payers')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return payer.id;
}
