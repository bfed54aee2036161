import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

const KEY = 'demo_seed';

/** How far the demonstration is written. */
interface Mark {
  /** The start of the week in which it was made. Older databases do not know theirs. */
  readonly week: Date | null;
  readonly isFinished: boolean;
}

export async function readMark(db: Database): Promise<Mark | undefined> {
  const { rows } = await sql<Mark>`
    select (value->>'week')::timestamptz as week, value ? 'seeded_at' as "isFinished"
    from settings where key = ${KEY}`.execute(db);
  return rows[0];
}

/** Without `seededAt` only the history is there. */
export async function writeMark(db: Database, week: Date, seededAt?: Date): Promise<void> {
  const value = JSON.stringify({ week, seeded_at: seededAt });
  await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Whether the demonstration was ever put here; its mark stays even when its accounts are gone. */
export async function isSeeded(db: Database): Promise<boolean> {
  return (await readMark(db)) !== undefined;
}
