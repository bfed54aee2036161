import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isHashed } from '../registry/host-builds.mjs';
import { integrityOf } from '../registry/integrity.mjs';
import { kernelVersion } from './shared.mjs';
import { writeOutput } from './write-output.mjs';

const KERNEL = '@cabinet/kernel/';

/**
 * Writes `release.json`, a `HostBuild`, beside the host's build. A remote can be compared with it before it is
 * released, and so can the live remotes before another host is.
 */
export class HostReleasePlugin {
  /** @param {{dir: string, build: string, loaders: string}} options `loaders`: the module that imports each entry point. */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('HostReleasePlugin', async (compilation) => {
      const { dir, build, loaders } = this.options;
      const { version } = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8'));
      /** @type {import('../registry/index.mjs').HostBuild} */
      const release = {
        name: 'host',
        version,
        build,
        kernel: {
          version: kernelVersion,
          exports: kernelExportsOf(compilation, loaders),
        },
        integrity: Object.fromEntries(
          compilation
            .getAssets()
            .filter(({ name: file }) => isHashed(file))
            .map(({ name: file, source }) => [file, integrityOf(source.buffer())]),
        ),
      };
      await writeOutput(compiler, 'release.json', release);
    });
  }
}

/**
 * The names that each entry point exports. They are read from the modules that the loaders get, so a remote will find
 * exactly these.
 *
 * @param {import('@rspack/core').Compilation} compilation
 * @param {string} loaders
 * @returns {Record<string, string[]>} Empty where the build has no loaders: such a host hands nothing over.
 * @throws {Error} When an entry point's names are not known: remotes would be compared with a lie.
 */
function kernelExportsOf({ modules, moduleGraph }, loaders) {
  const exported = [...modules]
    .filter((module) => module.nameForCondition() === loaders)
    .flatMap((module) => moduleGraph.getOutgoingConnections(module))
    .filter(({ dependency }) => dependency.request?.startsWith(KERNEL))
    .map(({ dependency, module }) => entryOf(moduleGraph, dependency.request ?? '', module));
  return Object.fromEntries(exported.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * @param {import('@rspack/core').ModuleGraph} moduleGraph
 * @param {string} request
 * @param {import('@rspack/core').Module | null} module
 * @returns {[entry: string, names: string[]]}
 */
function entryOf(moduleGraph, request, module) {
  const names = module && moduleGraph.getProvidedExports(module);
  if (!Array.isArray(names)) throw new Error(`The build cannot tell what ${request} exports`);
  return [request.slice(KERNEL.length), names.toSorted()];
}
