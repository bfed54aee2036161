import { OperatorError } from '#config/operator-error.ts';
import { checkedAddress } from './support/make-admin.ts';
import { resetFactorsOf } from './support/reset-factors-of.ts';
import { runCommand } from './support/run-command.ts';

/** Lets in whoever has lost all their second factors, with the password that they have. */
await runCommand(async ({ config, connection, args: [address, ...more] }) => {
  if (address === undefined || address.startsWith('-') || more.length > 0)
    throw new OperatorError(
      'reset-factors name@example.com\n' +
        'Takes away the passkeys, the app and the recovery codes of this person and ends their sessions. The password stays.',
    );
  return resetFactorsOf(connection.db, checkedAddress(address, config.mode), config);
});
