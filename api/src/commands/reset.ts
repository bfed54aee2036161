import { sql } from 'kysely';
import { inTransaction, migrate } from '#db/index.ts';
import { createArgon2Hasher } from '#lib/password-hasher.ts';
import { seedDemo } from '#seed/index.ts';
import { databaseName, requireConsent } from './support/consent.ts';
import { readFlags } from './support/flags.ts';
import { runCommand } from './support/run-command.ts';

/** Empties the database and migrates it: with the demonstration in demo mode, empty in production. */
await runCommand(async ({ config, connection, args }) => {
  const flags = readFlags(args, { yes: { type: 'boolean' }, production: { type: 'boolean' } });
  await requireConsent({
    config,
    what: `everything in ${databaseName(config)}`,
    isYes: flags.yes === true,
    isProductionAllowed: flags.production === true,
  });
  const { db } = connection;
  await inTransaction(db, async (trx) => {
    await sql`drop schema public cascade`.execute(trx);
    await sql`create schema public`.execute(trx);
  });
  await migrate(db);
  if (config.mode !== 'demo')
    return 'The database is empty and migrated. Make the first administrator: create-admin.';
  await seedDemo(db, {
    hasher: createArgon2Hasher(),
    publicUrl: config.publicUrl,
  });
  return 'The database is new, with fresh demonstration data.';
});
