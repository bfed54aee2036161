import { integrityOf } from '../registry/integrity.mjs';
import { writeOutput } from './write-output.mjs';

/** «consume shared module (default) @cabinet/kernel/ui/table@^1.0.0 (strict)». */
const SHARED_KERNEL = / @cabinet\/kernel\/([\w/-]+)@/;

/**
 * Writes `contract.json` and `release.json` (what the registry says of this build: entry, hashes of all files, files
 * that each route's first view needs, entry points of the kernel that it imports) beside the build.
 */
export class ReleasePlugin {
  /** @param {{sources: import('./check-remote.mjs').RemoteSources, build: string, global: string, entry: string}} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      const { sources, build, global, entry } = this.options;
      /** @type {Record<string, string>} */
      const integrity = {};
      for (const asset of compilation.getAssets()) {
        if (/\.(js|css)$/.test(asset.name)) integrity[asset.name] = integrityOf(asset.source.buffer());
      }
      const release = {
        name: sources.contract.name,
        version: sources.contract.version,
        build,
        entry,
        global,
        integrity,
        preload: preloadOf(compilation, sources, entry),
        kernelEntries: kernelEntriesOf(compilation),
        contract: sources.contract,
      };
      await writeOutput(compiler, 'contract.json', sources.contract);
      await writeOutput(compiler, 'release.json', release);
    });
  }
}

/**
 * A remote that imports an entry point which the host does not have would fail as it loads, with an error of the
 * federation runtime; the host compares this list before it loads anything.
 *
 * @param {import('@rspack/core').Compilation} compilation
 */
function kernelEntriesOf(compilation) {
  const { modules = [] } = compilation
    .getStats()
    .toJson({ all: false, modules: true, nestedModules: false, modulesSpace: Number.POSITIVE_INFINITY });
  const names = modules.flatMap(({ moduleType, name }) =>
    moduleType === 'consume-shared-module' ? [SHARED_KERNEL.exec(name ?? '')?.[1] ?? []].flat() : [],
  );
  return [...new Set(names)].sort();
}

/**
 * @param {import('@rspack/core').Compilation} compilation
 * @param {import('./check-remote.mjs').RemoteSources} sources
 * @param {string} entry
 */
function preloadOf(compilation, sources, entry) {
  const stats = compilation
    .getStats()
    .toJson({ all: false, chunks: true, chunkRelations: true, chunkOrigins: true, ids: true });
  const chunks = stats.chunks ?? [];
  /** @param {(origin: {request?: string | undefined, name?: string | undefined}) => boolean} fits */
  const filesFrom = (fits) =>
    chunks
      .filter((chunk) => chunk.origins?.some((origin) => fits(origin)))
      .flatMap((chunk) => chunk.files ?? [])
      .filter((file) => /\.(js|css)$/.test(file) && !file.endsWith('.hot-update.js'));
  const exposed = filesFrom((origin) => /\/src\/routes\.tsx$/.test(origin.request ?? ''));
  return Object.fromEntries(
    [...sources.routes].map(([id, request]) => {
      const screen = filesFrom((origin) => origin.request === request);
      return [id, [...new Set([entry, ...exposed, ...screen])]];
    }),
  );
}
