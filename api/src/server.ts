import { closeOnSignals, TIME_LIMITS } from '@cabinet/http-server';
import { buildApp } from './app.ts';
import { type Config, loadConfig } from './config/index.ts';
import { OperatorError, printFailure } from './config/operator-error.ts';
import { type DatabaseConnection, migrate, openDatabase } from './db/index.ts';
import { HIDDEN_IN_LOGS } from './lib/hidden-in-logs.ts';
import { createArgon2Hasher } from './lib/password-hasher.ts';
import { keepRule } from './lib/two-people/keep-rule.ts';
import { issueOlderInvoices } from './modules/payment/invoice/service.ts';
import type { ApiInstance } from './plugins/context.ts';
import { startBackground } from './scheduled-jobs/background.ts';
import { refuseDemoAccounts } from './seed/refuse-demo-accounts.ts';

/** Time for open requests, then for the background. */
const STOP_MS = TIME_LIMITS.drainMs + 3000;

async function start(config: Config): Promise<void> {
  let report = (error: Error) => console.error(error.message);
  const connection = await openDatabase(config, (error) => report(error));
  await prepareDatabase(config, connection);
  const app = await buildApp({
    config,
    connection,
    hasher: createArgon2Hasher(),
    docs: config.docs ? 'pages' : 'closed',
    logger: { level: config.logLevel, redact: HIDDEN_IN_LOGS },
  });
  report = (error) => app.log.warn({ err: error }, 'database connection lost');
  if (connection.kind === 'pglite') {
    app.log.warn(
      'The embedded database does not fsync: a killed process loses nothing, a power cut may. Use PostgreSQL (DATABASE_URL) for real money.',
    );
  }
  if (config.looseProxies.length > 0) {
    app.log.warn(
      { networks: config.looseProxies },
      'TRUST_PROXY trusts whole networks: whoever is there may say to come from any address. Name the proxies themselves.',
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
    { forceAfterMs: config.stopNoticeMs + STOP_MS },
  );
}

async function prepareDatabase(config: Config, connection: DatabaseConnection): Promise<void> {
  try {
    await migrate(connection.db);
    await keepRule(connection.db, config);
    await issueOlderInvoices(connection.db, config);
    if (config.mode === 'production') await refuseDemoAccounts(connection.db);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** A taken port is not our bug. */
async function listen(app: ApiInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    const where = `${host}:${port} (API_HOST, API_PORT)`;
    throw new OperatorError(`The API cannot listen on ${where}: ${error.message}`, { cause: error });
  }
}

try {
  await start(loadConfig(process.env));
} catch (error) {
  printFailure(error);
  process.exit(1);
}
