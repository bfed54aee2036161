import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { kernelPermissions } from './kernel-permissions.mjs';
import { kernelVersion } from './shared.mjs';
import { writeOutput } from './write-output.mjs';

const KERNEL = '@cabinet/kernel/';

/**
 * What a build of the host says of itself, above all of the kernel that it hands to remotes.
 *
 * @typedef {object} HostRelease
 * @property {'host'} name
 * @property {string} version Of the host's package.
 * @property {string} build Hash of the inputs of the build.
 * @property {{version: string, exports: Record<string, string[]>, permissions: string[]}} kernel `exports`: entry
 *   point, e.g. `ui/table`, → names of the values that it exports, sorted.
 */

/**
 * Writes `release.json`, a {@link HostRelease}, beside the host's build: a remote can be compared with it before it is
 * released, and the remotes that are live before another host is.
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
      /** @type {HostRelease} */
      const release = {
        name: 'host',
        version,
        build,
        kernel: {
          version: kernelVersion,
          exports: kernelExportsOf(compilation, loaders),
          permissions: await kernelPermissions(),
        },
      };
      await writeOutput(compiler, 'release.json', release);
    });
  }
}

/**
 * The names are the ones of the modules that the loaders get, so they are what a remote will find.
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
