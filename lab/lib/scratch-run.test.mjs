import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { IS_WINDOWS } from '../../scripts/lib/paths.mjs';

/** @type {string} */
let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'scratch-run-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

/**
 * A run whose things are files: `quick`, and `slow`, which is not made before the signal where one is sent.
 *
 * @param {string} rest what main does after `quick` is there
 * @param {NodeJS.Signals} [signal] sent when it says that it is ready
 */
async function runWith(rest, signal) {
  const script = join(folder, 'run.mjs');
  const module = pathToFileURL(join(import.meta.dirname, 'scratch-run.mjs')).href;
  writeFileSync(
    script,
    `import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
     import { once } from 'node:events';
     import { setImmediate as turn } from 'node:timers/promises';
     import { scratch, scratchFolder, scratchRun, stopped } from ${JSON.stringify(module)};
     const remove = async (name) => { appendFileSync('removed', name + ' '); rmSync(name); };
     const quick = async () => { writeFileSync('quick', ''); return 'quick'; };
     // Waiting for a signal alone keeps no process alive.
     ${signal ? 'setInterval(() => {}, 60_000);' : ''}
     const slow = async () => {
       console.log('ready');
       ${signal ? "await once(stopped, 'abort'); await turn();" : ''}
       writeFileSync('slow', '');
       return 'slow';
     };
     scratchRun(async () => {
       const [, removeQuick] = await scratch(quick, remove);
       ${rest}
       return true;
     });`,
  );
  rmSync(join(folder, 'removed'), { force: true });
  const child = spawn(process.execPath, [script], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let isSent = false;
  child.stdout.on('data', () => {
    if (signal && !isSent) child.kill(signal);
    isSent = true;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  const removed = readFileSync(join(folder, 'removed'), 'utf8').trim();
  assert.equal(existsSync(join(folder, 'slow')) || existsSync(join(folder, 'quick')), false);
  return { code, removed };
}

describe('a run of its own', () => {
  it('removes what it made, the last first, when it ends and when it fails', async () => {
    assert.deepEqual(await runWith('await scratch(slow, remove);'), { code: 0, removed: 'slow quick' });
    const failing = `await scratch(slow, remove); throw new Error('no');`;
    assert.deepEqual(await runWith(failing), { code: 1, removed: 'slow quick' });
  });

  it('removes once what had no more use before', async () => {
    assert.deepEqual(await runWith('await removeQuick(); await removeQuick();'), {
      code: 0,
      removed: 'quick',
    });
  });

  it('removes a folder with all that is in it', async () => {
    const { code } = await runWith(`
      const made = await scratchFolder('run');
      writeFileSync('made', made);
      writeFileSync(made + '/file', '');`);
    assert.equal(code, 0);
    const made = readFileSync(join(folder, 'made'), 'utf8');
    assert.match(made, /cabinet-run-/);
    assert.equal(existsSync(made), false);
  });

  // Ctrl-C in the middle of `create database` once left the database behind.
  it('waits for what is being made when it is stopped, and removes it', { skip: IS_WINDOWS }, async () => {
    assert.deepEqual(await runWith('await scratch(slow, remove);', 'SIGINT'), {
      code: 130,
      removed: 'slow quick',
    });
  });

  it('makes nothing more once it is stopped', { skip: IS_WINDOWS }, async () => {
    const rest = `
      console.log('ready');
      await once(stopped, 'abort');
      await scratch(slow, remove);`;
    assert.deepEqual(await runWith(rest, 'SIGTERM'), { code: 143, removed: 'quick' });
  });
});
