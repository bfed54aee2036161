import { closeOnSignals, TIME_LIMITS } from '@cabinet/http-server';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { type Config, loadConfig } from './config/index.ts';
import { type DatabaseConnection, migrate, openDatabase } from './db/index.ts';
import { createArgon2Hasher } from './lib/password-hasher.ts';
import { listen } from './listen.ts';
import { printFailure } from './operator-error.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';

/** Requests under way, then what the background does. */
const STOP_TIMEOUT_MS = TIME_LIMITS.drainMs + 3000;
/** What must never stand in a log, wherever an object carries it. */
const SECRETS = ['cookie', 'authorization', 'password', 'new_password', 'current_password', 'token', 'code'];

async function start(config: Config): Promise<void> {
  let report = (error: Error) => console.error(error.message);
  const connection = await openDatabase(config, (error) => report(error));
  await prepareDatabase(config, connection);
  const app = await buildApp({
    config,
    connection,
    hasher: createArgon2Hasher(),
    docs: config.docs ? 'pages' : 'closed',
    logger: {
      level: config.logLevel,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
    },
  });
  report = (error) => app.log.warn({ err: error }, 'database connection lost');
  if (connection.kind === 'pglite') {
    app.log.warn(
      'The embedded database does not fsync: a killed process loses nothing, a power cut may. Use PostgreSQL (DATABASE_URL) for real money.',
    );
  }
  app.metrics.watchProcess();
  await listen(app, config);
  const stopBackground = startBackground(app);

  closeOnSignals(
    async () => {
      await app.close();
      await stopBackground();
      await connection.close();
    },
    { forceAfterMs: STOP_TIMEOUT_MS },
  );
}

async function prepareDatabase(config: Config, connection: DatabaseConnection): Promise<void> {
  try {
    await migrate(connection.db);
    if (config.mode === 'production') await refuseDemoAccounts(connection.db);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

try {
  await start(loadConfig(process.env));
} catch (error) {
  printFailure(error);
  process.exit(1);
}
