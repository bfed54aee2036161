import { buildApp } from '#app.ts';
import { loadConfig } from '#config/index.ts';
import { openPostgres } from '#db/open-postgres.ts';
import { createArgon2Hasher } from '#lib/password-hasher.ts';

/** Prints the OpenAPI document. A pool connects only on its first query, so no database is needed. */
const connection = openPostgres({ url: 'postgres://nobody@127.0.0.1:1/none' });
const app = await buildApp({
  config: loadConfig({ CABINET_MODE: 'demo' }),
  connection,
  hasher: createArgon2Hasher(),
});
await app.ready();
process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
await connection.close();
