import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { FULL } from '../support/full.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const urlOf = (file: string) => JSON.stringify(pathToFileURL(path.join(ROOT, 'scripts/lib', file)).href);

/** Makes a file whose removal takes a while, and opens a browser. */
const commandThatMakes = (file: string) => `
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

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  test(`a command with a browser removes what it has made when ${signal} stops it`, FULL, async () => {
    const file = test.info().outputPath('made');
    const command = spawn(process.execPath, ['--input-type=module', '-e', commandThatMakes(file)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    command.stdout.on('data', (text) => (said += text));
    const ended = new Promise<number | null>((resolve) => command.once('close', resolve));
    await expect.poll(() => said, { timeout: 30_000 }).toContain('ready');
    expect(existsSync(file)).toBe(true);
    command.kill(signal);
    expect(await ended).toBe(code);
    expect(existsSync(file)).toBe(false);
  });
}
