import type { Config } from '#config/index.ts';
import { OperatorError } from '#config/operator-error.ts';
import { ask, isInteractive } from './terminal.ts';

interface Destruction {
  readonly config: Config;
  /** Names what will be destroyed, for the question. */
  readonly what: string;
  readonly isYes: boolean;
  readonly isProductionAllowed: boolean;
}

/** Asks before something is destroyed; production also demands its own flag. */
export async function requireConsent({
  config,
  what,
  isYes,
  isProductionAllowed,
}: Destruction): Promise<void> {
  if (config.mode === 'production' && !isProductionAllowed) {
    throw new OperatorError(`Refused: this is production. To destroy ${what} add --production.`);
  }
  if (isYes) return;
  if (!isInteractive())
    throw new OperatorError(`Refused: nobody can be asked here. To destroy ${what} add --yes.`);
  const answer = await ask(`This destroys ${what}. Type "yes" to go on: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new OperatorError('Nothing was changed.');
}

/** Describes a database without its password. */
export function databaseName({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === undefined) return `the embedded database in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${pathname.slice(1)} on ${host}`;
}
