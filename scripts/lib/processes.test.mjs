import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { killRunning, run } from './children.mjs';
import { closed } from './closed.mjs';
import { IS_WINDOWS } from './paths.mjs';
import { freePort } from './ports.mjs';
import { startServer, waitUntilReady } from './server-process.mjs';
import { UserError } from './user-error.mjs';

/** @type {string} */
let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'кабинет и пробел '));
});
after(() => rmSync(folder, { recursive: true, force: true }));

function script(/** @type {string} */ name, /** @type {string} */ text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** A process that is not ours shows itself by what it holds. What is never let go of fails the test. */
const PATIENCE_MS = 60_000;

const SERVER = `
  import { createServer } from 'node:http';
  createServer((_, response) => response.end('ok')).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'));
`;

describe('a program that runs to its end', () => {
  it('hands over its code and every line, the unfinished last one too', async () => {
    const path = script('talk.mjs', `process.stdout.write('one\\ntwo'); process.exitCode = 3;`);
    /** @type {string[]} */
    const lines = [];
    const result = await run(process.execPath, [path], { onLine: (line) => lines.push(line) });
    assert.deepEqual([result.code, lines], [3, ['one', 'two']]);
  });

  it('that does not exist is a result, not a crash', async () => {
    const { code, output } = await run('no-such-program-here', []);
    assert.equal(code, -1);
    assert.match(output, /no-such-program-here/);
  });

  it('may end without reading what it is given, and says why by its code', async () => {
    const input = 'x'.repeat(1_000_000);
    assert.equal((await run(process.execPath, ['-e', 'process.exit(3)'], { input })).code, 3);
  });

  it('is stopped with everything that it started', { skip: IS_WINDOWS, timeout: PATIENCE_MS }, async () => {
    const path = script(
      'parent.mjs',
      `import { spawn } from 'node:child_process';
       const talkative = 'console.log(1); setInterval(() => {}, 1000)';
       spawn(process.execPath, ['-e', talkative], { stdio: 'inherit' });
       setInterval(() => {}, 1000);`,
    );
    const ended = await new Promise((resolve) => {
      const result = run(process.execPath, [path], { onLine: () => resolve({ result }) });
    });
    killRunning();
    // The stream ends with the last process that could still write the output.
    assert.notEqual((await ended.result).code, 0);
  });
});

describe('a server', () => {
  it('is ready when it answers, and gone after stop', async () => {
    const port = await freePort();
    const server = startServer({
      name: 'Test',
      script: script('server.mjs', SERVER),
      cwd: folder,
      env: { PORT: String(port) },
    });
    await waitUntilReady(`http://127.0.0.1:${port}/`, server);
    assert.equal(server.isRunning(), true);
    await server.stop();
    assert.equal(server.isRunning(), false);
  });

  it('that dies while starting is reported with its last lines', async () => {
    const path = script('dies.mjs', `console.error('no secret'); process.exit(2);`);
    const server = startServer({ name: 'Test', script: path, cwd: folder, env: {} });
    await assert.rejects(waitUntilReady('http://127.0.0.1:9/', server), (error) => {
      assert.ok(error instanceof UserError);
      assert.match(error.message, /Test stopped while starting \(code 2\)/);
      assert.match(error.output, /no secret/);
      return true;
    });
  });

  it('ends when the one who started it is killed by force', {
    skip: IS_WINDOWS,
    timeout: PATIENCE_MS,
  }, async () => {
    const port = await freePort();
    const server = script('orphan.mjs', SERVER);
    const starter = script(
      'starter.mjs',
      `import { startServer } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'server-process.mjs')).href)};
       const onLine = console.log;
       startServer({ name: 'Test', script: ${JSON.stringify(server)}, cwd: '.', env: { PORT: '${port}' }, onLine });`,
    );
    const parent = spawn(process.execPath, [starter], { stdio: ['ignore', 'pipe', 'ignore'] });
    await once(parent.stdout, 'data');
    const wire = connect(port, '127.0.0.1');
    await once(wire, 'connect');
    const cut = closed(wire);
    parent.kill('SIGKILL');
    await cut;
  });
});
