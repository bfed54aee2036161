import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { IS_WINDOWS } from '../../scripts/lib/paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'scratch-browser-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const urlOf = (/** @type {string} */ file) =>
  JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href);

/** Makes a file whose removal takes a while, and opens a browser. @param {string} file */
const commandThatMakes = (file) => `
  import { rmSync, writeFileSync } from 'node:fs';
  import { setTimeout as pause } from 'node:timers/promises';
  import { scratch, scratchRun } from ${urlOf('scratch-run.mjs')};
  import { scratchBrowser } from ${urlOf('scratch-browser.mjs')};
  const file = ${JSON.stringify(file)};
  scratchRun(async () => {
    await scratch(() => writeFileSync(file, ''), () => pause(500).then(() => rmSync(file)));
    await scratchBrowser();
    console.log('ready');
    return new Promise(() => {});
  });`;

describe('a run with a browser', { concurrency: true, skip: IS_WINDOWS }, () => {
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])) {
    it(`removes what it has made when ${signal} stops it`, async () => {
      const file = join(folder, signal);
      const run = spawn(process.execPath, ['--input-type=module', '-e', commandThatMakes(file)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(run, 'close');
      await once(run.stdout, 'data');
      assert.equal(existsSync(file), true);
      run.kill(signal);
      assert.deepEqual(await ended, [code, null]);
      assert.equal(existsSync(file), false);
    });
  }
});
