import { createServer } from 'node:http';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

// Loaded into a server before its own code (NODE_OPTIONS=--import): whoever connects to the socket `PROBE_DIR/<pid>` is told what
// is left in the heap once the garbage is collected.

const { PROBE_DIR } = process.env;

if (isMainThread && PROBE_DIR) {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc');
  createServer((_request, response) => {
    // What the first run finds to be finalized goes in the second.
    collect();
    collect();
    response.end(JSON.stringify(process.memoryUsage()));
  })
    .listen(join(PROBE_DIR, String(process.pid)))
    .unref();
}
