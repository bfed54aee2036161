import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Database } from '../database.ts';
import { migrate, migrationsHash } from '../migrate.ts';
import { attach } from './attach.ts';
import { PgliteProcess } from './pglite-process.ts';

/** What an image holds beside the migrated tables. */
export interface Contents {
  /** Differs where the contents differ. It is a part of the file's name. */
  readonly key: string;
  readonly fill: (db: Database) => Promise<void>;
}

interface Images {
  /** Where images are kept between starts. */
  readonly cacheDir: string;
  readonly contents?: Contents | undefined;
}

const PREFIX = 'pglite-';
const MAX_AGE_MS = 8 * 86_400_000;

/**
 * Starts a new database, in memory or in a folder, from an image. Loading takes less than a second, while its contents
 * took several. Where there is no image, or one that cannot be read, this start makes it.
 */
export async function startFromImage(images: Images, dataDir?: string): Promise<PgliteProcess> {
  const image = pathOf(images);
  if (!existsSync(image)) return make(image, images, dataDir);
  try {
    return await start(dataDir, image);
  } catch {
    rmSync(image, { force: true });
    return make(image, images, dataDir);
  }
}

function start(dataDir: string | undefined, image?: string): Promise<PgliteProcess> {
  if (dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true });
  return PgliteProcess.start({ ...(dataDir && { dataDir }), ...(image && { image }) });
}

/** Contents only save time, so where they fail the database is the empty one. */
async function make(
  path: string,
  { cacheDir, contents }: Images,
  dataDir: string | undefined,
): Promise<PgliteProcess> {
  const database = contents ? await startFromImage({ cacheDir }, dataDir) : await start(dataDir);
  const connection = attach(database, { onClose: async () => undefined });
  try {
    await (contents?.fill ?? migrate)(connection.db);
    await connection.close();
  } catch (error) {
    await connection.close();
    await database.close();
    if (contents === undefined) throw error;
    return startFromImage({ cacheDir }, dataDir);
  }
  await keep(database, path).catch(() => undefined);
  return database;
}

/** The image has a temporary name until it is complete, so neither a kill nor a second start leaves half of one. */
async function keep(database: PgliteProcess, path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  removeOld(dirname(path));
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await database.dumpTo(unfinished);
    await rename(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function pathOf({ cacheDir, contents }: Images): string {
  const name = [pgliteVersion(), migrationsHash(), ...(contents ? [contents.key] : [])].join('-');
  return join(cacheDir, `${PREFIX}${name}.tar.gz`);
}

/** Removes the images of other builds and other weeks, and what a killed start has left. */
function removeOld(cacheDir: string): void {
  for (const name of readdirSync(cacheDir)) {
    const path = join(cacheDir, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (name.startsWith(PREFIX) && age > MAX_AGE_MS) rmSync(path, { force: true });
  }
}

/** The package does not export its package.json, so it is read beside the entry. */
function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest && 'version' in manifest) return String(manifest.version);
  throw new Error('@electric-sql/pglite has no readable version');
}
