import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HostBuild } from '../registry/index.mjs';
import { kernelEntries, kernelVersion } from './shared.mjs';

/** A host that does nothing, with a small kernel in place of the real one. Its entry points have the real names. */
const SOURCES = {
  'package.json': '{ "version": "3.2.1" }',
  'index.html': '<html><head></head></html>',
  'src/first.ts': 'export {};',
  'src/index.ts': `import { kernelLoaders } from './federation/kernel-loaders.ts'; console.warn(kernelLoaders);`,
  'src/federation/kernel-loaders.ts': '',
  'kernel/package.json': `{ "sideEffects": false, "exports": { "./ui": "./ui.ts", "./*": "./other.ts" } }`,
  'kernel/ui.ts': `
    export { Box, type BoxProps, Button as Press } from './parts.ts';
    export type { ButtonProps } from './parts.ts';
    export const AREA = 1;
    export interface Place { area: typeof AREA }
  `,
  'kernel/parts.ts': `
    export type BoxProps = object;
    export type ButtonProps = object;
    export const Box = 1;
    export const Button = 2;
    export const Inner = 3;
  `,
  'kernel/other.ts': 'export default 1;',
};

/** The bundler does not load inside jest's module loader, so a process of its own builds. */
const BUILD = `
  import { hostPreset, runRspack } from ${JSON.stringify(new URL('index.mjs', import.meta.url))};
  await runRspack(hostPreset(process.cwd(), { isDevelopment: false }));
`;

const dir = await mkdtemp(path.join(tmpdir(), 'host-'));
afterAll(() => rm(dir, { recursive: true }));

describe("what a host's build says of itself", () => {
  let release: HostBuild;

  beforeAll(async () => {
    for (const [file, source] of Object.entries(SOURCES)) {
      await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
      await writeFile(path.join(dir, file), source);
    }
    await mkdir(path.join(dir, 'node_modules/@cabinet'), { recursive: true });
    await symlink('../../kernel', path.join(dir, 'node_modules/@cabinet/kernel'));
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', BUILD], { cwd: dir });
    release = JSON.parse(await readFile(path.join(dir, 'dist/release.json'), 'utf8'));
    // A build takes so long on a machine that may be busy.
  }, 60_000);

  it('names the build', () => {
    expect(release).toMatchObject({
      name: 'host',
      version: '3.2.1',
      build: expect.stringMatching(/^[0-9a-f]{10}$/),
    });
  });

  it('lists every entry point of the kernel', () => {
    expect(Object.keys(release.kernel.exports)).toEqual(kernelEntries().toSorted());
  });

  it('lists the values of an entry point by the names that it gives them, and no types', () => {
    expect(release.kernel.exports.ui).toEqual(['AREA', 'Box', 'Press']);
    expect(release.kernel.exports.forms).toEqual(['default']);
  });

  it('has the version of the kernel', () => {
    expect(release.kernel.version).toBe(kernelVersion);
  });
});
