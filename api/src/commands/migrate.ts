import { sql } from 'kysely';
import { migrate } from '#db/index.ts';
import { keepRule } from '#lib/two-people/keep-rule.ts';
import { readFlags } from './support/flags.ts';
import { runCommand } from './support/run-command.ts';

/** Migrates, writes the sum of the rule of two, and gives `--api-role` the rights that an API without tables of its own needs. */
await runCommand(async ({ config, connection, args }) => {
  const role = readFlags(args, { 'api-role': { type: 'string' } })['api-role'];
  const done = await migrate(connection.db);
  await keepRule(connection.db, config);
  const state = done.length === 0 ? 'The database is up to date.' : `Applied: ${done.join(', ')}`;
  if (role === undefined) return state;
  // Where something was applied, processes of the release before may still be at work.
  const { rows } = await sql<{ readonly as_before: boolean }>`
    select grant_api_rights(${role}, ${done.length > 0}) as as_before`.execute(connection.db);
  const rights = rows[0]?.as_before
    ? `The role ${role} still writes the audit log and credit limits by itself, as the release before does: run this once more ` +
      'when no process of that release is left.'
    : `The role ${role} reads and writes rows, and nothing else.`;
  return `${state}\n${rights}`;
});
