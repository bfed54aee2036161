import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { OperatorError } from '#config/operator-error.ts';

interface DirectoryLock {
  readonly release: () => Promise<void>;
}

/** Refuses a second process on one PGlite directory, because the two would corrupt it silently. */
export class DirectoryBusyError extends OperatorError {
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another process. Stop it, or set DATA_DIR to another one.`,
    );
    this.name = 'DirectoryBusyError';
  }
}

export async function lockDirectory(
  directory: string,
  platform: NodeJS.Platform = process.platform,
): Promise<DirectoryLock> {
  mkdirSync(directory, { recursive: true });
  const path = realpathSync(directory);
  return platform === 'linux' ? lockBySocket(path) : lockByPidFile(path);
}

/** The kernel drops an abstract socket with its process, however that ends, so no stale lock can remain. */
function lockBySocket(path: string): Promise<DirectoryLock> {
  const name = `\0cabinet-${createHash('sha256').update(path).digest('hex').slice(0, 40)}`;
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new DirectoryBusyError(path) : error),
    );
    server.listen(name, () => {
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

function lockByPidFile(path: string): DirectoryLock {
  const file = join(path, 'cabinet.pid');
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    if (isAlive(Number(readFileSync(file, 'utf8')))) throw new DirectoryBusyError(path);
    writeFileSync(file, String(process.pid));
  }
  return { release: async () => rmSync(file, { force: true }) };
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
