import { readFile, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';

// An image is compressed for its checksum as much as for its size, so the fastest level will do.
const COMPRESSION = { level: 1 };

// This is JavaScript, because the same file runs from the sources (tests) and beside the bundle.

/** @type {{dataDir?: string, image?: string}} */
const { dataDir, image } = workerData;
const port = parentPort;
if (!port) throw new Error('pglite-worker runs inside a worker thread only');

const database = await PGlite.create({
  ...(dataDir === undefined ? {} : { dataDir }),
  ...(image === undefined ? {} : { loadDataDir: new Blob([gunzipSync(await readFile(image))]) }),
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
});

/** Clears an open transaction and prepared statements that a client may have left. */
async function resetSession() {
  await database.exec('rollback').catch(() => undefined);
  await database.exec('discard all');
}

const actions = {
  wire: (bytes) => database.execProtocolRaw(bytes),
  reset: resetSession,
  dump: async (path) =>
    writeFile(path, gzipSync(await (await database.dumpDataDir('none')).arrayBuffer(), COMPRESSION)),
  close: () => database.close(),
};

let turn = Promise.resolve();
port.on('message', ({ id, action, payload }) => {
  turn = turn.then(async () => {
    try {
      port.postMessage({ id, result: await actions[action](payload) });
    } catch (error) {
      port.postMessage({ id, error: String(error?.message ?? error) });
    }
  });
});
port.postMessage({ id: 0 });
