import type { DatabaseConnection } from '../database.ts';
import { attach } from './attach.ts';
import { openCluster } from './cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import { type Contents, startFromImage } from './image.ts';

interface PgliteOptions {
  /** Without a folder the database is in memory and ends with the process. */
  readonly dataDir?: string;
  /** Where prepared images are kept between starts. */
  readonly cacheDir: string;
  /** What a new database holds beside its migrated tables. */
  readonly contents?: Contents | undefined;
  readonly onError?: (error: Error) => void;
}

/** Opens the embedded database; a new one starts from a prepared, migrated image. */
export async function openPglite({
  dataDir,
  cacheDir,
  contents,
  onError,
}: PgliteOptions): Promise<DatabaseConnection> {
  const images = { cacheDir, contents };
  if (dataDir === undefined) {
    const database = await startFromImage(images);
    return attach(database, { onError, onClose: () => database.close() });
  }

  const lock = await lockDirectory(dataDir);
  try {
    const database = await openCluster(dataDir, (folder) => startFromImage(images, folder));
    const onClose = async () => {
      await database.close();
      await lock.release();
    };
    return attach(database, { onError, onClose });
  } catch (error) {
    await lock.release();
    throw error;
  }
}
