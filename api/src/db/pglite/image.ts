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
  /** Other for other contents; a part of the file's name. */
  readonly key: string;
  readonly fill: (db: Database) => Promise<void>;
}

interface Images {
  /** Where images are kept between starts. */
  readonly cacheDir: string;
  readonly contents?: Contents | undefined;
}

const PREFIX = 'pglite-';
const SUFFIX = '.tar.gz';
const MAX_AGE_MS = 8 * 86_400_000;

/**
 * Starts a new database, in memory or in a folder, from an image: loading takes less than a second, what was put into it
 * several. An image that cannot be read is made again.
 */
export async function startFromImage(images: Images, dataDir?: string): Promise<PgliteProcess> {
  const image = await keptImage(images);
  try {
    return await load(image, dataDir);
  } catch {
    rmSync(image, { force: true });
    return load(await keptImage(images), dataDir);
  }
}

function load(image: string, dataDir: string | undefined): Promise<PgliteProcess> {
  if (dataDir === undefined) return PgliteProcess.start({ image });
  rmSync(dataDir, { recursive: true, force: true });
  return PgliteProcess.start({ image, dataDir });
}

/** Contents only save time: where they cannot be made or kept, the empty image serves. */
async function keptImage({ cacheDir, contents }: Images): Promise<string> {
  const base = join(cacheDir, `${PREFIX}${pgliteVersion()}-${migrationsHash()}`);
  const empty = `${base}${SUFFIX}`;
  if (contents === undefined) {
    if (!existsSync(empty)) await make(empty, () => PgliteProcess.start({}), migrate);
    return empty;
  }
  const filled = `${base}-${contents.key}${SUFFIX}`;
  if (existsSync(filled)) return filled;
  try {
    await make(filled, () => startFromImage({ cacheDir }), contents.fill);
    return filled;
  } catch {
    return keptImage({ cacheDir });
  }
}

/** Under a name of its own until it is complete, so neither a kill nor a second start leaves half of one. */
async function make(
  path: string,
  start: () => Promise<PgliteProcess>,
  fill: (db: Database) => Promise<unknown>,
): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  removeOld(dirname(path));
  const unfinished = `${path}.${randomUUID()}`;
  const database = await start();
  const connection = attach(database);
  try {
    await fill(connection.db);
    await database.dumpTo(unfinished);
    await rename(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
    await connection.close();
  }
}

/** Those of other builds and other weeks, and what a kill has left. */
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
