import { afterEach, beforeEach } from '@jest/globals';
import { sql } from 'kysely';
import type { TestDatabase } from '#test/databases.ts';
import type { DatabaseConnection } from '../database.ts';
import type { SqlFile } from '../sql-file.ts';

/** A migration of a later release. */
export const migration = (name: string, ...parts: (string | SqlFile)[]): SqlFile => ({
  folder: 'migrations',
  name,
  parts,
});

/** Gives each test of a `describe` a database of its own, which it can ask in plain SQL. */
export function useDatabase(open: TestDatabase['open']) {
  let connection: DatabaseConnection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());
  return {
    db: () => connection.db,
    query: async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(connection.db)).rows,
  };
}
