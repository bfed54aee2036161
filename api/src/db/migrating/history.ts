import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** The checksum of each migration that was applied, by its id. */
export type Applied = Map<string, string>;

export async function readApplied(db: Database): Promise<Applied> {
  const { rows: found } = await sql<{ readonly exists: boolean }>`
    select to_regclass('schema_migrations') is not null as exists`.execute(db);
  if (found[0]?.exists !== true) return new Map();
  const { rows } = await sql<{ readonly id: string; readonly checksum: string }>`
    select id, checksum from schema_migrations`.execute(db);
  return new Map(rows.map(({ id, checksum }) => [id, checksum]));
}

export async function record(db: Database, id: string, checksum: string): Promise<void> {
  await sql`insert into schema_migrations (id, checksum) values (${id}, ${checksum})
    on conflict (id) do update set checksum = excluded.checksum, applied_at = now()`.execute(db);
}

export function checksumOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}
