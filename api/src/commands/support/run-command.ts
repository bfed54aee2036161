import { type Config, loadConfig } from '#config/index.ts';
import { printFailure } from '#config/operator-error.ts';
import { type Contents, type DatabaseConnection, openDatabase } from '#db/index.ts';
import { print } from './terminal.ts';

export interface CommandContext {
  readonly config: Config;
  readonly connection: DatabaseConnection;
  readonly args: readonly string[];
}

/** Runs a command on the configured database. A failure ends the process with 1 and one line that says why. */
export async function runCommand(
  command: (context: CommandContext) => Promise<string>,
  { contents }: { readonly contents?: (config: Config) => Contents | undefined } = {},
): Promise<void> {
  let connection: DatabaseConnection | undefined;
  try {
    const config = loadConfig(process.env);
    // Commands work over whole tables and share the pool with nobody, so they have no time limits and no replicas.
    connection = await openDatabase({
      ...config,
      databaseReadUrl: undefined,
      databaseLockTimeoutMs: 0,
      databaseStatementTimeoutMs: 0,
      contents: contents?.(config),
    });
    print(await command({ config, connection, args: process.argv.slice(2) }));
  } catch (error) {
    process.exitCode = 1;
    printFailure(error);
  } finally {
    await connection?.close();
  }
}
