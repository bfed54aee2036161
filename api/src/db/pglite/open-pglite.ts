import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { DatabaseConnection } from '../database.ts';
import { migrate, migrationsHash } from '../migrate.ts';
import { connect } from '../pool.ts';
import { openCluster } from './cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import { PgliteProcess } from './pglite-process.ts';
import { PgliteStream } from './pglite-stream.ts';

interface PgliteOptions {
  /** Absent: the database is in memory and ends with the process. */
  readonly dataDir?: string;
  /** Where the prepared image is kept between starts. */
  readonly cacheDir: string;
  readonly onError?: (error: Error) => void;
}

/** Opens the embedded database; a new one starts from the prepared, migrated image. */
export async function openPglite({ dataDir, cacheDir, onError }: PgliteOptions): Promise<DatabaseConnection> {
  if (dataDir === undefined)
    return attach(await PgliteProcess.start({ image: await preparedImage(cacheDir) }), onError);

  const lock = await lockDirectory(dataDir);
  try {
    const database = await openCluster(dataDir, () => preparedImage(cacheDir));
    return attach(database, onError, lock.release);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** A dump of an empty migrated cluster: loading takes a quarter of a second, initdb and migrations take several. */
async function preparedImage(cacheDir: string): Promise<string> {
  const path = join(cacheDir, `pglite-${pgliteVersion()}-${migrationsHash()}.tar`);
  if (existsSync(path)) return path;
  mkdirSync(cacheDir, { recursive: true });
  const database = await PgliteProcess.start({});
  const connection = attach(database);
  await migrate(connection.db);
  const unfinished = `${path}.${process.pid}`;
  await database.dumpTo(unfinished);
  await connection.close();
  await rename(unfinished, path);
  return path;
}

/** The package does not export its package.json, so it is read beside the entry. */
function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest && 'version' in manifest) return String(manifest.version);
  throw new Error('@electric-sql/pglite has no readable version');
}

function attach(
  database: PgliteProcess,
  onError: (error: Error) => void = () => undefined,
  onClose: () => Promise<void> = async () => undefined,
): DatabaseConnection {
  return connect(
    'pglite',
    // PGlite has one session; the pool's queue makes requests take turns.
    {
      max: 1,
      user: 'postgres',
      database: 'postgres',
      idleTimeoutMillis: 0,
      stream: () => new PgliteStream(database),
    },
    onError,
    async () => {
      await database.close();
      await onClose();
    },
  );
}
