import { sql } from 'kysely';
import { migrate } from '#db/index.ts';
import { readFlags } from './support/flags.ts';
import { runCommand } from './support/run-command.ts';

/** Migrates, and gives `--api-role` the rights that an API without tables of its own needs. */
await runCommand(async ({ connection, args }) => {
  const role = readFlags(args, { 'api-role': { type: 'string' } })['api-role'];
  const done = await migrate(connection.db);
  const state = done.length === 0 ? 'The database is up to date.' : `Applied: ${done.join(', ')}`;
  if (role === undefined) return state;
  await sql`select grant_api_rights(${role})`.execute(connection.db);
  return `${state}\nThe role ${role} reads and writes rows, and nothing else.`;
});
