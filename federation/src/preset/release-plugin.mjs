import { integrityOf } from '../registry/integrity.mjs';
import { writeOutput } from './write-output.mjs';

/** «consume shared module (default) @cabinet/kernel/ui/table@^1.0.0 (strict)». */
const SHARED_KERNEL = / @cabinet\/kernel\/([\w/-]+)@/;

/** How the federation plugin names the chunk of what is exposed as `./routes`. */
const ROUTES_CHUNK = '__federation_expose_routes';

/**
 * Writes `contract.json` and `release.json` (what the registry says of this build: entry, hashes of all files, files
 * and entry points of the kernel that each route's first view needs, all that it imports) beside the build.
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
        ...needsOf(compilation, sources, entry),
        contract: sources.contract,
      };
      await writeOutput(compiler, 'contract.json', sources.contract);
      await writeOutput(compiler, 'release.json', release);
    });
  }
}

/**
 * What the registry says of a build's needs: of the whole, so that the host can refuse a remote whose imports it lacks,
 * before it fails to load with an error of the federation runtime; and of each route, so that all of it can be
 * requested at once, where otherwise each file is found only in the one before.
 *
 * @param {import('@rspack/core').Compilation} compilation
 * @param {import('./check-remote.mjs').RemoteSources} sources
 * @param {string} entry
 */
function needsOf(compilation, sources, entry) {
  const { chunks = [], modules = [] } = compilation.getStats().toJson({
    all: false,
    chunks: true,
    chunkRelations: true,
    chunkOrigins: true,
    ids: true,
    modules: true,
    nestedModules: false,
    modulesSpace: Number.POSITIVE_INFINITY,
  });
  const imports = modules.flatMap((module) =>
    kernelEntryOf(module).map((name) => ({ name, chunks: module.chunks ?? [] })),
  );
  const exposed = chunks.filter(({ names }) => names?.includes(ROUTES_CHUNK));
  const routes = [...sources.routes].map(([id, request]) => {
    const screen = chunks.filter(({ origins }) => origins?.some((origin) => origin.request === request));
    const needed = [...exposed, ...screen];
    const ids = new Set(needed.map((chunk) => chunk.id));
    return {
      id,
      files: needed.flatMap(({ files = [] }) => files).filter(isAsset),
      entries: imports.filter((each) => each.chunks.some((chunk) => ids.has(chunk))).map(({ name }) => name),
    };
  });
  return {
    preload: Object.fromEntries(routes.map(({ id, files }) => [id, [...new Set([entry, ...files])]])),
    preloadKernel: Object.fromEntries(routes.map(({ id, entries }) => [id, sorted(entries)])),
    kernelEntries: sorted(imports.map(({ name }) => name)),
  };
}

/** @param {import('@rspack/core').StatsModule} module @returns {string[]} */
const kernelEntryOf = ({ moduleType, name }) => {
  const entry = moduleType === 'consume-shared-module' ? SHARED_KERNEL.exec(name ?? '')?.[1] : undefined;
  return entry === undefined ? [] : [entry];
};

/** @param {string} file */
const isAsset = (file) => /\.(js|css)$/.test(file) && !file.endsWith('.hot-update.js');

/** @param {readonly string[]} names */
const sorted = (names) => [...new Set(names)].sort();
