import { OperatorError } from '#config/operator-error.ts';
import { migrate } from '#db/index.ts';
import { createArgon2Hasher } from '#lib/password-hasher.ts';
import { seedDemo } from '#seed/index.ts';
import { demoContents } from './support/demo-contents.ts';
import { readFlags } from './support/flags.ts';
import { type CommandContext, runCommand } from './support/run-command.ts';

await runCommand(seed, { contents: demoContents });

async function seed({ config, connection, args }: CommandContext): Promise<string> {
  readFlags(args, {});
  if (config.mode === 'production')
    throw new OperatorError('Refused: production never holds demonstration data.');
  await migrate(connection.db);
  const isNew = await seedDemo(connection.db, {
    hasher: createArgon2Hasher(),
    publicUrl: config.publicUrl,
  });
  return isNew ? 'The demonstration data is in place.' : 'The demonstration data was already there.';
}
