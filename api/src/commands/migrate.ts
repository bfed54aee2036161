import { migrate } from '../db/index.ts';
import { readFlags } from './support/flags.ts';
import { runCommand } from './support/run-command.ts';

await runCommand(async ({ connection, args }) => {
  readFlags(args, {});
  const done = await migrate(connection.db);
  return done.length === 0 ? 'The database is up to date.' : `Applied: ${done.join(', ')}`;
});
