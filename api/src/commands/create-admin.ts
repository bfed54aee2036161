import { generatePassword } from '@cabinet/kernel/core/password';
import { OperatorError } from '#config/operator-error.ts';
import { migrate } from '#db/index.ts';
import { createArgon2Hasher } from '#lib/password-hasher.ts';
import { readFlags } from './support/flags.ts';
import { checkedAddress, makeAdmin } from './support/make-admin.ts';
import { promoteAdmin } from './support/promote-admin.ts';
import { runCommand } from './support/run-command.ts';
import { askHidden, isInteractive, readLine } from './support/terminal.ts';

await runCommand(async ({ config, connection, args }) => {
  const flags = readFlags(args, {
    email: { type: 'string' },
    name: { type: 'string' },
    generate: { type: 'boolean' },
    promote: { type: 'boolean' },
  });
  if (flags.email === undefined) {
    throw new OperatorError(
      'create-admin --email name@example.com [--name "Имя Фамилия"] [--generate]\n' +
        'create-admin --email name@example.com --promote\n' +
        'The password is asked for, or read from standard input, or made with --generate. ' +
        'With --promote an account that is there becomes an administrator and keeps its password.',
    );
  }
  const email = checkedAddress(flags.email, config.mode);
  if (flags.promote) {
    if (flags.name !== undefined || flags.generate)
      throw new OperatorError('--promote keeps name and password; leave --name and --generate out.');
    await migrate(connection.db);
    return promoteAdmin(connection.db, email, config);
  }
  const password = flags.generate ? generatePassword() : await readPassword();
  await migrate(connection.db);
  const admin = { email, name: flags.name ?? 'Администратор', password };
  const { mode, publicUrl } = config;
  await makeAdmin(connection.db, admin, { mode, publicUrl, hasher: createArgon2Hasher() });
  const shownOnce = flags.generate ? ` Password (shown only now): ${password}` : '';
  return `${email} is an administrator.${shownOnce}`;
});

async function readPassword(): Promise<string> {
  if (!isInteractive()) return readLine();
  const password = await askHidden('Password: ');
  if ((await askHidden('Again: ')) !== password) throw new OperatorError('The two passwords differ.');
  return password;
}
