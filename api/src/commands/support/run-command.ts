import { type Config, loadConfig } from '../../config/index.ts';
import { type DatabaseConnection, openDatabase } from '../../db/index.ts';
import { printFailure } from '../../operator-error.ts';
import { print } from './terminal.ts';

type CommandContext = { config: Config; connection: DatabaseConnection; args: readonly string[] };

/** Runs one command over the configured database. What fails ends the process with 1, and says why in one line. */
export async function runCommand(command: (context: CommandContext) => Promise<string>): Promise<void> {
  let connection: DatabaseConnection | undefined;
  try {
    const config = loadConfig(process.env);
    // A command works over whole tables and keeps nobody's place in a pool: it takes the time that it needs.
    connection = await openDatabase({ ...config, databaseLockTimeoutMs: 0, databaseStatementTimeoutMs: 0 });
    print(await command({ config, connection, args: process.argv.slice(2) }));
  } catch (error) {
    process.exitCode = 1;
    printFailure(error);
  } finally {
    await connection?.close();
  }
}
